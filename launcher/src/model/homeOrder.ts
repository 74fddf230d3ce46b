import { arranged, type CardSetting } from './cardSettings.ts';

/** A card of home as its settings show it. */
export interface ArrangedCard {
  id: string;
  name: string;
  isShown: boolean;
  /** as the server keeps it; null for a card that it has no settings for: this phone keeps those */
  setting: CardSetting | null;
  isReleased: boolean;
}

/** What this phone keeps, as the server has settings for three cards alone. */
export interface PhoneOrder {
  /** ids of all cards; one that is not among them stands behind those that are */
  order: readonly string[];
  hidden: readonly string[];
}

/**
 * Ids of all cards as the customer has them: in the order of this phone, where the cards of the server take their
 * places among themselves in its order; a fixed one stands first.
 *
 * @param settings arranged
 * @param others ids of the cards that the server has no settings for, in their own order
 */
export function homeOrder(
  settings: readonly CardSetting[],
  others: readonly string[],
  kept: readonly string[],
): string[] {
  const types = settings.map(({ type }) => type);
  const all = [...types, ...others.filter((id) => !types.includes(id))];
  const known = kept.filter((id) => all.includes(id));
  const places = [...known, ...all.filter((id) => !known.includes(id))];
  const next = [...types];
  const order = places.map((id) => (types.includes(id) ? (next.shift() ?? id) : id));
  const fixed = settings.find(({ isFixed }) => isFixed)?.type;
  return fixed === undefined ? order : [fixed, ...order.filter((id) => id !== fixed)];
}

/** The settings of the server among the cards, numbered as they stand. */
export function settingsOf(cards: readonly ArrangedCard[]): CardSetting[] {
  return cards
    .flatMap(({ setting, isShown }) => (setting ? [{ ...setting, isActive: isShown }] : []))
    .map((setting, order) => ({ ...setting, order }));
}

/** What this phone keeps of the cards. */
export function phoneOrderOf(cards: readonly ArrangedCard[]): PhoneOrder {
  return {
    order: cards.map(({ id }) => id),
    hidden: cards.filter(({ setting, isShown }) => !setting && !isShown).map(({ id }) => id),
  };
}

/** The cards that these ids name in their order; the others keep their places among them. */
export function inOrder(cards: readonly ArrangedCard[], ids: readonly string[]): ArrangedCard[] {
  const next = ids.flatMap((id) => cards.find((card) => card.id === id) ?? []);
  return cards.map((card) => (ids.includes(card.id) ? (next.shift() ?? card) : card));
}

/** This card before all others; one that is fixed stays first. */
export function withFirst(cards: readonly ArrangedCard[], id: string): ArrangedCard[] {
  const place = (card: ArrangedCard) => (isFixed(card) ? 0 : card.id === id ? 1 : 2);
  return cards.toSorted((one, other) => place(one) - place(other));
}

/**
 * The cards as the wallet puts them before a customer has: what is hidden or fixed stays so.
 *
 * @param offered ids of all that is released, in the wallet's order
 */
export function inFirstOrder(cards: readonly ArrangedCard[], offered: readonly string[]): ArrangedCard[] {
  const unset = settingsOf(cards).map((setting) => ({ ...setting, order: 0 }));
  return inOrder(cards, homeOrder(arranged(unset), offered, []));
}

export function withShown(cards: readonly ArrangedCard[], id: string, isShown: boolean): ArrangedCard[] {
  return cards.map((card) => (card.id === id ? { ...card, isShown } : card));
}

/** One card at most is fixed, and stands first; null frees all. */
export function withFixedCard(cards: readonly ArrangedCard[], id: string | null): ArrangedCard[] {
  const next = cards.map((card) =>
    card.setting ? { ...card, setting: { ...card.setting, isFixed: card.id === id } } : card,
  );
  return [...next.filter((card) => card.id === id), ...next.filter((card) => card.id !== id)];
}

export const isFixed = ({ setting }: ArrangedCard): boolean => setting?.isFixed ?? false;
