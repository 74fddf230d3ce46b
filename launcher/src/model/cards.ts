export interface HomeCard {
  id: string;
  name: string;
  color: string;
  screen: string;
  domain: string;
  /** 1 to 9; the specification gives no more places. */
  order: number;
  isNew: boolean;
  hiddenForGroups: readonly string[];
}

export interface CardLists {
  adult: readonly HomeCard[];
  minor: readonly HomeCard[];
}

/** Where a card leads, and what the domain itself calls it in both languages, where it is one of its doors. */
interface CardPage {
  path: string;
  title?: { ko: string; en: string } | undefined;
}

export interface OpenCard extends HomeCard {
  page: CardPage;
}

export interface CardView {
  isMinor: boolean;
  groupCode: string;
  /** Ids of cards in the order the customer set; those it does not name follow by their own order. */
  preferred: readonly string[];
  /** Ids of cards the customer took off home. */
  removed: readonly string[];
  /** A released screen; null where its domain is not there yet. */
  findPage: (screen: string, domain: string) => CardPage | null;
}

/** What the customer sees: their list, without what their group loses or what is not released. */
export function visibleCards(lists: CardLists, view: CardView): OpenCard[] {
  return listOf(lists, view)
    .filter((card) => !view.removed.includes(card.id))
    .flatMap((card) => {
      const page = view.findPage(card.screen, card.domain);
      return page === null ? [] : [{ ...card, page }];
    })
    .map((card, place) => ({ card, place }))
    .sort(
      (a, b) => rank(a.card, view) - rank(b.card, view) || a.card.order - b.card.order || a.place - b.place,
    )
    .map(({ card }) => card);
}

/** All that is offered to this customer, released or not: those under 14 have a list of their own. */
export function listOf(
  lists: CardLists,
  { isMinor, groupCode }: Pick<CardView, 'isMinor' | 'groupCode'>,
): HomeCard[] {
  const list = isMinor ? lists.minor : lists.adult;
  return list.filter((card) => !isHiddenFor(card, groupCode));
}

function isHiddenFor(card: HomeCard, groupCode: string): boolean {
  return groupCode !== '' && card.hiddenForGroups.includes(groupCode);
}

function rank(card: HomeCard, view: CardView): number {
  const place = view.preferred.indexOf(card.id);
  return place < 0 ? view.preferred.length : place;
}
