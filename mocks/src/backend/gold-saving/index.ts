import { addMonths, maskAccount } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Context } from 'hono';
import { makePdf } from '../comm/makePdf.ts';
import { lookAgain } from '../due.ts';
import { refuseWhileHolding } from '../holdings.ts';
import { intentOf } from '../intent.ts';
import { accountName, bankAccountsOf, InsufficientFundsError, ledgerOf } from '../ledger/index.ts';
import { joinedServices } from '../mber/join.ts';
import { personaOf } from '../personas.ts';
import { runAfter } from '../planDays.ts';
import { walletOf } from '../point-fe/walletState.ts';
import { makeQuote, takeQuote } from '../quotes.ts';
import { defineRoom, memberOf, ok, type RoomEnv, readBody } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { orderByPin, orderState } from '../walletMoney.ts';
import { filled, wireDate } from '../wireFields.ts';
import {
  type At,
  book,
  type Deal,
  dealOf,
  endPlans,
  type Gold,
  goldHoldings,
  goldOf,
  heldGrams,
  isYoung,
  limitOf,
  type Order,
  openGold,
  type Plan,
  refuse,
  SERVICE,
  type Side,
} from './account.ts';
import { chartOf, marketOf, opensAt, priceNow, pricesAt } from './market.ts';
import { decimal, gramsFor, leastWonFor, tariffOn, wonFor } from './tariff.ts';

const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000_000_000));
const day = v.union([wireDate, v.literal('')]);
const path = (call: string) => `/gold-saving-fe/v1/${call}`;

const limits: Record<string, string> = {
  MORE_THAN_HELD: '가진 금보다 많아요.',
  LIMIT_ONCE: '한 번에 사고팔 수 있는 금액을 넘었어요.',
  LIMIT_DAY: '하루에 살 수 있는 금액을 넘었어요.',
  LIMIT_HOLD: '가질 수 있는 금을 넘었어요.',
};

const bankBalance = (context: At, gold: Gold) =>
  ledgerOf(context.get('world')).balance(
    accountName.bank(memberOf(context).walletMberIdnfiNo, gold.bnkAcNo),
    'KRW',
  );

/** Who may order at all, whatever it is. */
function mayOrder(context: At, gold: Gold, side: Side): void {
  if (isYoung(context)) refuse('AGE', '만 19세부터 이용할 수 있어요.');
  if (gold.isHeld) refuse('HELD', '금융사기가 의심돼 24시간 동안 거래를 멈췄어요.');
  if (gold.isLinkClosed) refuse('ACCOUNT_CLOSED', '연결된 계좌가 해지됐어요.');
  const today = seoulDate(context.get('world').now());
  if (side === 'BUY' && gold.suitableUntil < today) refuse('SUITABILITY', '투자 성향을 다시 확인해 주세요.');
}

/** Only while there is a market, and a price of it that is young enough. */
function mayDeal(context: At): void {
  const { state, opens } = priceNow(context.get('world'));
  if (state === 'CLSD') refuse('CLOSED', '지금은 거래할 수 없는 시간이에요.', { opnYMS: opens });
  if (state === 'SLNT') refuse('SILENT', '새 가격을 받지 못하고 있어요.');
}

interface QuotedDeal extends Omit<Deal, 'price'> {
  price: string;
  held: number;
  paid: number;
}

type Kind = 'DEAL' | 'CLOS';
const quoteOf = (kind: Kind) => ({ room: 'GOLD', kind });

function quoteWire(context: At, gold: Gold, deal: Deal, kind: Kind = 'DEAL') {
  const world = context.get('world');
  const held = heldGrams(context);
  const facts: QuotedDeal = { ...deal, price: String(deal.price), held, paid: gold.cost };
  const { qtId, expSS } = makeQuote(context, quoteOf(kind), facts, tariffOn(world.now()).quoteSeconds);
  const balance = bankBalance(context, gold);
  const spread = Math.abs(
    deal.won - wonFor(deal.grams, priceNow(world).prices[deal.side === 'BUY' ? 'sell' : 'buy']),
  );
  return {
    qtId,
    expSS,
    sdDstcd: deal.side,
    goldCg: deal.grams,
    goldPrc: decimal(deal.price),

    odrAmt: deal.won,
    feeAmt: deal.fee,
    sprdAmt: spread,
    costAmt: deal.cost,
    gainAmt: deal.gain,

    incmTaxAmt: deal.income,
    lclTaxAmt: deal.local,
    netAmt: deal.net,

    balAmt: balance,
    aftBalAmt: balance + (deal.side === 'BUY' ? -deal.net : deal.net),

    aftCg: held + (deal.side === 'BUY' ? deal.grams : -deal.grams),
  };
}

/** The deal of a quote, where all is still as it was when the customer was told. */
function dealOfQuote(context: At, gold: Gold, qtId: string, kind: Kind): Deal {
  const quoted = takeQuote<QuotedDeal>(context, quoteOf(kind), qtId);
  const isSame = quoted.held === heldGrams(context) && quoted.paid === gold.cost;
  if (!isSame) refuse('QUOTE_ENDED', '가격을 다시 확인해 주세요.');
  return { ...quoted, price: BigInt(quoted.price) };
}

function bookDeal(context: Context<RoomEnv>, gold: Gold, deal: Deal): Order {
  try {
    return book(context, gold, deal, { at: context.get('world').now(), intentId: intentOf(context) });
  } catch (error) {
    if (error instanceof InsufficientFundsError) return refuse('FUNDS', '계좌 잔액이 부족해요.');
    throw error;
  }
}

const receiptOf = (gold: Gold, kind: string, order?: Order) => ({
  rcptDstcd: kind,
  bnkAcNo: maskAccount(gold.bnkAcNo),
  goldAcNo: maskAccount(gold.goldAcNo),
  ...(order ?? {}),
});

/** An account of the customer's own bank that is linked to the wallet. */
function linkedAccount(context: Context<RoomEnv>, acNo: string): string {
  const own = bankAccountsOf(personaOf(context.get('world')));
  const isLinked = walletOf(context).linked.some((one) => one.acNo === acNo);
  const isOwnBank = own.find((one) => one.acNo === acNo)?.isOwnBank;
  return isLinked && isOwnBank ? acNo : refuse('ACCOUNT', '국민은행 입출금 계좌를 선택해 주세요.');
}

const pin = filled;
const bodies = {
  open: v.object({ bnkAcNo: filled, pin }),
  order: v.object({ qtId: filled, pin }),
  close: v.object({ qtId: v.string(), pin }),
  account: v.object({ bnkAcNo: filled, pin }),
  reserve: v.object({ sdDstcd: v.picklist(['BUY', 'SELL']), odrAmt: amount, pin }),
};

const quoteBody = v.object({
  sdDstcd: v.picklist(['BUY', 'SELL', 'CLOS']),
  odrAmt: v.optional(amount),
  goldCg: v.optional(amount),
});
const planBody = v.object({
  planNo: v.optional(v.string(), ''),
  planStcd: v.optional(v.picklist(['ACTV', 'PAUS', 'ENDD']), 'ACTV'),
  dayNo: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)),
  planAmt: amount,
  ceilAmt: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  endYmd: day,
});
const alertBody = v.object({
  alrtNo: v.optional(v.string(), ''),
  delYn: v.optional(v.picklist(['Y', 'N']), 'N'),
  drctn: v.optional(v.picklist(['ABOV', 'BELW']), 'ABOV'),
  alrtPrc: v.optional(amount, 1),
  rptDstcd: v.optional(v.picklist(['ONCE', 'DALY']), 'ONCE'),
  endYmd: v.optional(day, ''),
});
const testBody = v.object({
  gold: v.optional(amount),
  dollar: v.optional(amount),
  silentFor: v.optional(v.number()),
  isClosed: v.optional(v.boolean()),
  isHeld: v.optional(v.boolean()),
  isLinkClosed: v.optional(v.boolean()),
  isUnsuitable: v.optional(v.boolean()),
  missesRun: v.optional(v.boolean()),
});

/** What the product sheet says of spread and tax, in per cent. */
function percentsOf({ spreadPercent, incomeTaxPercent, localTaxPercent }: ReturnType<typeof tariffOn>) {
  // Local tax is a share of the income tax: 14 % and a tenth of it are 15.4 %.
  const tax = decimal(incomeTaxPercent * (100n + localTaxPercent));
  return { sprdRt: String(spreadPercent), txRt: tax.replace(/\.?0+$/, '') };
}

/** Gold by the gram; every path but those of other rooms is ours (N33). */
export const goldSavingRoom = defineRoom('/gold-saving-fe', (routes) => {
  routes.post(path('price'), (context) => {
    memberOf(context);
    const world = context.get('world');
    const { prices, at, state, opens } = priceNow(world);
    const before = pricesAt(world, at.getTime() - 86_400_000);
    return ok(context, {
      bsePrc: decimal(prices.base),
      buyPrc: decimal(prices.buy),
      selPrc: decimal(prices.sell),

      ydayPrc: decimal(before.base),
      notiYMS: seoulTime(at),
      prcStcd: state,
      opnYMS: opens ?? '',
      ...percentsOf(tariffOn(world.now())),
    });
  });

  const range = v.object({ rngDstcd: v.picklist(['DAY', 'WEEK', 'MON', 'YEAR']) });
  routes.post(path('chart'), async (context) => {
    memberOf(context);
    const { rngDstcd } = await readBody(context, range);
    return ok(context, { chrtList: chartOf(context.get('world'), rngDstcd) });
  });

  routes.post(path('holdings'), (context) => {
    const gold = goldOf(context);
    const { order, plan, youngest, holding } = tariffOn(context.get('world').now());
    const next = gold.plans
      .filter(({ planStcd }) => planStcd === 'ACTV')
      .toSorted((a, b) => a.nextYmd.localeCompare(b.nextYmd))[0];
    return ok(context, {
      goldAcStcd: gold.state,
      goldAcNo: maskAccount(gold.goldAcNo),
      openYmd: gold.openYmd,

      bnkAcNo: maskAccount(gold.bnkAcNo),
      goldCg: heldGrams(context),
      costAmt: gold.cost,
      balAmt: gold.state === 'OPEN' ? bankBalance(context, gold) : 0,

      sutbDstcd: gold.suitability,
      sutbYmd: gold.suitableUntil,
      yngYn: isYoung(context) ? 'Y' : 'N',

      heldYn: gold.isHeld ? 'Y' : 'N',
      lnkClsYn: gold.isLinkClosed ? 'Y' : 'N',

      nextYmd: next?.nextYmd ?? '',
      nextAmt: next?.planAmt ?? 0,
      nextPlanNo: next?.planNo ?? '',
      wtngCnt: gold.orders.filter(({ odrStcd }) => odrStcd === 'WAIT').length,

      onceMinAmt: order[0],
      onceMaxAmt: order[1],
      hldMaxCg: holding,

      planMinAmt: plan[0],
      planMaxAmt: plan[1],
      yngAge: youngest,
    });
  });

  // Six answers of 0 to 3 points; 10 and more take such risks. Left out: the customer does not say.
  const answers = v.object({
    aswrList: v.optional(v.pipe(v.array(v.pipe(v.number(), v.minValue(0), v.maxValue(3))), v.length(6))),
    cnfmYn: v.optional(v.picklist(['Y', 'N']), 'N'),
  });
  routes.post(path('suitability'), async (context) => {
    const { aswrList, cnfmYn } = await readBody(context, answers);
    const gold = goldOf(context);
    if (!aswrList) return ok(context, { sutbDstcd: 'NONE' });
    const sum = aswrList.reduce((all, one) => all + one, 0);
    const fits = sum >= 10;
    const now = context.get('world').now();
    if (fits || cnfmYn === 'Y') {
      gold.suitability = fits ? 'FIT' : 'RISK';
      gold.suitableUntil = addMonths(seoulDate(now), tariffOn(now).suitableMonths);
    }
    return ok(context, { sutbDstcd: fits ? 'FIT' : 'RISK' });
  });

  routes.post(path('quote'), async (context) => {
    const { sdDstcd, odrAmt, goldCg } = await readBody(context, quoteBody);
    const gold = openGold(context);
    const world = context.get('world');
    const side = sdDstcd === 'BUY' ? 'BUY' : 'SELL';
    mayOrder(context, gold, side);
    mayDeal(context);
    const { prices } = priceNow(world);
    const held = heldGrams(context);
    const price = side === 'BUY' ? prices.buy : prices.sell;
    const { firstOrder, order } = tariffOn(world.now());
    const grams = sdDstcd === 'CLOS' ? held : (goldCg ?? gramsFor(odrAmt ?? 0, price));
    if (grams < firstOrder && sdDstcd !== 'CLOS')
      refuse('BELOW_UNIT', '0.01g보다 적은 금액이에요.', { minAmt: leastWonFor(firstOrder, price) });
    const deal = dealOf(gold, held, { side, grams, prices, now: world.now() });
    const over = limitOf(gold, held, deal, world.now());
    if (over) refuse(over, limits[over] ?? '');
    if (odrAmt !== undefined && odrAmt < order[0]) refuse('LIMIT_LEAST', '10,000원부터 살 수 있어요.');
    if (side === 'BUY' && deal.net > bankBalance(context, gold)) refuse('FUNDS', '계좌 잔액이 부족해요.');
    return ok(context, quoteWire(context, gold, deal, sdDstcd === 'CLOS' ? 'CLOS' : 'DEAL'));
  });

  routes.post(path('order'), async (context) => {
    const { qtId, pin: entered } = await readBody(context, bodies.order);
    return orderByPin(context, { kind: 'gold.order', pin: entered }, () => {
      const gold = openGold(context);
      const deal = dealOfQuote(context, gold, qtId, 'DEAL');
      mayOrder(context, gold, deal.side);
      mayDeal(context);
      return receiptOf(gold, deal.side, bookDeal(context, gold, deal));
    });
  });

  routes.post(path('reserve'), async (context) => {
    const { sdDstcd, odrAmt, pin: entered } = await readBody(context, bodies.reserve);
    return orderByPin(context, { kind: 'gold.reserve', pin: entered }, () => {
      const gold = openGold(context);
      const world = context.get('world');
      mayOrder(context, gold, sdDstcd);
      const opnYMS = opensAt(world) ?? refuse('OPEN', '지금은 바로 사고팔 수 있어요.');
      const [isBuying, held] = [sdDstcd === 'BUY', heldGrams(context)];
      if (!isBuying && odrAmt > held) refuse('MORE_THAN_HELD', limits.MORE_THAN_HELD ?? '');
      const order: Order = {
        odrNo: `GO${80_000 + world.nextNumber('gold.reserved')}`,
        sdDstcd,
        wayDstcd: 'RSRV',
        odrStcd: 'WAIT',

        planNo: '',
        odrYMS: seoulTime(world.now()),
        goldCg: isBuying ? 0 : odrAmt,
        goldPrc: '0.00',

        odrAmt: isBuying ? odrAmt : 0,
        feeAmt: 0,
        taxAmt: 0,
        netAmt: 0,
        gainAmt: 0,
        missRsn: '',
        opnYMS,
      };
      gold.orders.push(order);
      return receiptOf(gold, 'RSRV', order);
    });
  });

  routes.post(path('takeBack'), async (context) => {
    const { odrNo } = await readBody(context, v.object({ odrNo: filled }));
    const order = openGold(context).orders.find((one) => one.odrNo === odrNo && one.odrStcd !== 'BOOK');
    if (!order || order.odrStcd === 'MISS') return refuse('GONE', '이미 끝난 예약이에요.');
    order.odrStcd = 'BACK';
    return ok(context, order);
  });

  routes.post(path('open'), async (context) => {
    const { bnkAcNo, pin: entered } = await readBody(context, bodies.open);
    return orderByPin(context, { kind: 'gold.open', pin: entered }, () => {
      const gold = goldOf(context);
      const world = context.get('world');
      const today = seoulDate(world.now());
      if (gold.state === 'OPEN') refuse('ALREADY', '이미 금 계좌가 있어요.');
      if (isYoung(context)) refuse('AGE', '만 19세부터 만들 수 있어요.');
      if (gold.suitableUntil < today) refuse('SUITABILITY', '투자 성향을 먼저 확인해 주세요.');
      gold.bnkAcNo = linkedAccount(context, bnkAcNo);
      endPlans(gold);
      Object.assign(gold, { state: 'OPEN', goldAcNo: '61870155505678', openYmd: today, cost: 0 });
      joinedServices(context).add(SERVICE);
      return receiptOf(gold, 'OPEN');
    });
  });

  routes.post(path('account'), async (context) => {
    const { bnkAcNo, pin: entered } = await readBody(context, bodies.account);
    return orderByPin(context, { kind: 'gold.account', pin: entered }, () => {
      const gold = openGold(context);
      gold.bnkAcNo = linkedAccount(context, bnkAcNo);
      gold.isLinkClosed = false;
      return receiptOf(gold, 'ACCT');
    });
  });

  routes.post(path('close'), async (context) => {
    const { qtId, pin: entered } = await readBody(context, bodies.close);
    return orderByPin(context, { kind: 'gold.close', pin: entered }, () => {
      const gold = openGold(context);
      // Closing sells the gold itself; all else must be resolved first.
      refuseWhileHolding(
        'gold-saving',
        goldHoldings(context).filter(({ kind }) => kind !== 'GOLD'),
      );
      const deal = dealOfQuote(context, gold, qtId, 'CLOS');
      mayOrder(context, gold, 'SELL');
      if (deal.grams > 0) mayDeal(context);
      const order = deal.grams > 0 ? bookDeal(context, gold, deal) : undefined;
      endPlans(gold);
      gold.state = 'CLSD';
      joinedServices(context).delete(SERVICE);
      return receiptOf(gold, 'CLOS', order);
    });
  });

  routes.post(path('orderState'), async (context) => {
    const { odrKey } = await readBody(context, v.object({ odrKey: filled }));
    return orderState(context, odrKey);
  });

  const yearOf = (context: At, plan: Plan) => {
    const year = seoulDate(context.get('world').now()).slice(0, 4);
    return plan.runList
      .filter(({ runYmd }) => runYmd.startsWith(year))
      .reduce((sum, run) => sum + run.odrAmt, 0);
  };
  routes.post(path('plans'), (context) => {
    const { plans } = openGold(context);
    return ok(context, { planList: plans.map((plan) => ({ ...plan, yearAmt: yearOf(context, plan) })) });
  });

  routes.post(path('planSave'), async (context) => {
    const { planNo, ...given } = await readBody(context, planBody);
    const gold = openGold(context);
    const world = context.get('world');
    lookAgain(world);
    const { plan: bounds, plans: most } = tariffOn(world.now());
    if (given.planAmt < bounds[0] || given.planAmt > bounds[1])
      refuse('PLAN_AMOUNT', '10,000원부터 5,000,000원까지 모을 수 있어요.');
    const known = gold.plans.find((plan) => plan.planNo === planNo);
    if (planNo && (!known || known.planStcd === 'ENDD')) return refuse('GONE', '끝난 자동 적립이에요.');
    const nextYmd = runAfter(given.dayNo, seoulDate(world.now()));
    if (given.endYmd !== '' && given.endYmd < nextYmd && given.planStcd === 'ACTV')
      return refuse('PLAN_END', '종료일은 다음 적립일 뒤로 골라 주세요.');
    if (!known && gold.plans.filter(({ planStcd }) => planStcd !== 'ENDD').length >= most)
      return refuse('PLANS_MOST', '자동 적립은 5개까지 만들 수 있어요.');
    // Sent again after a lost answer it is the same one.
    const key = context.req.header('idempotency-key') ?? '';
    const made = world.room('gold.planKeys', () => new Map<string, string>());
    const again = gold.plans.find(
      (plan) => plan.planNo === made.get(`${memberOf(context).walletMberIdnfiNo} ${key}`),
    );
    const plan = known ?? again ?? newPlan(context, gold);
    if (key !== '' && !planNo) made.set(`${memberOf(context).walletMberIdnfiNo} ${key}`, plan.planNo);
    Object.assign(plan, given, { nextYmd });
    return ok(context, { ...plan, yearAmt: yearOf(context, plan) });
  });

  function newPlan(context: At, gold: Gold): Plan {
    const planNo = `GP${10 + context.get('world').nextNumber('gold.plan')}`;
    const plan: Plan = {
      planNo,
      planStcd: 'ACTV',
      dayNo: 1,
      planAmt: 0,
      ceilAmt: 0,
      endYmd: '',
      nextYmd: '',
      runList: [],
    };
    gold.plans.push(plan);
    return plan;
  }

  routes.post(path('alerts'), (context) => ok(context, { alrtList: openGold(context).alerts }));

  routes.post(path('alertSave'), async (context) => {
    const { delYn, alrtNo, ...given } = await readBody(context, alertBody);
    const gold = openGold(context);
    const world = context.get('world');
    lookAgain(world);
    if (delYn === 'Y') gold.alerts = gold.alerts.filter((alert) => alert.alrtNo !== alrtNo);
    else {
      const isSame = (one: object) =>
        (['drctn', 'alrtPrc', 'rptDstcd', 'endYmd'] as const).every(
          (name) => (one as typeof given)[name] === given[name],
        );
      const { alerts: most } = tariffOn(world.now());
      if (gold.alerts.length >= most) refuse('ALERTS_MOST', '알림은 10개까지 만들 수 있어요.');
      // The same one twice says nothing more.
      if (!gold.alerts.some((one) => one.strkYMS === '' && isSame(one)))
        gold.alerts.push({ ...given, alrtNo: `GA${10 + world.nextNumber('gold.alert')}`, strkYMS: '' });
    }
    return ok(context, { alrtList: gold.alerts });
  });

  const historyBody = v.object({
    from: v.optional(day, ''),
    to: v.optional(day, ''),
    sdDstcd: v.optional(v.picklist(['BUY', 'SELL', 'PLAN']), undefined),
    odrNo: v.optional(v.string(), ''),
  });
  routes.post(path('history'), async (context) => {
    const { from, to, sdDstcd, odrNo } = await readBody(context, historyBody);
    const gold = goldOf(context);
    // What was booked stays readable after the account is closed.
    if (gold.state === 'NONE') refuse('NOT_OPEN', '금 계좌를 먼저 만들어 주세요.');
    const found = gold.orders.filter(
      (one) =>
        (odrNo === '' || one.odrNo === odrNo) &&
        (from === '' || one.odrYMS.slice(0, 8) >= from) &&
        (to === '' || one.odrYMS.slice(0, 8) <= to) &&
        (sdDstcd === undefined || (sdDstcd === 'PLAN' ? one.wayDstcd === 'PLAN' : one.sdDstcd === sdDstcd)),
    );
    if (odrNo !== '' && found.length === 0) refuse('GONE', '거래를 찾을 수 없어요.');
    const odrList = found.toSorted((a, b) => b.odrYMS.localeCompare(a.odrYMS));
    return ok(context, { odrList });
  });

  routes.get(path('statement'), (context) => {
    const gold = goldOf(context);
    if (gold.state === 'NONE') refuse('NOT_OPEN', '금 계좌를 먼저 만들어 주세요.');
    const lines = gold.orders
      .filter(({ odrStcd }) => odrStcd === 'BOOK')
      .slice(-20)
      .map(({ odrYMS, sdDstcd, goldCg, odrAmt }) =>
        [odrYMS.slice(0, 8), sdDstcd === 'BUY' ? '매수' : '매도', `${goldCg / 100}g`, `${odrAmt}원`].join(
          '  ',
        ),
      );
    const head = ['금 거래 명세서', '', maskAccount(gold.goldAcNo), memberOf(context).custName, ''];
    return context.body(makePdf([[...head, ...lines]]), 200, { 'content-type': 'application/pdf' });
  });

  routes.post(path('test'), async (context) => {
    const { gold: ounce, dollar, silentFor, isClosed, ...own } = await readBody(context, testBody);
    if (!memberOf(context).isDeveloper) refuse('DEVELOPER', '개발자만 쓸 수 있어요.');
    const world = context.get('world');
    // An order that waits for the opening, or an alert, may be due now.
    lookAgain(world);
    const market = { gold: ounce, dollar, silentFor, isClosed };
    Object.assign(
      marketOf(world),
      Object.fromEntries(Object.entries(market).filter(([, one]) => one !== undefined)),
    );
    const gold = goldOf(context);
    if (own.isHeld !== undefined) gold.isHeld = own.isHeld;
    if (own.isLinkClosed !== undefined) gold.isLinkClosed = own.isLinkClosed;
    if (own.isUnsuitable) gold.suitableUntil = '20000101';
    if (own.missesRun) {
      const run = { runYmd: seoulDate(world.now()), runStcd: 'MISS', missRsn: 'FUND' } as const;
      gold.plans[0]?.runList.push({ ...run, goldCg: 0, odrAmt: 0, odrNo: '' });
    }
    return ok(context);
  });
});
