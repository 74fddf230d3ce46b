import { addDays, addMonths, expandBirth, instantOf, isOfAge } from '@wallet/kit/format';
import type { Context } from 'hono';
import { bankDay } from '../holidays.ts';
import { accountName, InsufficientFundsError, ledgerOf } from '../ledger/index.ts';
import { isJoinedTo } from '../mber/join.ts';
import { notify } from '../noti/inbox.ts';
import { runAfter } from '../planDays.ts';
import { AnswerError, memberOf, type RoomEnv, remembered, type World } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { opensAt, type Prices, priceNow, pricesAt } from './market.ts';
import { costShare, decimal, gramsFor, tariffOn, taxesOn, wonFor } from './tariff.ts';

export type At = Context<RoomEnv>;
export type Side = 'BUY' | 'SELL';

/** Why a run or a reserved order was missed. */
type Missed = 'CEIL' | 'FUND' | 'ACCT' | 'LMIT' | 'HOLD';

export interface Order {
  odrNo: string;
  sdDstcd: Side;
  /** by oneself, by a plan, or reserved for the next trading day */
  wayDstcd: 'SELF' | 'PLAN' | 'RSRV';
  odrStcd: 'BOOK' | 'WAIT' | 'MISS' | 'BACK';
  planNo: string;
  odrYMS: string;
  goldCg: number;
  goldPrc: string;
  /** won before tax; of a waiting one what is to be spent */
  odrAmt: number;
  feeAmt: number;
  taxAmt: number;
  netAmt: number;
  gainAmt: number;
  missRsn: Missed | '';
}

interface Run {
  runYmd: string;
  runStcd: 'DONE' | 'MISS';
  missRsn: Missed | '';
  goldCg: number;
  odrAmt: number;
  odrNo: string;
}

export interface Plan {
  planNo: string;
  planStcd: 'ACTV' | 'PAUS' | 'ENDD';
  dayNo: number;
  planAmt: number;
  /** won a gram; 0 for none */
  ceilAmt: number;
  /** empty while it goes on */
  endYmd: string;
  nextYmd: string;
  runList: Run[];
}

interface Alert {
  alrtNo: string;
  drctn: 'ABOV' | 'BELW';
  alrtPrc: number;
  rptDstcd: 'ONCE' | 'DALY';
  endYmd: string;
  /** when it was struck last */
  strkYMS: string;
}

export interface Gold {
  state: 'NONE' | 'OPEN' | 'CLSD';
  goldAcNo: string;
  bnkAcNo: string;
  openYmd: string;
  /** what was paid for what is held */
  cost: number;
  suitability: 'NONE' | 'FIT' | 'RISK';
  suitableUntil: string;
  isHeld: boolean;
  isLinkClosed: boolean;
  plans: Plan[];
  alerts: Alert[];
  orders: Order[];
}

export const refuse = (why: string, message: string, payload?: unknown): never => {
  throw new AnswerError(`GOLD_${why}`, message, { payload });
};

/** Gold, among the services of the wallet. */
export const SERVICE = '25';

/** The bank's side of what is bought and sold. */
const dealer = accountName.merchant('gold');

export const heldGrams = (context: At): number =>
  ledgerOf(context.get('world')).balance(accountName.gold(memberOf(context).walletMberIdnfiNo), 'XAU');

/** Twenty months of saving that left 5.00 g, which cost 800,000 won. */
function pastOrders(world: World): Order[] {
  const today = seoulDate(world.now());
  return Array.from({ length: 40 }, (_, place) => {
    const isSale = place % 7 === 6 || place === 38;
    const at = `${bankDay(addDays(today, -(40 - place) * 18))}100${place % 6}00`;
    const prices = pricesAt(world, instantOf(at.slice(0, 12)));
    const goldCg = isSale ? 30 : 20;
    const odrAmt = wonFor(goldCg, isSale ? prices.sell : prices.buy);
    return {
      ...{ odrNo: `GO${String(1000 + place)}`, sdDstcd: isSale ? 'SELL' : 'BUY', odrStcd: 'BOOK' },
      ...{ wayDstcd: place % 3 === 0 && !isSale ? 'PLAN' : 'SELF', odrYMS: at, goldCg, odrAmt },
      planNo: place % 3 === 0 && !isSale ? 'GP1' : '',
      goldPrc: decimal(isSale ? prices.sell : prices.buy),
      ...{ feeAmt: Math.abs(odrAmt - wonFor(goldCg, prices.base)), taxAmt: 0, netAmt: odrAmt },
      // Those sales were made at a small loss: no tax.
      gainAmt: isSale ? -Math.trunc(odrAmt / 50) : 0,
      missRsn: '',
    } as Order;
  });
}

function planOf(
  world: World,
  plan: Pick<Plan, 'planNo' | 'dayNo' | 'planAmt' | 'ceilAmt'>,
  runs: Run[],
): Plan {
  const nextYmd = runAfter(plan.dayNo, seoulDate(world.now()));
  return { ...plan, planStcd: 'ACTV', endYmd: '', nextYmd, runList: runs };
}

function begin(world: World, isOpen: boolean, isLinkClosed: boolean): Gold {
  const today = seoulDate(world.now());
  const nothing: Gold = {
    ...{ state: 'NONE', goldAcNo: '', bnkAcNo: '', openYmd: '', cost: 0, suitability: 'NONE' },
    ...{ suitableUntil: '', isHeld: false, isLinkClosed, plans: [], alerts: [], orders: [] },
  };
  if (!isOpen) return nothing;
  const orders = pastOrders(world);
  const [done] = orders.filter(({ wayDstcd }) => wayDstcd === 'PLAN').toReversed();
  const month = (back: number) => bankDay(`${addMonths(`${today.slice(0, 6)}01`, -back).slice(0, 6)}10`);
  return {
    ...nothing,
    ...{ state: 'OPEN', goldAcNo: '61870155501234', bnkAcNo: '12345601234567', cost: 800_000 },
    ...{ openYmd: addMonths(today, -24), suitability: 'RISK', suitableUntil: addMonths(today, 6), orders },
    plans: [
      planOf(world, { planNo: 'GP1', dayNo: 25, planAmt: 50_000, ceilAmt: 0 }, [
        {
          ...{ runYmd: done?.odrYMS.slice(0, 8) ?? today, runStcd: 'DONE', missRsn: '' },
          ...{ goldCg: done?.goldCg ?? 0, odrAmt: done?.odrAmt ?? 0, odrNo: done?.odrNo ?? '' },
        },
      ]),
      planOf(world, { planNo: 'GP2', dayNo: 10, planAmt: 100_000, ceilAmt: 180_000 }, [
        { runYmd: month(1), runStcd: 'MISS', missRsn: 'CEIL', goldCg: 0, odrAmt: 0, odrNo: '' },
      ]),
    ],
    alerts: [
      alert({ alrtNo: 'GA1', drctn: 'ABOV', alrtPrc: 200_000, rptDstcd: 'ONCE' }),
      alert({ alrtNo: 'GA2', drctn: 'BELW', alrtPrc: 175_000, rptDstcd: 'DALY' }),
      {
        ...alert({ alrtNo: 'GA3', drctn: 'ABOV', alrtPrc: 185_000, rptDstcd: 'ONCE' }),
        strkYMS: `${addDays(today, -3)}141200`,
      },
    ],
  };
  function alert(one: Pick<Alert, 'alrtNo' | 'drctn' | 'alrtPrc' | 'rptDstcd'>): Alert {
    return { ...one, endYmd: addMonths(today, 3), strkYMS: '' };
  }
}

/** What a member has of gold, as it was left. */
export const goldSeen = (context: At): Gold =>
  remembered(context, 'gold', ({ hasClosedGoldLink = false }, world) =>
    begin(world, isJoinedTo(context, SERVICE), hasClosedGoldLink),
  );

/** The same with all that was due since they last looked. */
export function goldOf(context: At): Gold {
  const gold = goldSeen(context);
  if (gold.state === 'OPEN') settleDue(context, gold);
  return gold;
}

export function openGold(context: At): Gold {
  const gold = goldOf(context);
  if (gold.state !== 'OPEN') refuse('NOT_OPEN', '금 계좌를 먼저 만들어 주세요.');
  return gold;
}

export function isYoung(context: At): boolean {
  const { birth, custGubn } = memberOf(context);
  const now = context.get('world').now();
  return !isOfAge(expandBirth(birth, custGubn), tariffOn(now).youngest, seoulDate(now));
}

export interface Deal {
  side: Side;
  grams: number;
  price: bigint;
  /** before tax */
  won: number;
  /** what the spread takes, inside the price */
  fee: number;
  cost: number;
  gain: number;
  income: number;
  local: number;
  /** what leaves or reaches the bank account */
  net: number;
}

/** What a weight costs or brings at a price. */
export function dealOf(
  { cost }: Gold,
  held: number,
  { side, grams, prices, now }: { side: Side; grams: number; prices: Prices; now: Date },
): Deal {
  const price = side === 'BUY' ? prices.buy : prices.sell;
  const won = wonFor(grams, price);
  const fee = Math.abs(won - wonFor(grams, prices.base));
  if (side === 'BUY')
    return { side, grams, price, won, fee, cost: won, gain: 0, income: 0, local: 0, net: won };
  const share = costShare(cost, grams, held);
  const { income, local } = taxesOn(won - share, tariffOn(now));
  return {
    side,
    grams,
    price,
    won,
    fee,
    cost: share,
    gain: won - share,
    income,
    local,
    net: won - income - local,
  };
}

/** What keeps a deal from being made, beside the market: limits and what is there. */
export function limitOf(gold: Gold, held: number, { side, grams, won }: Deal, now: Date): string | null {
  const { order, perDay, holding } = tariffOn(now);
  if (side === 'SELL') return grams > held ? 'MORE_THAN_HELD' : null;
  const today = seoulDate(now);
  const bought = gold.orders
    .filter((one) => one.odrStcd === 'BOOK' && one.sdDstcd === 'BUY' && one.odrYMS.startsWith(today))
    .reduce((sum, { odrAmt }) => sum + odrAmt, 0);
  if (won > order[1]) return 'LIMIT_ONCE';
  if (bought + won > perDay) return 'LIMIT_DAY';
  return held + grams > holding ? 'LIMIT_HOLD' : null;
}

/** Books a deal: won, grams and tax at once, or nothing. */
export function book(
  context: At,
  gold: Gold,
  deal: Deal,
  {
    at,
    way = 'SELF',
    planNo = '',
    intentId,
  }: { at: Date; way?: Order['wayDstcd']; planNo?: string; intentId?: string },
): Order {
  const world = context.get('world');
  const { walletMberIdnfiNo: memberId } = memberOf(context);
  const [bank, mine] = [accountName.bank(memberId, gold.bnkAcNo), accountName.gold(memberId)];
  const { side, grams, won, net, income, local } = deal;
  const sign = side === 'BUY' ? 1 : -1;
  const entries = [
    { account: bank, currency: 'KRW', amount: -sign * net },
    { account: dealer, currency: 'KRW', amount: sign * won },
    { account: 'tax:gold', currency: 'KRW', amount: income + local },
    { account: mine, currency: 'XAU', amount: sign * grams },
    { account: dealer, currency: 'XAU', amount: -sign * grams },
  ].filter(({ amount }) => amount !== 0);
  const kind = `gold.${side.toLowerCase()}`;
  const posting = { at: at.toISOString(), kind, entries, ...(intentId ? { intentId } : {}) };
  const { number } = ledgerOf(world).post(posting);
  gold.cost += sign * deal.cost;
  const order: Order = {
    ...{ odrNo: `GO${String(90_000 + number)}`, sdDstcd: side, wayDstcd: way, odrStcd: 'BOOK', planNo },
    ...{ odrYMS: seoulTime(at), goldCg: grams, goldPrc: decimal(deal.price), odrAmt: won, feeAmt: deal.fee },
    ...{ taxAmt: income + local, netAmt: net, gainAmt: deal.gain, missRsn: '' },
  };
  gold.orders.push(order);
  return order;
}

/** Buys or sells without anybody looking on; why not, where it cannot. */
function carryOut(
  context: At,
  gold: Gold,
  wish: { side: Side; won?: number; grams?: number; ceiling?: number },
  how: { at: Date; way: Order['wayDstcd']; planNo?: string },
): Order | Missed {
  const world = context.get('world');
  const prices = pricesAt(world, how.at.getTime());
  const { side, won = 0, ceiling = 0 } = wish;
  if (gold.isLinkClosed) return 'ACCT';
  if (gold.isHeld) return 'HOLD';
  if (ceiling > 0 && prices.buy > BigInt(ceiling) * 100n) return 'CEIL';
  const held = heldGrams(context);
  const deal = dealOf(gold, held, {
    side,
    grams: wish.grams ?? gramsFor(won, prices.buy),
    prices,
    now: how.at,
  });
  if (limitOf(gold, held, deal, how.at)) return 'LMIT';
  try {
    return book(context, gold, deal, how);
  } catch (error) {
    if (error instanceof InsufficientFundsError) return 'FUND';
    throw error;
  }
}

/** All that was due: runs of plans, orders reserved for the opening, alerts. */
function settleDue(context: At, gold: Gold): void {
  const world = context.get('world');
  const now = seoulTime(world.now());
  const { planAt } = tariffOn(world.now());
  for (const plan of gold.plans) {
    while (plan.planStcd === 'ACTV' && `${plan.nextYmd}${planAt}` <= now)
      runPlan(context, gold, plan, planAt);
  }
  if (opensAt(world) === null) for (const order of gold.orders) if (order.odrStcd === 'WAIT') open(order);
  const { buy } = priceNow(world).prices;
  for (const alert of gold.alerts) {
    const level = BigInt(alert.alrtPrc) * 100n;
    const since = alert.rptDstcd === 'ONCE' ? alert.strkYMS : alert.strkYMS.slice(0, 8) === now.slice(0, 8);
    if (since || (alert.endYmd !== '' && alert.endYmd < now.slice(0, 8))) continue;
    if (alert.drctn === 'ABOV' ? buy < level : buy > level) continue;
    alert.strkYMS = now;
    tell(context, { ko: '금값 알림', en: 'Gold price alert' }, 'FGS44000');
  }

  function open(order: Order): void {
    const how = { at: world.now(), way: 'RSRV' } as const;
    const wish = order.sdDstcd === 'BUY' ? { won: order.odrAmt } : { grams: order.goldCg };
    const found = carryOut(context, gold, { side: order.sdDstcd, ...wish }, how);
    if (typeof found === 'string') Object.assign(order, { odrStcd: 'MISS', missRsn: found });
    else {
      gold.orders = gold.orders.filter((one) => one !== found);
      Object.assign(order, found, { odrNo: order.odrNo });
    }
  }
}

function runPlan(context: At, gold: Gold, plan: Plan, planAt: string): void {
  const run = plan.nextYmd;
  plan.nextYmd = runAfter(plan.dayNo, run);
  if (plan.endYmd !== '' && plan.nextYmd > plan.endYmd) plan.planStcd = 'ENDD';
  const at = new Date(instantOf(`${run}${planAt.slice(0, 4)}`));
  const wish = { side: 'BUY', won: plan.planAmt, ceiling: plan.ceilAmt } as const;
  const found = carryOut(context, gold, wish, { at, way: 'PLAN', planNo: plan.planNo });
  const isMissed = typeof found === 'string';
  plan.runList.push({
    ...{ runYmd: run, runStcd: isMissed ? 'MISS' : 'DONE', missRsn: isMissed ? found : '' },
    ...(isMissed
      ? { goldCg: 0, odrAmt: 0, odrNo: '' }
      : { goldCg: found.goldCg, odrAmt: found.odrAmt, odrNo: found.odrNo }),
  });
  const title = isMissed
    ? { ko: '자동 적립을 건너뛰었어요', en: 'Automatic saving was skipped' }
    : { ko: '금을 자동으로 모았어요', en: 'Gold was saved automatically' };
  tell(context, title, `FGS42000?planId=${plan.planNo}`);
}

function tell(context: At, title: { ko: string; en: string }, to: string): void {
  const { walletMberIdnfiNo } = memberOf(context);
  const text = { ko: '자세한 내용을 확인해 주세요.', en: 'See the details.' };
  notify(context.get('world'), walletMberIdnfiNo, { title, text, link: `/gold-saving/${to}` });
}
