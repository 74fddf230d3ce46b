export interface CardSetting {
  /** Which card: gmid, moid or book (others may come). */
  type: string;
  title: string;
  name: string;
  text: string;
  brand: string;
  link: string;
  order: number;
  isFixed: boolean;
  isActive: boolean;
}

const defaultOrder: readonly string[] = ['gmid', 'moid', 'book'];

/** The order where the customer has set none: gmid 0, moid 1, book 2; a fixed book comes first (1-shell s3). */
export function defaultTypes(fixedType: string): string[] {
  return fixedType === 'book' ? ['book', 'gmid', 'moid'] : [...defaultOrder];
}

/** In the order to be shown, numbered from 0. The fixed one stands first, whatever its number. */
export function arranged(settings: readonly CardSetting[]): CardSetting[] {
  const fixed = settings.find((one) => one.isFixed)?.type ?? '';
  const isUnset = new Set(settings.map((one) => one.order)).size < settings.length;
  const defaults = defaultTypes(fixed);
  const place = (one: CardSetting) => {
    if (one.isFixed && one.type === fixed) return -1;
    if (!isUnset) return one.order;
    const index = defaults.indexOf(one.type);
    return index < 0 ? defaults.length : index;
  };
  return numbered([...settings].sort((a, b) => place(a) - place(b)));
}

function numbered(settings: readonly CardSetting[]): CardSetting[] {
  return settings.map((one, order) => ({ ...one, order }));
}
