import { addDays, formatMoney, instantOf, rateHundredths } from '@wallet/kit/format';
import type { DueTask } from '../due.ts';
import type { Holding, HoldingsOf } from '../holdings.ts';
import { bankDay } from '../holidays.ts';
import { type ForeignCurrency, firstRate, rateOf } from '../ledger/index.ts';
import { notify } from '../noti/inbox.ts';
import { type MemberContext, memberOf, remembered, type World } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import { accountToPay } from '../walletMoney.ts';
import { type CoinOrder, coinOrdersOf, lastCoinDayOf, payCoins } from './coins.ts';
import { cashText, giveBack, lastDayOf, ordersOf, tellOfCash } from './orders.ts';
import { quotedNow } from './rates.ts';

/** An alert at a base rate; one a currency. */
export interface RateAlert {
  crncyCd: ForeignCurrency;
  exrt: string;
  drctn: 'ABOV' | 'BELW';
  /** when it was set, and up to when rates were compared, in milliseconds since 1970 */
  setAt: number;
  seenAt: number;
  /** when it rang */
  strkYMS: string;
}

/** The alert of a rate that is to be reached from where the rate is now. */
export function newAlert(world: World, crncyCd: ForeignCurrency, exrt: string): RateAlert {
  const now = world.now().getTime();
  const isAbove = hundredths(exrt) >= hundredths(rateOf(crncyCd, world.now()).rate);
  return {
    crncyCd,
    exrt,
    drctn: isAbove ? 'ABOV' : 'BELW',
    setAt: now,
    seenAt: now - 60_000,
    strkYMS: '',
  };
}

const hundredths = (rate: string) => rateHundredths(rate) ?? 0;

export const alertsOf = (context: MemberContext): RateAlert[] =>
  remembered<RateAlert[]>(context, 'exchange.rateAlerts', (_, world) => {
    // Worlds of before kept a rate for each currency.
    const before = remembered<Map<string, string>>(context, 'exchange.alerts', () => new Map());
    return [...before].map(([code, exrt]) => newAlert(world, code as ForeignCurrency, exrt));
  });

/** One thing that falls due: when, and what is done then. */
interface Due {
  at: number;
  run: () => void;
}

const moment = (day: string, clock: string) => instantOf(`${day}${clock}`);

function duesOf(context: MemberContext): Due[] {
  const world = context.get('world');
  const now = world.now().getTime();
  const orders = ordersOf(context).flatMap((order): Due[] => {
    if (order.odrStcd !== 'PAID') return [];
    const last = lastDayOf(order);
    const told = (next: 'REDY' | 'LAST') => () => {
      order.told = next;
      tellOfCash(world, order, next);
    };
    if (order.told === 'PAID') return [{ at: moment(order.ymd, '0900'), run: told('REDY') }];
    if (order.told === 'REDY') return [{ at: moment(last, '0900'), run: told('LAST') }];
    const at = moment(addDays(last, 1), '0000');
    if (at > now) return [{ at, run: () => {} }];
    // Without an account that takes the money it waits until there is one.
    const { memberId, payNo: payment } = order;
    if (accountToPay(world, { memberId, payment }) === undefined) {
      order.hasWaited = true;
      return [];
    }
    const rate = () => quotedNow(world, order.crncyCd).cshSelExrt;
    return [{ at: order.hasWaited ? now : at, run: () => giveBack(world, order, 'RTND', order.amt, rate()) }];
  });
  const coins = coinOrdersOf(context).flatMap((order): Due[] => {
    if (order.odrStcd === 'CODE') {
      const at = moment(addDays(lastCoinDayOf(order), 1), '0000');
      return [{ at, run: () => endCode(world, order) }];
    }
    if (order.odrStcd !== 'CNTD') return [];
    const at = moment(bankDay(addDays(order.cntdYMS.slice(0, 8), 1)), '0900');
    if (at > now) return [];
    if (accountToPay(world, order) === undefined) {
      order.hasWaited = true;
      return [];
    }
    return [{ at: order.hasWaited ? now : at, run: () => payCoins(world, order) }];
  });
  const alerts = alertsOf(context).flatMap((alert): Due[] => {
    const at = strikeOf(alert, now);
    return at === undefined ? [] : [{ at, run: () => strike(context, alert) }];
  });
  return [...orders, ...coins, ...alerts];
}

/** Cash that is ready, that was not fetched, coins that are paid, codes that run out, and rate alerts. */
export const exchangeDue: DueTask = {
  nextAt(context) {
    const moments = duesOf(context).map(({ at }) => at);
    return moments.length === 0 ? undefined : Math.min(...moments);
  },
  run(context) {
    const now = context.get('world').now().getTime();
    for (;;) {
      const [first] = duesOf(context).toSorted((one, other) => one.at - other.at);
      if (!first || first.at > now) return;
      first.run();
    }
  },
};

function endCode(world: World, order: CoinOrder): void {
  order.odrStcd = 'OVER';
  notify(world, order.memberId, {
    title: { ko: '동전 코드의 기한이 지났어요', en: 'A coin code has run out' },
    text: { ko: '동전을 다시 세면 새 코드를 받아요.', en: 'Count the coins again for a new code.' },
    link: `/exchange/FEX01001?orderId=${order.odrNo}`,
  });
}

/** The moment at which an alert rings, as far as the clock goes. */
function strikeOf(alert: RateAlert, now: number): number | undefined {
  if (alert.strkYMS !== '') return undefined;
  const level = hundredths(alert.exrt);
  const fits = (rate: number) => (alert.drctn === 'ABOV' ? rate >= level : rate <= level);
  const at = firstRate(alert.crncyCd, { after: alert.seenAt, until: now }, fits);
  if (at === undefined) alert.seenAt = Math.max(alert.seenAt, now);
  return at === undefined ? undefined : Math.max(at, alert.setAt);
}

function strike(context: MemberContext, alert: RateAlert): void {
  const world = context.get('world');
  alert.strkYMS = seoulTime(world.now());
  const rate = formatMoney(alert.exrt);
  notify(world, memberOf(context).walletMberIdnfiNo, {
    title: { ko: `${alert.crncyCd} 환율 알림`, en: `${alert.crncyCd} rate alert` },
    text: { ko: `매매기준율이 ${rate}원에 닿았어요.`, en: `The base rate reached ₩${rate}.` },
    link: `/exchange/FEX00002?crncyCd=${alert.crncyCd}`,
  });
}

/** Cash that waits to be fetched, and won of coins that were counted. */
export const exchangeHoldings: HoldingsOf = (context) => {
  const waiting = ordersOf(context).filter(({ odrStcd }) => odrStcd === 'PAID');
  const counted = coinOrdersOf(context).filter(({ odrStcd }) => odrStcd === 'CNTD');
  const cash = waiting.map((order): Holding => {
    return {
      id: order.odrNo,
      kind: 'ORDER',
      name: { ko: `찾을 외화 ${cashText(order)}`, en: `${cashText(order)} to pick up` },
      amount: { currency: order.crncyCd, value: String(order.amt) },
      onLeave: 'BLCK',
      fate: { ko: '찾거나 환전을 취소해 주세요.', en: 'Please pick it up or cancel it.' },
      screen: `FEX01101?orderId=${order.odrNo}`,
    };
  });
  const coins = counted.map((order): Holding => {
    return {
      id: order.odrNo,
      kind: 'MONEY',
      name: { ko: '바꾼 동전', en: 'Coins exchanged' },
      amount: { currency: 'KRW', value: String(order.paidAmt) },
      onLeave: 'STAY',
      fate: {
        ko: '다음 은행 영업일에 연결 계좌로 보내 드려요.',
        en: 'It is paid to your linked account on the next bank day.',
      },
      screen: `FEX01001?orderId=${order.odrNo}`,
    };
  });
  return [...cash, ...coins];
};
