import { addDays, currencyDecimals, formatMoney, instantOf } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Context, Hono } from 'hono';
import {
  bankDaysAfter,
  canFetchOn,
  daysOf,
  hasAt,
  nearestWith,
  placeAt,
  places,
  placeToWire,
  setAside,
} from '../exchange/places.ts';
import { notes } from '../exchange/terms.ts';
import { languageOf, spoken } from '../language.ts';
import { accountName, type ForeignCurrency, InsufficientFundsError, ledgerOf } from '../ledger/index.ts';
import { notify } from '../noti/inbox.ts';
import { memberOf, ok, type RoomEnv, readBody, remembered, type World } from '../room.ts';
import { daysFrom, seoulDate, seoulTime } from '../seoulTime.ts';
import { orderByPin } from '../walletMoney.ts';
import { isTraded, worthOf } from './market.ts';
import {
  type At,
  addCost,
  type Fx,
  fxSeen,
  heldOf,
  knownOf,
  mayMove,
  openWallet,
  pocketOf,
  pocketsOf,
  record,
  refuse,
  takeCost,
  whenDue,
} from './wallet.ts';

export interface FxCash {
  odrNo: string;
  crncyCd: ForeignCurrency;
  /** whole units */
  amt: number;
  /** smallest units */
  feeAmt: number;
  cost: number;
  plcId: string;
  ymd: string;
  odrStcd: 'PAID' | 'FTCH' | 'CNCL' | 'RTND';
  odrYMS: string;
  endYMS: string;
}

/** Hundredths of a per cent of what has lain here for less than so many days. */
const fee = { rate: 150, days: 7 };
const BANK_DAYS_TO_FETCH = 7;
const till = accountName.merchant('fx-cash');
const minorOf = (crncyCd: ForeignCurrency, units: number) => units * 10 ** currencyDecimals(crncyCd);

/** What has lain here for a week and more: it costs nothing. */
function freeOf(context: At, fx: Fx, crncyCd: ForeignCurrency): number {
  const since = `${addDays(seoulDate(context.get('world').now()), -fee.days)}`;
  const came = fx.entries
    .filter(
      (one) => one.toCrncyCd === crncyCd && ['BUY', 'XCHG', 'RECV'].includes(one.knd) && one.odrYMS >= since,
    )
    .reduce((sum, { toAmt }) => sum + toAmt, 0);
  return Math.max(0, heldOf(context, crncyCd) - came);
}

/** UNIT_DOWN: what taking it in notes costs. */
export const cashFee = (minor: number, free: number): number =>
  Number((BigInt(Math.max(0, minor - free)) * BigInt(fee.rate)) / 10_000n);

export const lastDayOf = ({ ymd }: FxCash) => bankDaysAfter(ymd, BANK_DAYS_TO_FETCH);

function begin(world: World): FxCash[] {
  const seed = (
    odrNo: string,
    days: number,
    odrStcd: FxCash['odrStcd'],
    rest: Pick<FxCash, 'crncyCd' | 'amt' | 'plcId'>,
  ): FxCash => ({
    odrNo,
    odrStcd,
    feeAmt: 0,
    cost: worthOf(world, rest.crncyCd, minorOf(rest.crncyCd, rest.amt)),
    ...rest,
    ymd: daysFrom(world.now(), days).slice(0, 8),
    odrYMS: daysFrom(world.now(), days - 2, '113000'),
    endYMS: odrStcd === 'PAID' ? '' : daysFrom(world.now(), days, '101500'),
  });
  const orders = [
    seed('FC1', 0, 'PAID', { crncyCd: 'USD', amt: 100, plcId: 'KI01' }),
    seed('FC2', -30, 'FTCH', { crncyCd: 'JPY', amt: 20_000, plcId: 'BR01' }),
    seed('FC3', -55, 'CNCL', { crncyCd: 'EUR', amt: 50, plcId: 'AP01' }),
    seed('FC4', -80, 'RTND', { crncyCd: 'USD', amt: 200, plcId: 'BR02' }),
  ];
  const entries = [
    { account: 'opening', currency: 'USD', amount: -10_000 },
    { account: till, currency: 'USD', amount: 10_000 },
  ];
  ledgerOf(world).post({ at: world.now().toISOString(), kind: 'fcpurs.begun', entries });
  return orders;
}

const cashOf = (context: At): FxCash[] =>
  remembered<FxCash[]>(context, 'fcpurs.cash', ({ foreignWallet }, world) =>
    foreignWallet === undefined && fxSeen(context).state !== 'NONE' ? begin(world) : [],
  );

/** It comes back as what it was, with its fee. */
function giveBack(context: At, fx: Fx, order: FxCash, odrStcd: 'CNCL' | 'RTND'): void {
  const world = context.get('world');
  const { crncyCd, amt, feeAmt, cost, plcId } = order;
  const minor = minorOf(crncyCd, amt);
  const entries = [
    { account: pocketOf(context), currency: crncyCd, amount: minor + feeAmt },
    { account: till, currency: crncyCd, amount: -minor },
    { account: accountName.fees, currency: crncyCd, amount: -feeAmt },
  ].filter(({ amount }) => amount !== 0);
  ledgerOf(world).post({ at: world.now().toISOString(), kind: 'fcpurs.cashBack', entries });
  const place = placeAt(plcId);
  if (place) setAside(world, place, crncyCd, -amt);
  Object.assign(order, { odrStcd, endYMS: seoulTime(world.now()) });
  addCost(fx, crncyCd, cost);
  const money = { fromCrncyCd: crncyCd, fromAmt: 0, toCrncyCd: crncyCd, toAmt: minor + feeAmt } as const;
  record(context, { knd: 'RTRN', ...money, feeAmt, costAmt: cost, cntrNm: place?.plcNm.ko ?? '' });
}

// Not fetched in time it returns, at the end of the last day.
whenDue((context, fx) =>
  (knownOf<FxCash[]>(context, 'fcpurs.cash') ?? [])
    .filter(({ odrStcd }) => odrStcd === 'PAID')
    .map((order) => {
      const at = instantOf(`${addDays(lastDayOf(order), 1)}0000`);
      return { at, run: () => returnCash(context, fx, order) };
    }),
);

function returnCash(context: At, fx: Fx, order: FxCash): void {
  giveBack(context, fx, order, 'RTND');
  const money = `${formatMoney(order.amt)} ${order.crncyCd}`;
  notify(context.get('world'), memberOf(context).walletMberIdnfiNo, {
    title: { ko: `찾지 않은 ${money}가 돌아왔어요`, en: `${money} came back` },
    text: {
      ko: '기한 안에 찾지 않아 외화와 수수료가 외화 지갑에 돌아왔어요.',
      en: 'Nobody picked it up in time. Currency and fee are back in your wallet.',
    },
    link: '/fcpurs/FFC54200',
  });
}

/** Cash that waits, for home. */
export const cashSeen = (context: At): readonly FxCash[] =>
  fxSeen(context).state === 'OPEN' ? cashOf(context).filter(({ odrStcd }) => odrStcd === 'PAID') : [];

function cashWire(world: World, order: FxCash) {
  const { cost: _, ...shown } = order;
  const today = seoulDate(world.now());
  const place = placeAt(order.plcId);
  const isPaid = order.odrStcd === 'PAID';
  const isReady = isPaid && order.ymd <= today;
  return {
    ...shown,
    odrStcd: isReady ? 'REDY' : order.odrStcd,

    plcNm: place?.plcNm,
    addr: place?.addr,
    kndCd: place?.kndCd,
    lat: place?.lat,
    lon: place?.lon,

    lmtYmd: lastDayOf(order),
    chgAblYn: isPaid && !isReady ? 'Y' : 'N',
    cnclAblYn: isPaid ? 'Y' : 'N',
    qrCtnt: isPaid ? `FFC1:${order.odrNo}` : '',
  };
}

const whole = v.pipe(v.number(), v.integer(), v.minValue(1));
const currency = v.custom<ForeignCurrency>((code) => typeof code === 'string' && isTraded(code));
const wish = { plcId: v.string(), crncyCd: currency, amt: whole };
const orderBody = v.object({
  ...wish,
  ymd: v.string(),
  feeAmt: v.pipe(v.number(), v.integer(), v.minValue(0)),
  pin: v.string(),
});
type Wish = Pick<FxCash, 'plcId' | 'crncyCd' | 'amt' | 'ymd'>;

/** Everything that speaks against a place and a day. */
function judge(context: At, { plcId, crncyCd, amt, ymd }: Wish): void {
  const world = context.get('world');
  const place = placeAt(plcId) ?? refuse('NO_PLACE', '장소를 찾을 수 없어요.');
  if (!hasAt(world, place, crncyCd, amt)) refuse('NO_STOCK', '이 지점에는 남은 외화가 없어요.');
  if (!canFetchOn(world, place, crncyCd, ymd)) refuse('NO_DAY', '그날은 찾을 수 없어요.');
}

function take(context: Context<RoomEnv>, asked: Wish & { feeAmt: number }) {
  const fx = openWallet(context);
  mayMove(context, fx);
  judge(context, asked);
  const world = context.get('world');
  const { plcId, crncyCd, amt, ymd } = asked;
  const minor = minorOf(crncyCd, amt);
  const feeAmt = cashFee(minor, freeOf(context, fx, crncyCd));
  if (feeAmt !== asked.feeAmt) refuse('FEE_CHANGED', '현찰수수료가 바뀌었어요.', { feeAmt });
  const held = heldOf(context, crncyCd);
  const entries = [
    { account: pocketOf(context), currency: crncyCd, amount: -minor - feeAmt },
    { account: till, currency: crncyCd, amount: minor },
    { account: accountName.fees, currency: crncyCd, amount: feeAmt },
  ].filter(({ amount }) => amount !== 0);
  try {
    ledgerOf(world).post({ at: world.now().toISOString(), kind: 'fcpurs.cash', entries });
  } catch (error) {
    if (error instanceof InsufficientFundsError) refuse('FUNDS', '가진 외화보다 많아요.');
    throw error;
  }
  const place = placeAt(plcId);
  if (place) setAside(world, place, crncyCd, amt);
  const cost = takeCost(fx, crncyCd, minor + feeAmt, held);
  const money = { fromCrncyCd: crncyCd, fromAmt: minor + feeAmt, toCrncyCd: crncyCd, toAmt: 0 } as const;
  const { odrNo } = record(context, {
    knd: 'CASH',
    ...money,
    feeAmt,
    costAmt: cost,
    cntrNm: place?.plcNm.ko ?? '',
  });
  const order: FxCash = {
    odrNo: `FC${10_000 + world.nextNumber('fcpurs.cash')}`,
    crncyCd,
    amt,
    feeAmt,
    cost,
    plcId,
    ymd,

    odrStcd: 'PAID',
    odrYMS: seoulTime(world.now()),
    endYMS: '',
  };
  cashOf(context).unshift(order);
  const odrYMS = order.odrYMS;
  return spoken({ rcptDstcd: 'CASH', odrNo, odrYMS, cash: cashWire(world, order) }, languageOf(context));
}

/** Foreign money in notes, out of what is held. */
export function cashRoutes(routes: Hono<RoomEnv>): void {
  const at = (name: string) => `/fcpurs-fe/cash/v1/${name}`;
  const answer = (context: Context<RoomEnv>, order: FxCash) =>
    ok(context, spoken(cashWire(context.get('world'), order), languageOf(context)));
  const orderAt = (context: At, odrNo: string): FxCash =>
    cashOf(context).find((one) => one.odrNo === odrNo) ?? refuse('NO_CASH', '신청을 찾을 수 없어요.');

  routes.post(at('terms'), (context) => {
    const fx = openWallet(context);
    const crncyList = pocketsOf(context, fx).map(({ crncyCd, amt }) => ({
      crncyCd,
      blncAmt: amt,
      freeAmt: freeOf(context, fx, crncyCd),
      noteList: notes[crncyCd],
    }));
    return ok(context, { feeRt: fee.rate, freeDays: fee.days, crncyList });
  });
  routes.post(at('places'), async (context) => {
    const { crncyCd, kndCd } = await readBody(
      context,
      v.object({ crncyCd: currency, kndCd: v.optional(v.picklist(['BR', 'AP', 'KI'])) }),
    );
    openWallet(context);
    const plcList = places
      .filter((one) => kndCd === undefined || one.kndCd === kndCd)
      .map((one) => placeToWire(context.get('world'), one, crncyCd));
    return ok(context, spoken({ plcList }, languageOf(context)));
  });
  routes.post(at('stock'), async (context) => {
    const { plcId, crncyCd, amt } = await readBody(context, v.object(wish));
    const world = context.get('world');
    const place = placeAt(plcId) ?? refuse('NO_PLACE', '장소를 찾을 수 없어요.');
    const near = nearestWith(world, place, crncyCd, amt)?.plcNm ?? { ko: '', en: '' };
    const fitYn = hasAt(world, place, crncyCd, amt) ? 'Y' : 'N';
    return ok(
      context,
      spoken({ fitYn, nearPlcNm: near, dayList: daysOf(world, place, crncyCd) }, languageOf(context)),
    );
  });
  routes.post(at('order'), async (context) => {
    const { pin, ...asked } = await readBody(context, orderBody);
    return orderByPin(context, { kind: 'fcpurs.cash', pin }, () => take(context, asked));
  });
  routes.post(at('orders'), async (context) => {
    const { odrNo } = await readBody(context, v.object({ odrNo: v.optional(v.string()) }));
    openWallet(context);
    const own = odrNo === undefined ? cashOf(context) : [orderAt(context, odrNo)];
    const odrList = own.map((order) => cashWire(context.get('world'), order));
    return ok(context, spoken({ odrList }, languageOf(context)));
  });
  routes.post(at('change'), async (context) => {
    const { odrNo, plcId, ymd } = await readBody(
      context,
      v.object({ odrNo: v.string(), plcId: v.string(), ymd: v.string() }),
    );
    openWallet(context);
    const order = orderAt(context, odrNo);
    const world = context.get('world');
    if (order.plcId === plcId && order.ymd === ymd) return answer(context, order);
    if (order.odrStcd !== 'PAID' || order.ymd <= seoulDate(world.now()))
      refuse('LATE', '전날까지 바꿀 수 있어요.');
    const [before, after] = [placeAt(order.plcId), placeAt(plcId)];
    if (before) setAside(world, before, order.crncyCd, -order.amt);
    try {
      judge(context, { ...order, plcId, ymd });
    } catch (error) {
      if (before) setAside(world, before, order.crncyCd, order.amt);
      throw error;
    }
    if (after) setAside(world, after, order.crncyCd, order.amt);
    Object.assign(order, { plcId, ymd });
    return answer(context, order);
  });
  routes.post(at('cancel'), async (context) => {
    const fx = openWallet(context);
    const order = orderAt(context, (await readBody(context, v.object({ odrNo: v.string() }))).odrNo);
    if (order.odrStcd === 'PAID') giveBack(context, fx, order, 'CNCL');
    else if (order.odrStcd !== 'CNCL') refuse('CASH_ENDED', '이미 끝난 신청이에요.');
    return answer(context, order);
  });
}
