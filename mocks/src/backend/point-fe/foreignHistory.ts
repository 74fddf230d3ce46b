import { type Currency, fromMinorUnits, isCurrency } from '@wallet/kit/format';
import type { Context } from 'hono';
import { accountName, ledgerOf } from '../ledger/index.ts';
import { pageOf } from '../paged.ts';
import { memberOf, type RoomEnv } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import { memosOf, serialNo } from './transactionsBook.ts';

const DAY = 86_400_000;
const PAGE_SIZE = 15;

interface Moved {
  tranSerno: string;
  at: Date;
  crncyCd: Currency;
  minor: number;
  titl: string;
  titlEng: string;
}

/** Amounts that lead, oldest first, to what the ledger opens with: 125.50 USD and 8,000 JPY. */
const past: readonly [Currency, number][] = [
  ['USD', 5000],
  ['JPY', 12_000],
  ['USD', 10_000],
  ['USD', -3200],
  ['JPY', 5000],
  ['USD', 2500],
  ['JPY', -9000],
  ['USD', -4750],
  ['USD', 6000],
  ['JPY', 4500],
  ['USD', -1800],
  ['JPY', -2500],
  ['USD', 3000],
  ['JPY', -2000],
  ['USD', -4200],
];

/** What came into and left the customer's currency points, newest first, with the balance after each. */
export function foreignHistory(context: Context<RoomEnv>, currency: string, pageNo: string) {
  const balances = new Map<Currency, number>();
  const items = movesOf(context).map(({ minor, at, ...move }) => {
    const balance = (balances.get(move.crncyCd) ?? 0) + minor;
    balances.set(move.crncyCd, balance);
    return {
      ...move,
      tranYMS: seoulTime(at),
      fxAmt: fromMinorUnits(minor, move.crncyCd),
      blncAft: fromMinorUnits(balance, move.crncyCd),
    };
  });
  const shown = items.filter(({ crncyCd }) => currency === '' || crncyCd === currency).toReversed();
  return pageOf(shown, pageNo, PAGE_SIZE);
}

function movesOf(context: Context<RoomEnv>): Moved[] {
  const world = context.get('world');
  const account = accountName.foreignPoints(memberOf(context).walletMberIdnfiNo);
  const postings = ledgerOf(world).postings();
  const of = (entries: (typeof postings)[number]['entries']) =>
    entries.filter((entry) => entry.account === account);
  const opening = postings.find(({ kind, entries }) => kind === 'opening' && of(entries).length > 0);
  const openedAt = opening ? new Date(opening.at).getTime() : 0;
  const seeded = !opening
    ? []
    : past.map(([crncyCd, minor], place): Moved => {
        const at = new Date(openedAt - (past.length - place) * 11 * DAY);
        return { tranSerno: serialNo(at, 90_000 + place), at, crncyCd, minor, ...words(crncyCd, minor) };
      });
  const since = postings
    .filter(({ kind }) => kind !== 'opening')
    .flatMap(({ at, number, entries }) =>
      of(entries).flatMap(({ currency: crncyCd, amount: minor }): Moved[] => {
        if (!isCurrency(crncyCd)) return [];
        const day = new Date(at);
        const memo = memosOf(world).get(number) ?? words(crncyCd, minor);
        const { titl, titlEng } = memo;
        return [{ tranSerno: serialNo(day, number), at: day, crncyCd, minor, titl, titlEng }];
      }),
    );
  return [...seeded, ...since];
}

function words(currency: Currency, minor: number) {
  return minor > 0
    ? { titl: `${currency} 외화포인트 사기`, titlEng: `${currency} points bought` }
    : { titl: `${currency} 외화포인트 사용`, titlEng: `${currency} points used` };
}
