import { currencyDecimals } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Foreign } from './fx.ts';

/** Somebody to send to; phone and name come masked. Without a wallet there is no name. */
export interface Person {
  id: string;
  name: string;
  phone: string;
  isMember: boolean;
}

export interface FxSend {
  id: string;
  direction: 'in' | 'out';
  name: string;
  phone: string;
  isMember: boolean;
  currency: Foreign;
  minor: number;
  message: string;
  sentAt: string;
  until: string;
  endedAt: string;
  state: 'waiting' | 'accepted' | 'declined' | 'takenBack' | 'ranOut';
}

/** What can be sent of each currency: what there is, and what the limits leave of it. */
export interface SendTerms {
  /** US cents */
  dayLeft: number;
  yearLeft: number;
  pockets: { currency: Foreign; minor: number; most: number }[];
}

/** Whom a send is called after: the phone where there is no name. */
export const whom = ({ name, phone }: Pick<FxSend, 'name' | 'phone'>): string => name || phone;

interface OwnAccount {
  id: string;
  number: string;
  name: string;
  currencies: string[];
}

export interface WithdrawTerms {
  /** empty while the bank is open */
  opensAt: string;
  accounts: OwnAccount[];
  pockets: { currency: Foreign; minor: number }[];
}

export type PlaceKind = 'branch' | 'airport' | 'kiosk';

export interface CashPlace {
  id: string;
  kind: PlaceKind;
  name: string;
  address: string;
  latitude: number;
  longitude: number;
  opens: string;
  closes: string;
  isOpen: boolean;
  /** whole units that it has */
  stock: number;
  smallest: number;
}

export interface CashTerms {
  /** hundredths of a per cent of what has not lain here for so many days */
  rate: number;
  days: number;
  pockets: { currency: Foreign; minor: number; free: number; notes: number[] }[];
}

export interface CashOrder {
  id: string;
  currency: Foreign;
  /** whole units */
  units: number;
  /** smallest units */
  fee: number;
  state: 'paid' | 'ready' | 'fetched' | 'cancelled' | 'returned';
  place: Pick<CashPlace, 'id' | 'kind' | 'name' | 'address' | 'latitude' | 'longitude'>;
  date: string;
  fetchBy: string;
  orderedAt: string;
  /** when it was fetched, cancelled or given back; empty while it waits */
  endedAt: string;
  qr: string;
  canChange: boolean;
  canCancel: boolean;
}

/** Smallest units of so many whole ones. */
export const minorOf = (currency: Foreign, units: number): number => units * 10 ** currencyDecimals(currency);

/** UNIT_DOWN: what taking so much in notes costs; what has lain here long enough is free. */
export const cashFee = (minor: number, { free, rate }: { free: number; rate: number }): number =>
  Number((BigInt(Math.max(0, minor - free)) * BigInt(rate)) / 10_000n);

/** The most that notes come to, its fee paid from the same pocket. */
export function mostCash(
  { currency, minor, free, notes }: CashTerms['pockets'][number],
  { rate }: Pick<CashTerms, 'rate'>,
): number {
  const smallest = notes.at(-1) ?? 1;
  const one = minorOf(currency, smallest);
  let count = Math.trunc(minor / one);
  while (count > 0 && count * one + cashFee(count * one, { free, rate }) > minor) count -= 1;
  return count * smallest;
}

/** Notes of an amount, as few as there are. */
export function notesOf(units: number, faces: readonly number[]): { face: number; count: number }[] {
  let left = units;
  return faces.flatMap((face) => {
    const count = Math.trunc(left / face);
    left -= count * face;
    return count > 0 ? [{ face, count }] : [];
  });
}

/** What moves money out of the wallet beside trading. */
export const moveFacts = v.object({
  kind: v.picklist(['send', 'withdraw', 'cash']),
  currency: v.string(),
  /** smallest units; of cash whole ones */
  amount: v.number(),
  /** whom to, which account, which place */
  to: v.string(),
  /** of a send its words, of cash its day */
  more: v.optional(v.string(), ''),
  /** of cash: the fee that was told */
  fee: v.optional(v.number(), 0),
});
export type MoveFacts = v.InferOutput<typeof moveFacts>;

export interface MoveReceipt {
  kind: MoveFacts['kind'];
  /** of the history */
  entryId: string;
  at: string;
  send: FxSend | null;
  cash: CashOrder | null;
  withdrawn: { currency: Foreign; minor: number; account: string; number: string; left: number } | null;
}

export interface Notice {
  id: string;
  title: string;
  text: string;
  at: string;
}
