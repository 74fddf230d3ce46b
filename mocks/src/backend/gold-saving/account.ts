import { addDays, addMonths, expandBirth, formatMoney, instantOf, isOfAge } from '@wallet/kit/format';
import type { DueTask } from '../due.ts';
import type { HoldingsOf } from '../holdings.ts';
import { bankDay } from '../holidays.ts';
import type { Words } from '../language.ts';
import { accountName, InsufficientFundsError, ledgerOf } from '../ledger/index.ts';
import { isJoinedTo } from '../mber/join.ts';
import { notify } from '../noti/inbox.ts';
import { runAfter } from '../planDays.ts';
import { AnswerError, type MemberContext, memberOf, remembered, type World } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { firstBuyPrice, opensAt, type Prices, pricesAt } from './market.ts';
import { costShare, decimal, gramsFor, tariffOn, taxesOn, wonFor } from './tariff.ts';

export type At = MemberContext;
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
  /** of a reserved one: when the market opens, YYYYMMDDhhmmss */
  opnYMS?: string;
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
  /** up to when the price was compared, in milliseconds since 1970 */
  seenAt?: number;
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

/** What the plan of every persona saves each month, and on which day. */
const pastPlan = { planNo: 'GP1', dayNo: 25, planAmt: 50_000 };

/** The last runs of that plan, oldest first. */
function pastRuns(today: string, count: number): string[] {
  const runs: string[] = [];
  for (let run = runAfter(pastPlan.dayNo, addMonths(today, -count - 2)); run < today; ) {
    runs.push(run);
    run = runAfter(pastPlan.dayNo, run);
  }
  return runs.slice(-count);
}

/** Two years of saving that left 5.00 g, which cost 800,000 won: twelve runs of a plan, and orders of one's own. */
function pastOrders(world: World): Order[] {
  const today = seoulDate(world.now());
  const order = (
    place: number,
    facts: Pick<Order, 'sdDstcd' | 'wayDstcd' | 'odrYMS'> & { goldCg?: number },
  ) => {
    const { sdDstcd, odrYMS } = facts;
    const prices = pricesAt(world, instantOf(odrYMS.slice(0, 12)));
    const price = sdDstcd === 'SELL' ? prices.sell : prices.buy;
    const goldCg = facts.goldCg ?? gramsFor(pastPlan.planAmt, price);
    const odrAmt = wonFor(goldCg, price);
    return {
      odrNo: `GO${String(1000 + place)}`,
      ...facts,
      odrStcd: 'BOOK',
      planNo: facts.wayDstcd === 'PLAN' ? pastPlan.planNo : '',
      goldCg,
      goldPrc: decimal(price),
      odrAmt,
      feeAmt: Math.abs(odrAmt - wonFor(goldCg, prices.base)),
      taxAmt: 0,
      netAmt: odrAmt,
      // Those sales were made at a small loss: no tax.
      gainAmt: sdDstcd === 'SELL' ? -Math.trunc(odrAmt / 50) : 0,
      missRsn: '',
    } satisfies Order;
  };
  const planned = pastRuns(today, 12).map((run, place) =>
    order(16 + place, { sdDstcd: 'BUY', wayDstcd: 'PLAN', odrYMS: `${run}100000` }),
  );
  const days = Array.from({ length: 16 }, (_, place) => ({
    place,
    odrYMS: `${bankDay(addDays(today, -(16 - place) * 45))}100${place % 6}00`,
    isSale: place % 5 === 4,
  }));
  const sold = days.filter(({ isSale }) => isSale).length * 30;
  const bought = days.filter(({ isSale }) => !isSale).length;
  const ownGrams = 500 + sold - planned.reduce((sum, { goldCg }) => sum + goldCg, 0);
  const own = days.map(({ place, odrYMS, isSale }) => {
    // The first purchase takes what is left over.
    const share = Math.trunc(ownGrams / bought) + (place === 0 ? ownGrams % bought : 0);
    return order(place, {
      sdDstcd: isSale ? 'SELL' : 'BUY',
      wayDstcd: 'SELF',
      odrYMS,
      goldCg: isSale ? 30 : share,
    });
  });
  return [...own, ...planned].toSorted((one, other) => one.odrYMS.localeCompare(other.odrYMS));
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
    state: 'NONE',
    goldAcNo: '',
    bnkAcNo: '',
    openYmd: '',
    cost: 0,
    suitability: 'NONE',

    suitableUntil: '',
    isHeld: false,
    isLinkClosed,
    plans: [],
    alerts: [],
    orders: [],
  };
  if (!isOpen) return nothing;
  const orders = pastOrders(world);
  const done = orders.filter(({ wayDstcd }) => wayDstcd === 'PLAN');
  const month = (back: number) => bankDay(`${addMonths(`${today.slice(0, 6)}01`, -back).slice(0, 6)}10`);
  return {
    ...nothing,

    state: 'OPEN',
    goldAcNo: '61870155501234',
    bnkAcNo: '12345601234567',
    cost: 800_000,

    openYmd: addMonths(today, -24),
    suitability: 'RISK',
    suitableUntil: addMonths(today, 6),
    orders,
    plans: [
      planOf(
        world,
        { ...pastPlan, ceilAmt: 0 },
        done.map(({ odrYMS, goldCg, odrAmt, odrNo }) => {
          return { runYmd: odrYMS.slice(0, 8), runStcd: 'DONE', missRsn: '', goldCg, odrAmt, odrNo };
        }),
      ),
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

/** What a member has of gold. Due work keeps it up to date. */
export const goldOf = (context: At): Gold =>
  remembered(context, 'gold', ({ hasClosedGoldLink = false }, world) =>
    begin(world, isJoinedTo(context, SERVICE), hasClosedGoldLink),
  );

export function openGold(context: At): Gold {
  const gold = goldOf(context);
  if (gold.state !== 'OPEN') refuse('NOT_OPEN', '금 계좌를 먼저 만들어 주세요.');
  return gold;
}

/** Whether the member is too young for gold. */
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
    odrNo: `GO${String(90_000 + number)}`,
    sdDstcd: side,
    wayDstcd: way,
    odrStcd: 'BOOK',
    planNo,

    odrYMS: seoulTime(at),
    goldCg: grams,
    goldPrc: decimal(deal.price),
    odrAmt: won,
    feeAmt: deal.fee,

    taxAmt: income + local,
    netAmt: net,
    gainAmt: deal.gain,
    missRsn: '',
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
  if (gold.isHeld || isYoung(context)) return 'HOLD';
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

const moment = (at: string) => instantOf(at.slice(0, 12));
const grams = (goldCg: number) => `${Math.trunc(goldCg / 100)}.${String(goldCg % 100).padStart(2, '0')}g`;
const won = (amount: number) => ({ ko: `${formatMoney(amount)}원`, en: `₩${formatMoney(amount)}` });

const missedWords: Readonly<Record<Missed, Words>> = {
  CEIL: { ko: '금값이 상한가보다 높았어요.', en: 'The price of gold was above your ceiling.' },
  FUND: { ko: '계좌 잔액이 부족했어요.', en: 'The balance of your account was too small.' },
  ACCT: { ko: '연결된 계좌가 해지돼 있었어요.', en: 'The linked account was closed.' },
  LMIT: { ko: '한도를 넘었어요.', en: 'It was above a limit.' },
  HOLD: { ko: '거래가 멈춰 있었어요.', en: 'Trading was on hold.' },
};

/** What an order that was carried out came to; of one that was not, why. */
function outcomeOf(found: Order | Missed): Words {
  if (typeof found === 'string') return missedWords[found];
  const sum = won(found.netAmt);
  return found.sdDstcd === 'BUY'
    ? { ko: `${sum.ko}으로 ${grams(found.goldCg)}을 샀어요.`, en: `${grams(found.goldCg)} for ${sum.en}.` }
    : {
        ko: `${grams(found.goldCg)}을 팔고 ${sum.ko}을 받았어요.`,
        en: `${grams(found.goldCg)} for ${sum.en}.`,
      };
}

/** One thing that falls due: when, and what is done then. */
interface Due {
  at: number;
  run: () => void;
}

/** All that is due next, of each plan, order and alert: what is done then, and when. */
function duesOf(context: At): Due[] {
  const gold = goldOf(context);
  if (gold.state !== 'OPEN') return [];
  const world = context.get('world');
  const { planAt } = tariffOn(world.now());
  const plans = gold.plans
    .filter(({ planStcd }) => planStcd === 'ACTV')
    .map((plan) => {
      return { at: moment(`${plan.nextYmd}${planAt}`), run: () => runPlan(context, gold, plan) };
    });
  const orders = gold.orders
    .filter(({ odrStcd }) => odrStcd === 'WAIT')
    .map((order) => {
      return { at: openingOf(world, order), run: () => runReserved(context, gold, order) };
    });
  const alerts = gold.alerts.flatMap((alert) => {
    const at = strikeOf(world, alert);
    return at === undefined ? [] : [{ at, run: () => strike(context, alert, at) }];
  });
  return [...plans, ...orders, ...alerts];
}

/** Plans, reserved orders and price alerts, each at its moment. */
export const goldDue: DueTask = {
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

/** When a reserved order is carried out: once the market is open. */
function openingOf(world: World, { opnYMS }: Order): number {
  const opens = opensAt(world);
  const now = world.now().getTime();
  if (opens === null) return opnYMS ? Math.min(moment(opnYMS), now) : now;
  return moment(opens);
}

function runReserved(context: At, gold: Gold, order: Order): void {
  const { sdDstcd, odrNo } = order;
  const how = { at: context.get('world').now(), way: 'RSRV' } as const;
  const wish = sdDstcd === 'BUY' ? { won: order.odrAmt } : { grams: order.goldCg };
  const found = carryOut(context, gold, { side: sdDstcd, ...wish }, how);
  if (typeof found === 'string') Object.assign(order, { odrStcd: 'MISS', missRsn: found });
  else {
    gold.orders = gold.orders.filter((one) => one !== found);
    Object.assign(order, found, { odrNo });
  }
  const title =
    typeof found === 'string'
      ? { ko: '예약한 금 거래를 하지 못했어요', en: 'A reserved gold order was not carried out' }
      : { ko: '예약한 금 거래를 했어요', en: 'A reserved gold order was carried out' };
  tell(context, { title, text: outcomeOf(found), to: `FGS61200?orderId=${odrNo}` });
}

/** The next moment at which an alert rings, as far as the clock goes. */
function strikeOf(world: World, alert: Alert): number | undefined {
  const { alrtPrc, drctn, rptDstcd, endYmd, strkYMS } = alert;
  if (rptDstcd === 'ONCE' && strkYMS !== '') return undefined;
  const now = world.now().getTime();
  const last = endYmd === '' ? now : Math.min(now, moment(`${addDays(endYmd, 1)}000000`) - 1);
  const nextDay = strkYMS === '' ? 0 : moment(`${addDays(strkYMS.slice(0, 8), 1)}000000`);
  const level = BigInt(alrtPrc) * 100n;
  const fits = (price: bigint) => (drctn === 'ABOV' ? price >= level : price <= level);
  if (nextDay > last) return undefined;
  // A new alert is compared with the price of now first.
  const after = Math.max(alert.seenAt ?? last - 1, nextDay - 1);
  const at = firstBuyPrice(world, { after, until: last }, fits);
  if (at === undefined) alert.seenAt = Math.max(after, last);
  return at;
}

function strike(context: At, alert: Alert, at: number): void {
  Object.assign(alert, { strkYMS: seoulTime(context.get('world').now()), seenAt: at });
  const price = won(alert.alrtPrc);
  const isAbove = alert.drctn === 'ABOV';
  tell(context, {
    title: { ko: '금값 알림', en: 'Gold price alert' },
    text: {
      ko: `살 때 가격이 1g ${price.ko} ${isAbove ? '이상' : '이하'}이 됐어요.`,
      en: `The buying price is ${price.en} a gram or ${isAbove ? 'more' : 'less'}.`,
    },
    to: 'FGS44000',
  });
}

function runPlan(context: At, gold: Gold, plan: Plan): void {
  const run = plan.nextYmd;
  plan.nextYmd = runAfter(plan.dayNo, run);
  if (plan.endYmd !== '' && plan.nextYmd > plan.endYmd) plan.planStcd = 'ENDD';
  const at = context.get('world').now();
  const wish = { side: 'BUY', won: plan.planAmt, ceiling: plan.ceilAmt } as const;
  const found = carryOut(context, gold, wish, { at, way: 'PLAN', planNo: plan.planNo });
  const isMissed = typeof found === 'string';
  plan.runList.push({
    runYmd: run,
    runStcd: isMissed ? 'MISS' : 'DONE',
    missRsn: isMissed ? found : '',
    goldCg: isMissed ? 0 : found.goldCg,
    odrAmt: isMissed ? 0 : found.odrAmt,
    odrNo: isMissed ? '' : found.odrNo,
  });
  const title = isMissed
    ? { ko: '자동 적립을 건너뛰었어요', en: 'Automatic saving was skipped' }
    : { ko: '금을 자동으로 모았어요', en: 'Gold was saved automatically' };
  tell(context, { title, text: outcomeOf(found), to: `FGS42000?planId=${plan.planNo}` });
}

function tell(context: At, { title, text, to }: { title: Words; text: Words; to: string }): void {
  const { walletMberIdnfiNo } = memberOf(context);
  notify(context.get('world'), walletMberIdnfiNo, { title, text, link: `/gold-saving/${to}` });
}

/** Ends what buys or rings by itself; nothing of it starts again with another account. */
export function endPlans(gold: Gold): void {
  for (const plan of gold.plans) plan.planStcd = 'ENDD';
  gold.alerts = [];
}

/** Gold that is held, orders that wait, and plans. */
export const goldHoldings: HoldingsOf = (context) => {
  const gold = goldOf(context);
  if (gold.state !== 'OPEN') return [];
  const held = heldGrams(context);
  const waiting = gold.orders.filter(({ odrStcd }) => odrStcd === 'WAIT');
  const plans = gold.plans.filter(({ planStcd }) => planStcd !== 'ENDD');
  return [
    ...(held > 0
      ? [
          {
            id: 'gold',
            kind: 'GOLD' as const,
            name: { ko: '금', en: 'Gold' },
            amount: { currency: 'XAU', value: grams(held).slice(0, -1) },
            onLeave: 'BLCK' as const,
            fate: {
              ko: '금 계좌를 해지하면 모두 팔아 연결 계좌로 보내 드려요.',
              en: 'Closing the gold account sells it and pays it to your linked account.',
            },
            screen: 'FGS25000',
          },
        ]
      : []),
    ...waiting.map(({ odrNo, sdDstcd, odrAmt, goldCg }) => ({
      id: odrNo,
      kind: 'ORDER' as const,
      name: { ko: '예약한 금 거래', en: 'Reserved gold order' },
      amount:
        sdDstcd === 'BUY'
          ? { currency: 'KRW', value: String(odrAmt) }
          : { currency: 'XAU', value: grams(goldCg).slice(0, -1) },
      onLeave: 'BLCK' as const,
      fate: { ko: '먼저 예약을 취소해 주세요.', en: 'Please cancel the reservation first.' },
      screen: `FGS61200?orderId=${odrNo}`,
    })),
    ...plans.map(({ planNo, planAmt }) => ({
      id: planNo,
      kind: 'PLAN' as const,
      name: { ko: '금 자동 적립', en: 'Automatic gold saving' },
      amount: { currency: 'KRW', value: String(planAmt) },
      onLeave: 'ENDS' as const,
      fate: { ko: '자동 적립이 끝나요.', en: 'Automatic saving ends.' },
      screen: `FGS42000?planId=${planNo}`,
    })),
  ];
};
