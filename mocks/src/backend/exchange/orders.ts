import { convertMinorUnits, currencyDecimals } from '@wallet/kit/format';
import type { Context } from 'hono';
import type { ForeignCurrency } from '../ledger/index.ts';
import { type RoomEnv, remembered, type World } from '../room.ts';
import { daysFrom, seoulDate, seoulTime } from '../seoulTime.ts';
import { accountToPay, payToMember } from '../walletMoney.ts';
import { bankDaysAfter, placeAt, setAside } from './places.ts';
import { quotedNow } from './rates.ts';
import { notes, termsOn } from './terms.ts';

export type At = Context<RoomEnv>;

/** What was held by a quote and is what an order costs. */
export interface CashQuote {
  crncyCd: ForeignCurrency;
  /** whole units */
  amt: number;
  wonAmt: number;
  exrt: string;
  bascExrt: string;
  prfRt: number;
  savWonAmt: number;
  cpnNo: string;
}
export interface CashOrder extends CashQuote {
  odrNo: string;
  memberId: string;
  crncyExcgUnit: number;
  plcId: string;
  ymd: string;
  purpCd: string;
  mixCd: 'BIG' | 'EVEN';
  ftchNm: string;
  odrStcd: 'PAID' | 'FTCH' | 'CNCL' | 'RTND' | 'PART';
  paidYMS: string;
  endYMS: string;
  backWonAmt: number;
  backExrt: string;
  gotAmt: number;
  /** the number at the machine: none until it is shown */
  pick: { number: string; endsAt: number; wrong: number } | null;
  /** its payment in the ledger; none of an order that was paid before the ledger opened */
  payNo?: number;
}

/** Minor units of so many whole ones. */
const minorOf = (crncyCd: ForeignCurrency, units: number) => units * 10 ** currencyDecimals(crncyCd);
/** KRW_DOWN: won of so many whole units at a rate, cut. */
export function wonAt(crncyCd: ForeignCurrency, units: number, rate: string, unit: number): number {
  const won = convertMinorUnits(minorOf(crncyCd, units), { from: crncyCd, to: 'KRW', rate, unit }, 'down');
  if (won === undefined) throw new Error(`No won for ${units} ${crncyCd}.`);
  return won;
}

/** Notes of an amount, as few as there are; `EVEN` leaves out the largest one for half of it. */
function notesOf(crncyCd: ForeignCurrency, amt: number, mixCd: string) {
  const faces = notes[crncyCd];
  let left = amt;
  const found = new Map<number, number>();
  const take = (from: readonly number[], until: number) => {
    for (const face of from) {
      const cnt = Math.trunc((left - until) / face);
      if (cnt <= 0) continue;
      found.set(face, (found.get(face) ?? 0) + cnt);
      left -= cnt * face;
    }
  };
  if (mixCd === 'EVEN') take(faces.slice(0, 1), Math.trunc(amt / 2));
  take(mixCd === 'EVEN' ? faces.slice(1) : faces, 0);
  return [...found].map(([face, cnt]) => ({ face, cnt }));
}

/** What somebody begins with: a traveller has one order in each state. */
function begun(world: World, personaId: string, memberId: string): CashOrder[] {
  if (personaId === 'cddTarget')
    return [made(world, memberId, 0, 'BR01', 3, 'PAID', { amt: 400, wonAmt: 600_000 })];
  if (personaId !== 'traveller') return [];
  return [
    made(world, memberId, 1, 'KI01', 0, 'PAID', { crncyCd: 'JPY', amt: 50_000 }),
    made(world, memberId, 2, 'AP01', 9, 'PAID', { amt: 500, mixCd: 'EVEN' }),
    made(world, memberId, 3, 'BR02', -20, 'FTCH', { crncyCd: 'EUR', amt: 300 }),
    made(world, memberId, 4, 'BR01', -41, 'CNCL', { amt: 200 }),
    made(world, memberId, 5, 'AP02', -60, 'RTND', { crncyCd: 'CNY', amt: 2000 }),
    made(world, memberId, 6, 'KI04', -75, 'PART', { amt: 500, gotAmt: 300 }),
  ];
}

function made(
  world: World,
  memberId: string,
  number: number,
  plcId: string,
  days: number,
  odrStcd: CashOrder['odrStcd'],
  more: Partial<CashOrder>,
): CashOrder {
  const { crncyCd = 'USD', amt = 100 } = more;
  const { crncyExcgUnit, exrt: bascExrt, cshBuyExrt, cshSelExrt } = quotedNow(world, crncyCd);
  const won = wonAt(crncyCd, amt, bascExrt, crncyExcgUnit);
  const left = amt - (more.gotAmt ?? 0);
  const isBack = odrStcd === 'CNCL' || odrStcd === 'RTND' || odrStcd === 'PART';
  const backExrt = odrStcd === 'PART' ? bascExrt : cshSelExrt;
  return {
    ...{ odrNo: `FX${String(number).padStart(8, '0')}`, memberId, crncyCd, amt, wonAmt: won, crncyExcgUnit },
    ...{
      exrt: bascExrt,
      bascExrt,
      prfRt: 80,
      cpnNo: '',
      plcId,
      ymd: daysFrom(world.now(), days).slice(0, 8),
    },
    savWonAmt: wonAt(crncyCd, amt, cshBuyExrt, crncyExcgUnit) - won,
    ...{
      purpCd: 'TRIP',
      mixCd: 'BIG',
      ftchNm: '',
      odrStcd,
      pick: null,
      gotAmt: odrStcd === 'FTCH' ? amt : 0,
    },
    paidYMS: daysFrom(world.now(), Math.min(days - 2, number === 0 ? 0 : -1), '101500'),
    endYMS: odrStcd === 'PAID' ? '' : daysFrom(world.now(), days, '113000'),
    backWonAmt: isBack ? wonAt(crncyCd, left, backExrt, crncyExcgUnit) : 0,
    backExrt: isBack ? backExrt : '',
    ...more,
  };
}

export const lastDayOf = ({ ymd, paidYMS }: CashOrder) =>
  bankDaysAfter(ymd, termsOn(paidYMS.slice(0, 8)).bankDaysToFetch);

/** An order is over: what comes back goes to the account it came from, before anything else changes. */
export function giveBack(
  world: World,
  order: CashOrder,
  odrStcd: CashOrder['odrStcd'],
  units: number,
  rate: string,
) {
  payToMember(
    { get: () => world },
    {
      room: 'FEX',
      from: 'exchange',
      memberId: order.memberId,
      payment: order.payNo,
      won: wonAt(order.crncyCd, units, rate, order.crncyExcgUnit),
      title: { ko: `${order.crncyCd} 환전 되팔기`, en: `Sold back ${order.crncyCd}` },
    },
  );
  const place = placeAt(order.plcId);
  if (place) setAside(world, place, order.crncyCd, -units);
  const backWonAmt = wonAt(order.crncyCd, units, rate, order.crncyExcgUnit);
  Object.assign(order, { odrStcd, backWonAmt, backExrt: rate, pick: null, endYMS: seoulTime(world.now()) });
  return backWonAmt;
}

/** Orders that nobody has fetched in time are sold back at the rate of the day. */
function settle(world: World, orders: readonly CashOrder[]): void {
  const today = seoulDate(world.now());
  for (const order of orders) {
    if (order.odrStcd !== 'PAID' || lastDayOf(order) >= today) continue;
    // Without an account that takes the money it waits until there is one.
    if (accountToPay(world, { memberId: order.memberId, payment: order.payNo }) === undefined) continue;
    giveBack(world, order, 'RTND', order.amt, quotedNow(world, order.crncyCd).cshSelExrt);
  }
}

export function ordersOf(context: At): CashOrder[] {
  const orders = remembered<CashOrder[]>(context, 'exchange.orders', ({ id, person }, world) =>
    begun(world, id, person?.walletMberIdnfiNo ?? ''),
  );
  settle(context.get('world'), orders);
  return orders;
}
/** Everybody's, as a machine sees them. */
export const allOrders = (world: World): CashOrder[] =>
  [...world.room('exchange.orders', () => new Map<string, CashOrder[]>()).values()].flat();

/** What an order counts against the limits: not what was cancelled, and of the rest what was paid. */
const counts = ({ odrStcd }: CashOrder) => odrStcd !== 'CNCL';
export function spentSince(orders: readonly CashOrder[], from: string): number {
  return orders
    .filter((one) => counts(one) && one.paidYMS >= from)
    .reduce((sum, { wonAmt }) => sum + wonAmt, 0);
}

export function orderToWire(world: World, order: CashOrder) {
  const { memberId: _, payNo: __, pick, ...shown } = order;
  const today = seoulDate(world.now());
  const place = placeAt(order.plcId);
  const isPaid = order.odrStcd === 'PAID';
  return {
    ...shown,
    odrStcd: isPaid && order.ymd <= today ? 'REDY' : order.odrStcd,
    ...{ plcNm: place?.plcNm, addr: place?.addr, kndCd: place?.kndCd },
    ...{ lat: place?.lat ?? 0, lon: place?.lon ?? 0 },
    ...{ lmtYmd: lastDayOf(order), noteList: notesOf(order.crncyCd, order.amt, order.mixCd) },
    ...{ chgAblYn: isPaid && order.ymd > today ? 'Y' : 'N', cnclAblYn: isPaid ? 'Y' : 'N' },
    lckYn: (pick?.wrong ?? 0) >= termsOn(today).pickUp.tries ? 'Y' : 'N',
    qrCtnt: isPaid ? `FEX1:${order.odrNo}` : '',
  };
}
