import { formatMoney, fromMinorUnits, momentText, spreadRate } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Hono } from 'hono';
import { intentOf } from '../intent.ts';
import { holdQuote, makeQuote, quoteOf, takeQuote } from '../quotes.ts';
import { ok, type RoomEnv, readBody } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { orderByPin, orderState } from '../walletMoney.ts';
import { filled } from '../wireFields.ts';
import { isTraded } from './market.ts';
import { signatureOf, signedText } from './signatures.ts';
import { tariffOn, wonFor } from './tariff.ts';
import { book, check, type Deal, dealOf, type Wish } from './trade.ts';
import { type At, bankBalance, type Code, type Fx, heldOf, openWallet, refuse } from './wallet.ts';

/** Buying, selling and exchanging are signed and ordered by one call. */
const ROOM = { room: 'FFC', kind: 'DEAL' };
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000_000_000));
const currency = v.pipe(
  v.string(),
  v.check(isTraded, 'a currency that is traded'),
  v.transform((code) => code as Exclude<Code, 'KRW'>),
);
const wishBody = v.object({
  sdDstcd: v.picklist(['BUY', 'SELL', 'XCHG']),
  crncyCd: currency,
  toCrncyCd: v.optional(currency),
  amt: v.optional(amount),
  wonAmt: v.optional(amount),
});

function wishOf({ sdDstcd, crncyCd, toCrncyCd, amt, wonAmt }: v.InferOutput<typeof wishBody>): Wish {
  if (sdDstcd === 'BUY') return { side: 'BUY', currency: crncyCd, minor: amt, won: wonAmt };
  if (amt === undefined) return refuse('BELOW_UNIT', '금액을 확인해 주세요.');
  if (sdDstcd === 'SELL') return { side: 'SELL', currency: crncyCd, minor: amt };
  if (toCrncyCd === undefined || toCrncyCd === crncyCd)
    return refuse('BELOW_UNIT', '다른 통화를 골라 주세요.');
  return { side: 'XCHG', currency: crncyCd, to: toCrncyCd, minor: amt };
}

/** What was told, and what it stands on: another balance or cost makes it another quote. */
interface Told extends Deal {
  stands: string;
  toldAt: string;
}

const standsOf = (context: At, fx: Fx, { from }: Deal) =>
  from === 'KRW' ? '' : `${heldOf(context, from)} ${fx.costs[from] ?? 0}`;

const verbs = { BUY: '사기', SELL: '팔기', XCHG: '바꾸기' };
const money = (code: Code, minor: number) =>
  code === 'KRW' ? `${formatMoney(minor)}원` : `${formatMoney(fromMinorUnits(minor, code))} ${code}`;

/** What the customer signs: in Korean whatever the page's language. */
function textOf({ side, from, to, fromAmt, toAmt, rate, buying, toldAt }: Told, qtId: string): string {
  const per = (code: Code, { rate: text, unit }: Deal['rate']) => `${unit} ${code} = ${formatMoney(text)}원`;
  return [
    `외화 ${verbs[side]} 신청`,
    `신청 번호: ${qtId}`,
    `내는 돈: ${money(from, fromAmt)}`,
    `받는 돈: ${money(to, toAmt)}`,
    `적용 환율: ${per(side === 'BUY' ? to : from, rate)}${buying ? `, ${per(to, buying)}` : ''}`,
    `환율 시각: ${momentText(toldAt, 'ko')}`,
    '위 내용대로 환전하는 것에 동의해요.',
  ].join('\n');
}

/** Four digits of how much of one came to one of the other: shown, never calculated with. */
function crossOf({ rate, buying }: Deal): string {
  if (!buying) return '';
  const scaled = (text: string, unit: number) => (Number(text) * 100) / unit;
  const tenThousandths = Math.round(
    (scaled(rate.rate, rate.unit) / scaled(buying.rate, buying.unit)) * 10_000,
  );
  return `${Math.trunc(tenThousandths / 10_000)}.${String(tenThousandths % 10_000).padStart(4, '0')}`;
}

/** What the preference saves in won, as both sums are booked; of an exchange it is not shown. */
function savedOf({ side, from, to, fromAmt, toAmt, won, rate }: Deal): number {
  if (side === 'XCHG') return 0;
  const full = spreadRate(rate.base, { spread: rate.spread }, side === 'BUY' ? 'buy' : 'sell') ?? rate.rate;
  const [code, amount] = side === 'BUY' ? [to, toAmt] : [from, fromAmt];
  return code === 'KRW' ? 0 : Math.abs(won - wonFor(amount, code, full, rate.unit));
}

function wire(context: At, fx: Fx, told: Told & { qtId: string; expSS: number }, ogtxt = '') {
  const { side, from, to, fromAmt, toAmt, won, rate, buying, cost, gain, qtId, expSS } = told;
  const balance = (code: Code) => (code === 'KRW' ? bankBalance(context, fx) : heldOf(context, code));
  return {
    qtId,
    expSS,
    sdDstcd: side,
    fromCrncyCd: from,
    toCrncyCd: to,
    fromAmt,
    toAmt,
    wonAmt: won,

    exrt: rate.rate,
    excgUnit: rate.unit,
    bseExrt: rate.base,
    sprdRt: rate.spread,
    prfRt: rate.preference,

    buyExrt: buying?.rate ?? '',
    buyExcgUnit: buying?.unit ?? 1,
    crsExrt: crossOf(told),

    costAmt: cost,
    gainAmt: gain,
    ogtxt,
    savWonAmt: savedOf(told),

    aftFromAmt: balance(from) - fromAmt,
    aftToAmt: balance(to) + toAmt,
  };
}

export function exchangeRoutes(routes: Hono<RoomEnv>): void {
  routes.post('/fcpurs-fe/exchange/v1/quote', async (context) => {
    const fx = openWallet(context);
    const deal = dealOf(context, fx, wishOf(await readBody(context, wishBody)));
    check(context, fx, deal);
    if (deal.from === 'KRW' && deal.won > bankBalance(context, fx)) refuse('FUNDS', '계좌 잔액이 부족해요.');
    const now = context.get('world').now();
    const told: Told = { ...deal, stands: standsOf(context, fx, deal), toldAt: seoulTime(now) };
    const quote = makeQuote(context, ROOM, told, tariffOn(seoulDate(now)).quoteSeconds);
    return ok(context, wire(context, fx, quote));
  });

  // The customer goes on to sign: the rate stays for as long as that takes.
  routes.post('/fcpurs-fe/exchange/v1/hold', async (context) => {
    const { qtId } = await readBody(context, v.object({ qtId: filled }));
    const fx = openWallet(context);
    const { signSeconds } = tariffOn(seoulDate(context.get('world').now()));
    const quote = holdQuote<Told>(context, ROOM, qtId, signSeconds);
    return ok(context, wire(context, fx, quote, textOf(quote, qtId)));
  });

  routes.post('/fcpurs-fe/exchange/v1/save-sise', async (context) => {
    const { ogtxtSerno } = await readBody(context, v.object({ ogtxtSerno: filled }));
    openWallet(context);
    const signed = signatureOf(context, ogtxtSerno);
    if (signed.isUsed) refuse('SIGN_USED', '이미 사용한 서명이에요.');
    const text = signedText(signed);
    const qtId = /^신청 번호: (\S+)$/m.exec(text)?.[1] ?? '';
    const quote = quoteOf<Told>(context, ROOM, qtId);
    if (textOf(quote, qtId) !== text) refuse('NO_SIGNATURE', '서명한 내용이 달라요.');
    signed.qtId = qtId;
    return ok(context, { ogtxtSerno, qtId, expSS: quote.expSS });
  });

  const orderBody = v.object({ ogtxtSerno: filled, pin: filled });
  routes.post('/fcpurs-fe/exchange/v1/order', async (context) => {
    const { ogtxtSerno, pin } = await readBody(context, orderBody);
    return orderByPin(context, { kind: 'fcpurs.order', pin }, () => {
      const fx = openWallet(context);
      const signed = signatureOf(context, ogtxtSerno);
      if (signed.isUsed) refuse('SIGN_USED', '이미 사용한 서명이에요.');
      if (signed.qtId === '') refuse('SIGN_VOID', '서명에 환율이 저장되지 않았어요.');
      const told = takeQuote<Told>(context, ROOM, signed.qtId);
      signed.isUsed = true;
      check(context, fx, told);
      if (told.stands !== standsOf(context, fx, told))
        refuse('QUOTE_ENDED', '잔액이 바뀌어 다시 확인해 주세요.');
      return {
        rcptDstcd: told.side,
        ...book(context, fx, told, { intentId: intentOf(context), ogtxtSerno }),
      };
    });
  });

  // For every order of the area, whoever's it is.
  routes.post('/fcpurs-fe/exchange/v1/order-state', async (context) => {
    const { odrKey } = await readBody(context, v.object({ odrKey: filled }));
    return orderState(context, odrKey);
  });
}
