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

export function canMove(settings: readonly CardSetting[], type: string, by: -1 | 1): boolean {
  const from = settings.findIndex((one) => one.type === type);
  const other = settings[from + by];
  return settings[from] !== undefined && other !== undefined && !settings[from].isFixed && !other.isFixed;
}

export function moved(settings: readonly CardSetting[], type: string, by: -1 | 1): CardSetting[] {
  if (!canMove(settings, type, by)) return [...settings];
  const next = [...settings];
  const from = next.findIndex((one) => one.type === type);
  const [one] = next.splice(from, 1);
  if (one) next.splice(from + by, 0, one);
  return numbered(next);
}

/** One card at most is fixed; fixing another frees the first, and null frees all. */
export function withFixed(settings: readonly CardSetting[], type: string | null): CardSetting[] {
  return arranged(settings.map((one) => ({ ...one, isFixed: one.type === type })));
}

export function withActive(settings: readonly CardSetting[], type: string, isActive: boolean): CardSetting[] {
  return settings.map((one) => (one.type === type ? { ...one, isActive } : one));
}

function numbered(settings: readonly CardSetting[]): CardSetting[] {
  return settings.map((one, order) => ({ ...one, order }));
}
