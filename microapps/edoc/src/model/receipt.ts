import { addDays, addMonths, daysBetween } from '@wallet/kit/format';

export const kinds = ['food', 'mart', 'cafe', 'clothes', 'health', 'traffic', 'living', 'other'] as const;
export type Kind = (typeof kinds)[number];
export const means = ['card', 'pay', 'cash', 'points'] as const;
export type Means = (typeof means)[number];

export const pictures: Readonly<Record<Kind, string>> = {
  food: 'meal',
  mart: 'cart',
  cafe: 'coffee',
  clothes: 'clothes',
  health: 'insurance',
  traffic: 'bus',
  living: 'stay',
  other: 'edoc',
};

export interface Row {
  id: string;
  shop: string;
  /** YYYYMMDDhhmmss by the clocks of Seoul */
  at: string;
  total: number;
  kind: Kind;
  means: Means;
  points: number;
  isNew: boolean;
  isDouble: boolean;
  isMine: boolean;
  isRefund: boolean;
  refunded: 'none' | 'part' | 'all';
  memo: string;
  /** empty where nothing is taken back */
  exchangeUntil: string;
  warrantyUntil: string;
  product: string;
  /** since when it is in the bin */
  deletedOn: string;
}

interface Item {
  name: string;
  count: number;
  amount: number;
}

export interface Receipt extends Row {
  businessNo: string;
  phone: string;
  meansName: string;
  items: Item[];
  supply: number;
  vat: number;
  currency: string;
  foreignAmount: string;
  /** its kind is unknown where it cannot be drawn */
  barcodeKind: 'code128' | 'unknown';
  barcode: string;
  rule: string;
  remindsExchange: boolean;
  model: string;
  warrantyPhone: string;
  remindsWarranty: boolean;
  hasWarrantyPhoto: boolean;
  hasPhoto: boolean;
  /** of a refund: the receipt that it closes; empty for any other */
  originalId: string;
}

export type ExchangeState = 'never' | 'refunded' | 'open' | 'today' | 'over';

/** Whether it can go back: the last day counts, by the calendar of Seoul. */
export function exchangeOf(
  { exchangeUntil, refunded, isRefund }: Pick<Row, 'exchangeUntil' | 'refunded' | 'isRefund'>,
  today: string,
): { state: ExchangeState; days: number } {
  if (refunded === 'all' || isRefund) return { state: 'refunded', days: 0 };
  if (exchangeUntil === '') return { state: 'never', days: 0 };
  const days = daysBetween(today, exchangeUntil);
  if (days === 0) return { state: 'today', days };
  return days > 0 ? { state: 'open', days } : { state: 'over', days: -days };
}

export interface Filter {
  from: string;
  to: string;
  kinds: Kind[];
  means: Means[];
  min: string;
  max: string;
  hasMemo: boolean;
  hasWarranty: boolean;
}

/** The whole of a month, `YYYYMM`. */
export const monthOf = (ym: string) => ({
  from: `${ym}01`,
  to: addDays(addMonths(`${ym}01`, 1), -1),
});
export const monthAfter = (ym: string, months: number) => addMonths(`${ym}01`, months).slice(0, 6);

const among = <T extends string>(text: string | null, all: readonly T[]): T[] => {
  const asked = (text ?? '').split(',');
  return all.filter((one) => asked.includes(one));
};
const digits = (text: string | null) => (text ?? '').normalize('NFKC').replace(/\D/g, '').slice(0, 9);

/** What an address asks for; the filters live there, so that back finds them again. */
export function readFilter(query: URLSearchParams, today: string): Filter & { ym: string } {
  const asked = query.get('ym') ?? '';
  const ym = /^20\d{2}(0[1-9]|1[0-2])$/.test(asked) && asked <= today.slice(0, 6) ? asked : today.slice(0, 6);
  return {
    ym,
    ...monthOf(ym),
    kinds: among(query.get('kinds'), kinds),
    means: among(query.get('means'), means),

    min: digits(query.get('min')),
    max: digits(query.get('max')),

    hasMemo: query.get('memo') === 'Y',
    hasWarranty: query.get('warranty') === 'Y',
  };
}

export function writeFilter(filter: Omit<Filter, 'from' | 'to'> & { ym: string }): Record<string, string> {
  const { ym, min, max, hasMemo, hasWarranty } = filter;
  const all = {
    ym,
    kinds: filter.kinds.join(','),
    means: filter.means.join(','),
    min,
    max,

    memo: hasMemo ? 'Y' : '',
    warranty: hasWarranty ? 'Y' : '',
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

/** Percent of a sum; what was given back makes no share of it. */
export const shareOf = (part: number, sum: number) =>
  part > 0 && sum > 0 ? Math.round((part / sum) * 100) : 0;

export interface Export {
  id: string;
  format: 'pdf' | 'csv';
  from: string;
  to: string;
  count: number;
  total: number;
  keptUntil: string;
  state: 'making' | 'ready' | 'gone';
  progress: number;
  link: string;
}

export interface Share {
  id: string;
  link: string;
  code: string;
  until: string;
  state: 'live' | 'opened' | 'takenBack';
}

/** What a receipt earns; 0 where it is not known. */
export interface PointRules {
  pointsEach: number;
  pointsOfYear: number;
}

export interface UserStatus extends PointRules {
  state: 'agreed' | 'joined' | 'paused' | 'left';
  memberCode: string;
  phone: string;
  byPhone: boolean;
  byCard: boolean;
  hasMessages: boolean;
  points: number;
  hidden: number;
  inBin: number;
  brands: { id: string; name: string; kind: Kind; isOn: boolean }[];
}
