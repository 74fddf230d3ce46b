import { addDays, daysBetween, dense } from '@wallet/kit/format';

export const purposes = ['loan', 'job', 'school', 'move', 'other'] as const;
export type Purpose = (typeof purposes)[number];
export const events = ['loan', 'move', 'job', 'school', 'travel'] as const;
export type LifeEvent = (typeof events)[number];
/** Of family certificates: 52 is normal, 53 a re-issue of one that still counts (R793). */
export const accesses = ['normal', 'reissue'] as const;

/** What an answer means, by its code; a code that we do not know keeps its message (the values are ours). */
const results = {
  '00': 'issued',
  '10': 'inWork',
  '20': 'needsMore',
  '31': 'nameDiffers',
  '32': 'notFamily',
  '33': 'noRecord',
  '41': 'closed',
  '51': 'limit',
  '61': 'unpaid',
  '90': 'retry',
} as const;
export type Result = (typeof results)[keyof typeof results] | 'other';
export const resultOf = (code: string): Result =>
  Object.hasOwn(results, code) ? results[code as keyof typeof results] : 'other';

/** As what a document comes: with a PDF, as data alone, or to be opened once. An unknown one may have a PDF. */
export const documentOf = (code: string): 'pdf' | 'data' | 'once' | 'unknown' =>
  (({ P: 'pdf', X: 'data', O: 'once' }) as const)[code] ?? 'unknown';

/** 1234-5678-9012-3456: what is typed, pasted or scanned; other signs fall out. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '').slice(0, 16);
export const numberText = (text: string): string => digitsOf(text).replace(/(\d{4})(?=\d)/g, '$1-');
export const isNumber = (text: string): boolean => digitsOf(text).length === 16;

/** EW-1000-0123: a document wallet's address, also as its QR says it. */
export const addressIn = (text: string): string => /EW-\d{4}-\d{4}/.exec(text.toUpperCase())?.[0] ?? '';

/** Days that are left, as home counts them: none on the last one. */
export const daysLeft = (validUntil: string, today: string): number => daysBetween(today, validUntil);

/** Receivers want one of the last three months, or one: what it was issued before is too old for them. */
export const isOldFor = (issuedAt: string, months: 1 | 3, today: string): boolean =>
  issuedAt.slice(0, 8) < addDays(today, -30 * months);

interface Named {
  name: string;
  office: string;
  events: readonly LifeEvent[];
}

/** Kinds whose name or office has these letters, spaces aside, and that fit this event of life. */
export function foundKinds<K extends Named>(all: readonly K[], words: string, event: LifeEvent | ''): K[] {
  return all.filter(
    (one) =>
      (event === '' || one.events.includes(event)) &&
      dense(`${one.name}${one.office}`).includes(dense(words)),
  );
}

/** Grouped in the order in which they first come. */
export function groupedBy<T>(all: readonly T[], of: (one: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(of(one), [...(groups.get(of(one)) ?? []), one]);
  return [...groups];
}

/** My favourites, in my order. */
export const favouritesOf = <K extends { favourite: number }>(all: readonly K[]): K[] =>
  all.filter(({ favourite }) => favourite > 0).toSorted((a, b) => a.favourite - b.favourite);
