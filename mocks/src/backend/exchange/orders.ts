import { convertMinorUnits, currencyDecimals, formatMoney } from '@wallet/kit/format';
import type { ForeignCurrency } from '../ledger/index.ts';
import { notify } from '../noti/inbox.ts';
import { type MemberContext, remembered, type World } from '../room.ts';
import { daysFrom, seoulDate, seoulTime } from '../seoulTime.ts';
import { payToMember } from '../walletMoney.ts';
import { bankDaysAfter, placeAt, setAside } from './places.ts';
import { quotedNow } from './rates.ts';
import { notes, termsOn } from './terms.ts';

export type At = MemberContext;

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
  /** of what the customer has been notified last: paid, ready, the last day */
  told?: 'PAID' | 'REDY' | 'LAST';
  /** not fetched in time while no account took the money */
  hasWaited?: boolean;
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
    odrNo: `FX${String(number).padStart(8, '0')}`,
    memberId,
    crncyCd,
    amt,
    wonAmt: won,
    crncyExcgUnit,

    exrt: bascExrt,
    bascExrt,
    prfRt: 80,
    cpnNo: '',
    plcId,
    ymd: daysFrom(world.now(), days).slice(0, 8),
    savWonAmt: wonAt(crncyCd, amt, cshBuyExrt, crncyExcgUnit) - won,

    purpCd: 'TRIP',
    mixCd: 'BIG',
    ftchNm: '',
    odrStcd,
    pick: null,
    gotAmt: odrStcd === 'FTCH' ? amt : 0,
    paidYMS: daysFrom(world.now(), Math.min(days - 2, number === 0 ? 0 : -1), '101500'),
    endYMS: odrStcd === 'PAID' ? '' : daysFrom(world.now(), days, '113000'),
    backWonAmt: isBack ? wonAt(crncyCd, left, backExrt, crncyExcgUnit) : 0,
    backExrt: isBack ? backExrt : '',
    ...(days > 0 ? { told: 'PAID' as const } : {}),
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
  if (odrStcd === 'PART') order.gotAmt = order.amt - units;
  if (odrStcd !== 'PAID') tellOfCash(world, order, odrStcd);
  return backWonAmt;
}

/** 50,000 JPY */
export const cashText = ({ crncyCd, amt }: Pick<CashOrder, 'crncyCd' | 'amt'>) =>
  `${formatMoney(amt)} ${crncyCd}`;

/** Notifies the customer of a step of their order. */
export function tellOfCash(
  world: World,
  order: CashOrder,
  step: 'PAID' | 'REDY' | 'LAST' | Exclude<CashOrder['odrStcd'], 'PAID'>,
): void {
  const cash = cashText(order);
  const { ko, en } = placeAt(order.plcId)?.plcNm ?? { ko: '', en: '' };
  const [paid, back] = [order.wonAmt, order.backWonAmt].map((won) => formatMoney(won));
  const [got, day] = [cashText({ ...order, amt: order.gotAmt }), monthDay(order.ymd)];
  const words = {
    PAID: [
      `${cash}를 환전했어요`,
      `${paid}원을 냈어요. ${day.ko} ${ko}에서 찾아 주세요.`,
      `You bought ${cash}`,
      `You paid ₩${paid}. Pick it up at ${en} on ${day.en}.`,
    ],
    REDY: [
      `오늘 ${cash}를 찾을 수 있어요`,
      `${ko}에서 환전증을 보여 주세요.`,
      `${cash} can be picked up today`,
      `Show your voucher at ${en}.`,
    ],
    LAST: [
      `오늘까지 ${cash}를 찾아 주세요`,
      '오늘이 지나면 되팔아 낸 계좌에 넣어 드려요.',
      `Pick up ${cash} by today`,
      'After today it is sold back and paid to the account that paid.',
    ],
    FTCH: [`${cash}를 찾았어요`, `${ko}에서 찾았어요.`, `You picked up ${cash}`, `At ${en}.`],
    CNCL: [
      `${cash} 환전을 취소했어요`,
      `${back}원을 낸 계좌로 돌려받았어요.`,
      `You cancelled ${cash}`,
      `₩${back} is back in the account that paid.`,
    ],
    RTND: [
      `찾지 않은 ${cash}를 되팔았어요`,
      `${back}원을 낸 계좌에 넣어 드렸어요.`,
      `${cash} was sold back`,
      `₩${back} is back in the account that paid.`,
    ],
    PART: [
      `${got}만 나왔어요`,
      `나머지 ${back}원을 낸 계좌로 돌려드렸어요.`,
      `Only ${got} came out`,
      `The rest, ₩${back}, is back in the account that paid.`,
    ],
  } as const;
  const [titleKo, textKo, titleEn, textEn] = words[step];
  notify(world, order.memberId, {
    title: { ko: titleKo, en: titleEn },
    text: { ko: textKo, en: textEn },
    link: `/exchange/FEX01101?orderId=${order.odrNo}`,
  });
}

const monthDay = (ymd: string) => {
  const [month, day] = [Number(ymd.slice(4, 6)), Number(ymd.slice(6, 8))];
  return { ko: `${month}월 ${day}일에`, en: `${day}/${month}` };
};

export const ordersOf = (context: At): CashOrder[] =>
  remembered<CashOrder[]>(context, 'exchange.orders', ({ id, person }, world) =>
    begun(world, id, person?.walletMberIdnfiNo ?? ''),
  );

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
  const { memberId: _, payNo: __, told: ___, hasWaited: ____, pick, ...shown } = order;
  const today = seoulDate(world.now());
  const place = placeAt(order.plcId);
  const isPaid = order.odrStcd === 'PAID';
  return {
    ...shown,
    odrStcd: isPaid && order.ymd <= today ? 'REDY' : order.odrStcd,

    plcNm: place?.plcNm,
    addr: place?.addr,
    kndCd: place?.kndCd,

    lat: place?.lat ?? 0,
    lon: place?.lon ?? 0,

    lmtYmd: lastDayOf(order),
    noteList: notesOf(order.crncyCd, order.amt, order.mixCd),

    chgAblYn: isPaid && order.ymd > today ? 'Y' : 'N',
    cnclAblYn: isPaid ? 'Y' : 'N',
    lckYn: (pick?.wrong ?? 0) >= termsOn(today).pickUp.tries ? 'Y' : 'N',
    qrCtnt: isPaid ? `FEX1:${order.odrNo}` : '',
  };
}
