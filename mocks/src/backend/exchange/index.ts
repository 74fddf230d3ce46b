import { expandBirth, isOfAge, spreadRate } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Context } from 'hono';
import { drawerOf, isUsable, use } from '../cpon/coupons.ts';
import { lookAgain } from '../due.ts';
import { intentOf } from '../intent.ts';
import { languageOf, spoken } from '../language.ts';
import { type ForeignCurrency, isForeignCurrency } from '../ledger/index.ts';
import { opensAt } from '../marketHours.ts';
import { personaOf } from '../personas.ts';
import { walletOf } from '../point-fe/walletState.ts';
import { makeQuote, quoteOf, takeQuote } from '../quotes.ts';
import { AnswerError, defineRoom, memberOf, ok, type RoomEnv, readBody, remembered } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { orderByPin, orderState, payFromWallet } from '../walletMoney.ts';
import { type CoinOrder, coinOrdersOf, coinToWire, leftToday, sumOf, worthOf } from './coins.ts';
import { alertsOf, newAlert } from './due.ts';
import {
  type CashOrder,
  type CashQuote,
  giveBack,
  ordersOf,
  orderToWire,
  spentSince,
  tellOfCash,
  wonAt,
} from './orders.ts';
import {
  canFetchOn,
  coinsAt,
  daysOf,
  hasAt,
  nearestWith,
  type Place,
  placeAt,
  places,
  placeToWire,
  setAside,
} from './places.ts';
import { faultsOf, noticeOf, quotedNow, seriesOf } from './rates.ts';
import { coins, notes, termsOn } from './terms.ts';

type At = Context<RoomEnv>;

const currencies = Object.keys(notes) as ForeignCurrency[];
const currency = v.custom<ForeignCurrency>((code) => typeof code === 'string' && isForeignCurrency(code));
const whole = v.pipe(v.number(), v.integer(), v.minValue(1));
const kinds = ['BR', 'AP', 'KI'] as const;

/** Buying cash, and selling it back: a quote of one counts for no order of the other. */
const quotes = { buy: { room: 'FEX', kind: 'BUY' }, resale: { room: 'FEX', kind: 'RSEL' } };

function refuse(code: string, message: string, payload?: unknown): never {
  throw new AnswerError(`FEX_${code}`, message, { payload });
}
const today = (context: At) => seoulDate(context.get('world').now());
const termsNow = (context: At) => termsOn(today(context));

/** Per cent of the spread that somebody is let off: by their sign-in, and half of it where the markets rest. */
function preferenceOf(context: At, crncyCd: ForeignCurrency): number {
  const { loginWay, loginAccessMediaDstic } = memberOf(context);
  const hasCertificate = /^(02K[1-4]|25K5|0200)$/.test(`${loginWay}${loginAccessMediaDstic}`);
  const of = termsNow(context).preference[hasCertificate ? 'certificate' : 'other'];
  const full = crncyCd in of ? of[crncyCd as keyof typeof of] : of.other;
  return opensAt(context.get('world'), ['0000', '2400']) === null ? full : Math.trunc(full / 2);
}

/** Coupons of the bank for buying foreign money, that count now. */
const couponsOf = (context: At) =>
  drawerOf(context.get('world'), memberOf(context).walletMberIdnfiNo).filter(
    (one) => one.finac?.prdctDstcd === 'EXCH' && isUsable(context.get('world'), one),
  );

/** Won that may still be changed today, and which limit it is that says so. */
function leftOf(context: At) {
  const { dayWonUnchecked, usd } = termsNow(context);
  const day = today(context);
  const orders = ordersOf(context);
  const dollar = (units: number) => wonAt('USD', units, quotedNow(context.get('world'), 'USD').cshBuyExrt, 1);
  const checked = !walletOf(context).isCddTarget;
  const rows = checked
    ? [
        { lmtDstcd: 'DAY', left: dollar(usd.day) - spentSince(orders, day) },
        { lmtDstcd: 'MNTH', left: dollar(usd.month) - spentSince(orders, `${day.slice(0, 6)}01`) },
        { lmtDstcd: 'YEAR', left: dollar(usd.year) - spentSince(orders, `${day.slice(0, 4)}0101`) },
      ]
    : [{ lmtDstcd: 'CDD', left: dayWonUnchecked - spentSince(orders, day) }];
  const [least] = rows.toSorted((a, b) => a.left - b.left);
  return { lmtDstcd: least?.lmtDstcd ?? 'DAY', lmtWonAmt: Math.max(0, least?.left ?? 0) };
}

/** Whether the customer is too young to exchange in the app. */
function isYoung(context: At): boolean {
  const { birth, custGubn } = memberOf(context);
  return !isOfAge(expandBirth(birth, custGubn), termsNow(context).minimumAge, today(context));
}

/** Nobody under age or held on suspicion, while nothing is sold, or by rates that are too old. */
function mayOrder(context: At): void {
  const { orders } = termsNow(context);
  const world = context.get('world');
  if (isYoung(context)) refuse('AGE', '만 19세부터 이용할 수 있어요.');
  if (faultsOf(world).isHeld) refuse('HELD', '금융사기가 의심돼 24시간 동안 거래를 멈췄어요.');
  if (noticeOf(world).feedStcd === 'STOP') refuse('FEED', '환율을 받지 못하고 있어요.');
  const hm = seoulTime(world.now()).slice(8, 12);
  if (world.isClockSet && (hm < orders[0] || hm >= orders[1])) refuse('NIGHT', '지금은 환전할 수 없어요.');
}

const place = (plcId: string): Place => placeAt(plcId) ?? refuse('NO_PLACE', '장소를 찾을 수 없어요.');
const orderAt = (context: At, odrNo: string): CashOrder =>
  ordersOf(context).find((one) => one.odrNo === odrNo) ?? refuse('NOT_FOUND', '신청을 찾을 수 없어요.');

/** Everything that speaks against a place and a day, the nearest one that has it among what is told. */
function judge(
  context: At,
  at: Place,
  { crncyCd, amt }: Pick<CashQuote, 'crncyCd' | 'amt'>,
  ymd: string,
): void {
  const world = context.get('world');
  if (!hasAt(world, at, crncyCd, amt)) {
    const near = nearestWith(world, at, crncyCd, amt)?.plcNm ?? { ko: '', en: '' };
    refuse('NO_STOCK', '이 지점에는 남은 외화가 없어요.', spoken({ plcNm: near }, languageOf(context)));
  }
  if (!canFetchOn(world, at, crncyCd, ymd)) refuse('NO_DAY', '그날은 찾을 수 없어요.');
  if (at.kndCd === 'AP' && personaOf(world).hasEnglishName === false)
    throw new AnswerError('UBFR0072', '영문 이름이 등록되어 있지 않아요.');
}

const orderBody = v.object({
  qtId: v.string(),
  plcId: v.string(),
  ymd: v.string(),
  pin: v.string(),
  purpCd: v.picklist(['TRIP', 'WORK', 'STDY', 'ETC']),
  mixCd: v.picklist(['BIG', 'EVEN']),
  ftchNm: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),

  crncyCd: currency,
  amt: whole,
  cpnNo: v.optional(v.string(), ''),
});

function buy(context: At, asked: Omit<v.InferOutput<typeof orderBody>, 'pin'>) {
  const world = context.get('world');
  const at = place(asked.plcId);
  mayOrder(context);
  judge(context, at, asked, asked.ymd);
  if (asked.ftchNm !== '' && at.kndCd !== 'BR') refuse('FETCHER', '다른 분은 지점에서만 찾을 수 있어요.');
  const coupon = couponsOf(context).find(({ cponSerno }) => cponSerno === asked.cpnNo);
  if (asked.cpnNo !== '' && !coupon) refuse('COUPON', '이미 쓴 쿠폰이에요.');
  const told = quoteOf<CashQuote>(context, quotes.buy, asked.qtId);
  if ((['crncyCd', 'amt', 'cpnNo'] as const).some((name) => told[name] !== asked[name]))
    refuse('QUOTE_OTHER', '다른 신청의 가격이에요. 가격을 다시 확인해 주세요.');
  if (told.wonAmt > leftOf(context).lmtWonAmt) refuse('LIMIT', '오늘 환전할 수 있는 금액을 넘었어요.');
  const quote = takeQuote<CashQuote>(context, quotes.buy, asked.qtId);
  const title = { ko: `${quote.crncyCd} 환전`, en: `Bought ${quote.crncyCd}` };
  const payNo = payFromWallet(context, { room: 'FEX', to: 'exchange', points: 0, won: quote.wonAmt, title });
  if (coupon) {
    use(world, coupon, { won: 0, shopName: { ko: '환전', en: 'Currency exchange' } });
    coupon.stcd = 'USED';
  }
  setAside(world, at, quote.crncyCd, quote.amt);
  const { plcId, ymd, purpCd, mixCd, ftchNm } = asked;
  const order: CashOrder = {
    ...quote,
    odrNo: `FX${seoulDate(world.now()).slice(2)}${String(world.nextNumber('exchange.order')).padStart(4, '0')}`,
    memberId: memberOf(context).walletMberIdnfiNo,
    crncyExcgUnit: quotedNow(world, quote.crncyCd).crncyExcgUnit,

    plcId,
    ymd,
    purpCd,
    mixCd,
    ftchNm,
    odrStcd: 'PAID',
    paidYMS: seoulTime(world.now()),

    endYMS: '',
    backWonAmt: 0,
    backExrt: '',
    gotAmt: 0,
    pick: null,
    payNo,
    told: ymd > today(context) ? 'PAID' : 'REDY',
  };
  ordersOf(context).unshift(order);
  tellOfCash(world, order, 'PAID');
  return spoken(orderToWire(world, order), languageOf(context));
}

/** Coins and the kiosk: the specification names no path (N33), so all of them are ours. */
export const exchangeRoom = defineRoom('/exchange-fe', (routes) => {
  const say = (context: At, payload: unknown) => ok(context, spoken(payload, languageOf(context)));
  const answer = (context: At, order: CashOrder) => say(context, orderToWire(context.get('world'), order));
  const byCurrency = v.object({ crncyCd: currency });
  const byNumber = v.object({ odrNo: v.string() });
  const on = (name: string, work: (context: At) => Promise<Response> | Response) =>
    routes.post(`/exchange-fe/v1/${name}`, work);

  on('rates', (context) => {
    const world = context.get('world');
    return ok(context, {
      ...noticeOf(world),
      rateList: currencies.map((code) => quotedNow(world, code)),
      coinRt: termsNow(context).coins.percent,
    });
  });
  on('rateSeries', async (context) => {
    const body = v.object({ crncyCd: currency, trmCd: v.picklist(['1W', '1M', '3M', '1Y']) });
    const { crncyCd, trmCd } = await readBody(context, body);
    return ok(context, { pointList: seriesOf(context.get('world'), crncyCd, trmCd) });
  });

  // What is known of the customer before they choose: preference and its reason, limits, coupons, notes.
  on('terms', (context) => {
    const coupons = couponsOf(context).map(({ cponSerno, cponName }) => ({ cponSerno, cponName }));
    return say(context, {
      ...leftOf(context),

      yngYn: isYoung(context) ? 'Y' : 'N',
      yngAge: termsNow(context).minimumAge,
      crncyList: currencies.map((crncyCd) => {
        return { crncyCd, prfRt: preferenceOf(context, crncyCd), noteList: notes[crncyCd] };
      }),

      cpnList: coupons,
      cpnRt: termsNow(context).couponPoints,
      maxPrfRt: termsNow(context).mostPreference,
    });
  });
  on('places', async (context) => {
    const { crncyCd, kndCd } = await readBody(
      context,
      v.object({ crncyCd: currency, kndCd: v.optional(v.picklist(kinds)) }),
    );
    const shown = places.filter((one) => kndCd === undefined || one.kndCd === kndCd);
    return say(context, { plcList: shown.map((one) => placeToWire(context.get('world'), one, crncyCd)) });
  });
  on('stock', async (context) => {
    const { plcId, crncyCd, amt } = await readBody(
      context,
      v.object({ plcId: v.string(), crncyCd: currency, amt: whole }),
    );
    const world = context.get('world');
    const near = nearestWith(world, place(plcId), crncyCd, amt);
    return say(context, {
      fitYn: hasAt(world, place(plcId), crncyCd, amt) ? 'Y' : 'N',

      nearPlcId: near?.plcId ?? '',
      nearPlcNm: near?.plcNm ?? { ko: '', en: '' },
      dayList: daysOf(world, place(plcId), crncyCd),
    });
  });

  on('quote', async (context) => {
    const body = v.object({ crncyCd: currency, amt: whole, cpnNo: v.optional(v.string(), '') });
    const { crncyCd, amt, cpnNo } = await readBody(context, body);
    mayOrder(context);
    const { couponPoints, mostPreference, quoteSeconds } = termsNow(context);
    const {
      exrt: bascExrt,
      crncyExcgUnit: unit,
      sprdRt,
      cshBuyExrt,
    } = quotedNow(context.get('world'), crncyCd);
    const has = couponsOf(context).some(({ cponSerno }) => cponSerno === cpnNo);
    if (cpnNo !== '' && !has) refuse('COUPON', '이미 쓴 쿠폰이에요.');
    const prfRt = Math.min(mostPreference, preferenceOf(context, crncyCd) + (has ? couponPoints : 0));
    const exrt = spreadRate(bascExrt, { spread: sprdRt, preference: prfRt }, 'buy') ?? bascExrt;
    const wonAmt = wonAt(crncyCd, amt, exrt, unit);
    const left = leftOf(context);
    if (wonAmt > left.lmtWonAmt) refuse('LIMIT', '오늘 환전할 수 있는 금액을 넘었어요.', left);
    const savWonAmt = wonAt(crncyCd, amt, cshBuyExrt, unit) - wonAmt;
    const facts: CashQuote = { crncyCd, amt, wonAmt, exrt, bascExrt, prfRt, savWonAmt, cpnNo };
    const waiting = ordersOf(context).filter(({ odrStcd }) => odrStcd === 'PAID');
    const inAll = waiting.reduce((sum, one) => sum + one.wonAmt, wonAmt);
    const { exrt: dollar } = quotedNow(context.get('world'), 'USD');
    const cstmYn = inAll > wonAt('USD', termsNow(context).customsUsd, dollar, 1) ? 'Y' : 'N';
    return ok(context, {
      ...makeQuote(context, quotes.buy, facts, quoteSeconds),
      cstmYn,
      cstmUsdAmt: termsNow(context).customsUsd,
      ftchDayCnt: termsNow(context).bankDaysToFetch,
      crncyExcgUnit: unit,
    });
  });
  on('order', async (context) => {
    const { pin, ...asked } = await readBody(context, orderBody);
    return orderByPin(context, { kind: 'exchange', pin }, () => buy(context, asked));
  });
  on('orderState', async (context) => {
    const { odrKey } = await readBody(context, v.object({ odrKey: v.string() }));
    return orderState(context, odrKey);
  });
  on('orders', async (context) => {
    const { odrNo } = await readBody(context, v.object({ odrNo: v.optional(v.string()) }));
    const own = odrNo === undefined ? ordersOf(context) : [orderAt(context, odrNo)];
    return say(context, { odrList: own.map((order) => orderToWire(context.get('world'), order)) });
  });

  on('change', async (context) => {
    const body = v.object({ ...byNumber.entries, plcId: v.string(), ymd: v.string() });
    const { odrNo, plcId, ymd } = await readBody(context, body);
    const world = context.get('world');
    const order = orderAt(context, odrNo);
    if (order.plcId === plcId && order.ymd === ymd) return answer(context, order);
    if (order.odrStcd !== 'PAID' || order.ymd <= today(context)) refuse('LATE', '전날까지 바꿀 수 있어요.');
    if (order.plcId !== plcId) {
      judge(context, place(plcId), order, ymd);
      setAside(world, place(order.plcId), order.crncyCd, -order.amt);
      setAside(world, place(plcId), order.crncyCd, order.amt);
    } else if (!canFetchOn(world, place(plcId), order.crncyCd, ymd))
      refuse('NO_DAY', '그날은 찾을 수 없어요.');
    Object.assign(order, { plcId, ymd, pick: null, told: ymd > today(context) ? 'PAID' : 'REDY' });
    return answer(context, order);
  });
  // What comes back now, and is held as a price is: without preference, at the cash selling rate.
  on('resale', async (context) => {
    const order = orderAt(context, (await readBody(context, byNumber)).odrNo);
    if (order.odrStcd !== 'PAID') refuse('ENDED', '이미 끝난 신청이에요.');
    if (noticeOf(context.get('world')).feedStcd === 'STOP') refuse('FEED', '환율을 받지 못하고 있어요.');
    const { cshSelExrt: exrt } = quotedNow(context.get('world'), order.crncyCd);
    const wonAmt = wonAt(order.crncyCd, order.amt, exrt, order.crncyExcgUnit);
    const facts = { odrNo: order.odrNo, wonAmt, exrt, lessWonAmt: order.wonAmt - wonAmt };
    return ok(context, makeQuote(context, quotes.resale, facts, termsNow(context).quoteSeconds));
  });
  on('cancel', async (context) => {
    const { odrNo, qtId } = await readBody(context, v.object({ ...byNumber.entries, qtId: v.string() }));
    const order = orderAt(context, odrNo);
    const known = remembered<Set<string>>(context, 'exchange.cancelled', () => new Set());
    // The answer may have been lost on its way: asking again is no error.
    if (known.has(intentOf(context))) return answer(context, order);
    if (order.odrStcd === 'FTCH' || order.odrStcd === 'PART') refuse('FETCHED', '이미 찾은 외화예요.');
    if (order.odrStcd !== 'PAID') refuse('ENDED', '이미 끝난 신청이에요.');
    const { exrt, odrNo: quoted } = quoteOf<{ odrNo: string; exrt: string }>(context, quotes.resale, qtId);
    if (quoted !== odrNo) refuse('QUOTE_OTHER', '다른 신청의 가격이에요. 가격을 다시 확인해 주세요.');
    giveBack(context.get('world'), order, 'CNCL', order.amt, exrt);
    takeQuote(context, quotes.resale, qtId);
    known.add(intentOf(context));
    return answer(context, order);
  });

  // The number at the machine: six digits for three minutes, a new one each time it is asked for.
  on('voucher', async (context) => {
    const order = orderAt(context, (await readBody(context, byNumber)).odrNo);
    const { pickUp } = termsNow(context);
    if (order.odrStcd !== 'PAID') refuse('ENDED', '이미 끝난 신청이에요.');
    if (place(order.plcId).kndCd !== 'KI') refuse('NO_MACHINE', '키오스크에서 찾는 신청이 아니에요.');
    if (order.ymd > today(context)) refuse('EARLY', '아직 찾을 수 없어요.');
    const wrong = order.pick?.wrong ?? 0;
    if (wrong >= pickUp.tries) refuse('LOCKED', '번호를 5번 잘못 입력해 잠겼어요.');
    const number = String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)
      .padStart(6, '0')
      .slice(-6);
    order.pick = { number, wrong, endsAt: context.get('world').now().getTime() + pickUp.seconds * 1000 };
    return ok(context, { qrCtnt: `FEX1:${order.odrNo}`, pckNo: number, expSS: pickUp.seconds });
  });

  on('coins', async (context) => {
    const { crncyCd } = await readBody(context, byCurrency);
    const world = context.get('world');
    const { exrt, crncyExcgUnit } = quotedNow(world, crncyCd);
    const { percent, most, dayWon } = termsNow(context).coins;
    return ok(context, {
      crncyCd,
      exrt,
      crncyExcgUnit,
      faceList: coins[crncyCd] ?? [],
      coinRt: percent,
      maxCnt: most,
      dayMaxWonAmt: dayWon,
      dayWonAmt: leftToday(world, memberOf(context).walletMberIdnfiNo),
    });
  });
  on('coinOrder', async (context) => {
    const pieces = v.array(v.object({ face: whole, cnt: whole }));
    const body = v.object({
      crncyCd: currency,
      coinList: pieces,
      plcId: v.string(),
      payCd: v.picklist(['PNT', 'WON']),
    });
    const { crncyCd, coinList, plcId, payCd } = await readBody(context, body);
    const world = context.get('world');
    const { walletMberIdnfiNo: memberId } = memberOf(context);
    const keys = remembered<Map<string, CoinOrder>>(context, 'exchange.coinKeys', () => new Map());
    const known = keys.get(intentOf(context));
    if (known) return say(context, coinToWire(known));
    const taken = coinsAt(place(plcId), crncyCd);
    if (!coinList.every(({ face }) => taken.includes(face))) refuse('NOT_TAKEN', '받지 않는 동전이에요.');
    if (
      coinList.reduce((sum, { cnt }) => sum + cnt, 0) > termsNow(context).coins.most ||
      sumOf(coinList) === 0
    )
      refuse('COINS', '동전 수를 확인해 주세요.');
    const estAmt = worthOf(world, crncyCd, coinList);
    if (estAmt > leftToday(world, memberId)) refuse('COINS', '오늘 넣을 수 있는 만큼을 넘었어요.');
    const order: CoinOrder = {
      odrNo: `FC${seoulDate(world.now()).slice(2)}${String(world.nextNumber('exchange.coin')).padStart(4, '0')}`,

      memberId,
      crncyCd,
      coinList,
      cntdList: [],
      payCd,
      plcId,
      odrStcd: 'CODE',
      estAmt,
      paidAmt: 0,

      odrYMS: seoulTime(world.now()),
      cntdYMS: '',
    };
    coinOrdersOf(context).unshift(order);
    keys.set(intentOf(context), order);
    return say(context, coinToWire(order));
  });
  on('coinOrders', async (context) => {
    const { odrNo } = await readBody(context, v.object({ odrNo: v.optional(v.string()) }));
    const own = coinOrdersOf(context).filter((one) => odrNo === undefined || one.odrNo === odrNo);
    if (odrNo !== undefined && own.length === 0) refuse('NOT_FOUND', '신청을 찾을 수 없어요.');
    return say(context, { odrList: own.map(coinToWire) });
  });

  on('alerts', async (context) => {
    const body = v.object({ crncyCd: v.optional(currency), exrt: v.optional(v.string()) });
    const { crncyCd, exrt } = await readBody(context, body);
    lookAgain(context.get('world'));
    const own = alertsOf(context);
    const isRate = exrt !== undefined && /^\d{1,6}(\.\d{1,2})?$/.test(exrt);
    if (crncyCd && (exrt === '' || isRate)) {
      const at = own.findIndex((one) => one.crncyCd === crncyCd);
      if (at >= 0) own.splice(at, 1);
      if (isRate) own.push(newAlert(context.get('world'), crncyCd, exrt));
    }
    const alrmList = own.map(({ setAt: _, seenAt: __, ...alert }) => alert);
    return ok(context, { alrmList });
  });
});
