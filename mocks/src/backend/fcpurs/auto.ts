import {
  addDays,
  addMonths,
  formatMoney,
  fromMinorUnits,
  instantOf,
  rateHundredths,
} from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Hono } from 'hono';
import { lookAgain } from '../due.ts';
import type { Holding } from '../holdings.ts';
import { bankDay } from '../holidays.ts';
import { intentOf } from '../intent.ts';
import type { Words } from '../language.ts';
import { accountName, type ForeignCurrency, ledgerOf } from '../ledger/index.ts';
import { notify } from '../noti/inbox.ts';
import { dailyRunAfter, runAfter, weeklyRunAfter } from '../planDays.ts';
import { memberOf, ok, type RoomEnv, readBody, remembered, type World } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { currencies, firstBase, fxRateAt, fxRateOf, isTraded, tradingOpensAt } from './market.ts';
import { minorFor, wonFor } from './tariff.ts';
import { buyNow, type Missed as NotBought } from './trade.ts';
import {
  type At,
  type Fx,
  type FxDue,
  type FxEntry,
  fxSeen,
  knownOf,
  openWallet,
  refuse,
  whenDue,
} from './wallet.ts';

/** Why a run was missed: over the ceiling too. */
type Missed = NotBought | 'CEIL';

interface Run {
  runYMS: string;
  missRsn: Missed | '';
  crncyAmt: number;
  wonAmt: number;
  exrt: string;
  odrNo: string;
}

export interface FxPlan {
  planNo: string;
  /** at a rate, or on days */
  kndCd: 'TRGT' | 'DAYS';
  planStcd: 'ACTV' | 'PAUS' | 'DONE' | 'ENDD';
  crncyCd: ForeignCurrency;
  /** won each time */
  buyAmt: number;
  /** at this rate or below: the target, or a ceiling; empty for none */
  mostExrt: string;
  /** won in all; 0 for once at a target, for no end on days */
  sumAmt: number;
  cyclCd: 'DALY' | 'WEEK' | 'MNTH';
  dayNo: number;
  /** empty while it goes on */
  endYmd: string;
  /** the next day of a run */
  nextYmd: string;
  /** of a target: up to when rates were compared, in milliseconds since 1970 */
  seenAt?: number;
  runList: Run[];
}

interface Gathering {
  gthrStcd: 'OFF' | 'ON' | 'PAUS';
  crncyCd: ForeignCurrency;
  nextYmd: string;
  /** the last moment of which payments have been counted, ISO */
  since: string;
  /** won that were too few to buy anything */
  restAmt: number;
  runList: Run[];
}

interface Auto {
  plans: FxPlan[];
  gathering: Gathering;
}

/** Runs of days and of gathering, by the clocks of Seoul. */
const RUN_AT = '100000';
const bounds = { least: 10_000, most: 5_000_000, plans: 10 };
const clockAt = (day: string) => new Date(instantOf(`${day}${RUN_AT.slice(0, 4)}`));

/** The first run after a day. */
const nextRun = ({ kndCd, cyclCd, dayNo }: Pick<FxPlan, 'kndCd' | 'cyclCd' | 'dayNo'>, after: string) =>
  kndCd === 'DAYS' && cyclCd !== 'DALY'
    ? (cyclCd === 'WEEK' ? weeklyRunAfter : runAfter)(dayNo, after)
    : dailyRunAfter(after);

const boughtBy = ({ runList }: Pick<FxPlan, 'runList'>) =>
  runList.reduce((sum, { wonAmt }) => sum + wonAmt, 0);

const runOf = (found: FxEntry | Missed, at: Date): Run =>
  typeof found === 'string'
    ? { runYMS: seoulTime(at), missRsn: found, crncyAmt: 0, wonAmt: 0, exrt: '', odrNo: '' }
    : {
        runYMS: seoulTime(at),
        missRsn: '',
        crncyAmt: found.toAmt,
        wonAmt: found.wonAmt,

        exrt: found.exrt,
        odrNo: found.odrNo,
      };

const isAtMost = (rate: string, most: string) =>
  most === '' || (rateHundredths(rate) ?? 0) <= (rateHundredths(most) ?? 0);

function runPlan(context: At, fx: Fx, plan: FxPlan): void {
  const world = context.get('world');
  const at = world.now();
  const isTarget = plan.kndCd === 'TRGT';
  plan.nextYmd = nextRun(plan, isTarget ? seoulDate(at) : plan.nextYmd);
  // A target buys once a day at most.
  if (isTarget) plan.seenAt = instantOf(`${addDays(seoulDate(at), 1)}0000`) - 1;
  const { rate } = fxRateAt(world, plan.crncyCd, 'buy');
  const fits = isAtMost(rate, plan.mostExrt);
  const left = plan.sumAmt > 0 ? plan.sumAmt - boughtBy(plan) : plan.buyAmt;
  const won = Math.min(plan.buyAmt, left);
  const found = fits ? buyNow(context, fx, { currency: plan.crncyCd, won, way: 'AUTO' }) : 'CEIL';
  plan.runList.push(runOf(found, at));
  const isMissed = typeof found === 'string';
  const isFull = plan.sumAmt > 0 && plan.sumAmt - boughtBy(plan) < bounds.least;
  if (!isMissed && (isFull || (isTarget && plan.sumAmt === 0))) plan.planStcd = 'DONE';
  const title = isMissed
    ? { ko: '자동 구매를 건너뛰었어요', en: 'An automatic purchase was skipped' }
    : { ko: '외화를 자동으로 샀어요', en: 'Currency was bought automatically' };
  tell(context, title, outcomeOf(found), screenOf(plan));
}

const screenOf = ({ kndCd, planNo }: FxPlan) =>
  `${kndCd === 'TRGT' ? 'FFC33000' : 'FFC34000'}?planId=${planNo}`;

const missedWords: Readonly<Record<Missed, Words>> = {
  CEIL: { ko: '환율이 정한 값보다 높았어요.', en: 'The rate was above your ceiling.' },
  FUND: { ko: '계좌 잔액이 부족했어요.', en: 'The balance of your account was too small.' },
  ACCT: { ko: '연결된 계좌가 해지돼 있었어요.', en: 'The linked account was closed.' },
  LMIT: { ko: '살 수 있는 한도를 넘었어요.', en: 'It was above a limit.' },
  HOLD: { ko: '거래가 멈춰 있었어요.', en: 'Trading was on hold.' },
  FEED: { ko: '새 환율을 받지 못했어요.', en: 'No new rates came in.' },
  CLSD: { ko: '환전 시간이 아니었어요.', en: 'Exchange was closed.' },
};

/** What a purchase came to; of one that was not made, why. */
function outcomeOf(found: FxEntry | Missed): Words {
  if (typeof found === 'string') return missedWords[found];
  const money = `${formatMoney(fromMinorUnits(found.toAmt, found.toCrncyCd))} ${found.toCrncyCd}`;
  const [won, rate] = [formatMoney(found.wonAmt), formatMoney(found.exrt)];
  return { ko: `${won}원으로 ${money} 샀어요. 환율 ${rate}원`, en: `${money} for ₩${won}, at ₩${rate}.` };
}

/** The next moment at which a target is reached in trading hours, as far as the clock goes. */
function targetOf(context: At, plan: FxPlan): number | undefined {
  const world = context.get('world');
  const now = world.now().getTime();
  const { crncyCd } = plan;
  const seenAt = plan.seenAt ?? now - MINUTE;
  if (seenAt >= now || tradingOpensAt(world) !== null) return undefined;
  const fits = (base: number) => isAtMost(fxRateOf(world, crncyCd, base), plan.mostExrt);
  const at = firstBase(world, crncyCd, { after: seenAt, until: now }, fits);
  if (at === undefined) plan.seenAt = Math.floor(now / MINUTE) * MINUTE;
  return at;
}

const MINUTE = 60_000;

function endPlan(context: At, plan: FxPlan): void {
  plan.planStcd = 'ENDD';
  const title = { ko: '자동 구매가 끝났어요', en: 'An automatic purchase has ended' };
  const text = { ko: '정한 날이 지나 끝났어요.', en: 'The day on which it ends has passed.' };
  tell(context, title, text, screenOf(plan));
}

/** What of a plan falls due next: its run, or its end. */
function planDues(context: At, fx: Fx, plan: FxPlan): FxDue[] {
  if (plan.planStcd !== 'ACTV' && plan.planStcd !== 'PAUS') return [];
  const ends = plan.endYmd === '' ? undefined : instantOf(`${addDays(plan.endYmd, 1)}0000`);
  const run = { run: () => runPlan(context, fx, plan) };
  const at =
    plan.planStcd === 'PAUS'
      ? undefined
      : plan.kndCd === 'TRGT'
        ? targetOf(context, plan)
        : clockAt(plan.nextYmd).getTime();
  if (at !== undefined && (ends === undefined || at < ends)) return [{ at, ...run }];
  return ends === undefined ? [] : [{ at: ends, run: () => endPlan(context, plan) }];
}

/** What is missing to the next 1,000 won of each payment since, as far as its moment. */
function restsUntil(context: At, since: string, until: Date): number {
  const bank = accountName.bank(memberOf(context).walletMberIdnfiNo, '');
  return ledgerOf(context.get('world'))
    .postings()
    .filter(({ at, kind }) => at > since && at <= until.toISOString() && !kind.startsWith('fcpurs.'))
    .filter(({ entries }) =>
      entries.some(({ account, amount }) => amount > 0 && account.startsWith('merchant:')),
    )
    .flatMap(({ entries }) => entries.filter(({ account, amount }) => amount < 0 && account.startsWith(bank)))
    .reduce((sum, { amount }) => sum + ((1000 - (-amount % 1000)) % 1000), 0);
}

function gather(context: At, fx: Fx, gathering: Gathering): void {
  const world = context.get('world');
  const at = world.now();
  const won = gathering.restAmt + restsUntil(context, gathering.since, at);
  gathering.nextYmd = dailyRunAfter(gathering.nextYmd);
  gathering.since = at.toISOString();
  const { crncyCd } = gathering;
  const { rate, unit } = fxRateAt(world, crncyCd, 'buy');
  gathering.restAmt = won;
  if (won === 0 || minorFor(won, crncyCd, rate, unit) === 0) return;
  const found = buyNow(context, fx, { currency: crncyCd, won, way: 'GATH' });
  gathering.runList.push(runOf(found, at));
  if (typeof found !== 'string') gathering.restAmt = won - found.wonAmt;
  const title =
    typeof found === 'string'
      ? { ko: '잔돈을 모으지 못했어요', en: 'Your change was not gathered' }
      : { ko: '잔돈을 외화로 모았어요', en: 'Your change was gathered' };
  tell(context, title, outcomeOf(found), 'FFC35000');
}

function tell(context: At, title: Words, text: Words, to: string): void {
  notify(context.get('world'), memberOf(context).walletMberIdnfiNo, { title, text, link: `/fcpurs/${to}` });
}

/** Ends all that buys by itself: nothing of it starts again with another wallet. */
export function endAuto(context: At): void {
  const { plans, gathering } = autoOf(context);
  for (const plan of plans) if (plan.planStcd !== 'DONE') plan.planStcd = 'ENDD';
  Object.assign(gathering, { gthrStcd: 'OFF', restAmt: 0 });
}

/** Plans and gathering that go on. */
export function autoHoldings(context: At): Holding[] {
  const { plans, gathering } = autoOf(context);
  const going = plans.filter(({ planStcd }) => planStcd === 'ACTV' || planStcd === 'PAUS');
  return [
    ...going.map((plan): Holding => {
      return {
        id: plan.planNo,
        kind: 'PLAN',
        name: { ko: `${plan.crncyCd} 자동 구매`, en: `${plan.crncyCd}, bought automatically` },
        amount: { currency: 'KRW', value: String(plan.buyAmt) },
        onLeave: 'ENDS',
        fate: { ko: '자동 구매가 끝나요.', en: 'Automatic buying ends.' },
        screen: screenOf(plan),
      };
    }),
    ...(gathering.gthrStcd === 'OFF'
      ? []
      : [
          {
            id: 'gather',
            kind: 'PLAN' as const,
            name: { ko: '잔돈 모으기', en: 'Gathering change' },
            onLeave: 'ENDS' as const,
            fate: { ko: '잔돈 모으기가 끝나요.', en: 'Gathering change ends.' },
            screen: 'FFC35000',
          },
        ]),
  ];
}

/** Some way off the rate of now, in hundredths of it. */
const near = (world: World, crncyCd: ForeignCurrency, percent: number) => {
  const moved = Math.round(((rateHundredths(fxRateAt(world, crncyCd, 'buy').rate) ?? 0) * percent) / 100);
  return `${Math.trunc(moved / 100)}.${String(moved % 100).padStart(2, '0')}`;
};

/** Four plans and some gathering of whoever has had the wallet for long. */
function begin(world: World): Auto {
  const today = seoulDate(world.now());
  const ago = (days: number) => bankDay(addDays(today, -days));
  const run = (crncyCd: ForeignCurrency, days: number, won: number, missRsn: Missed | '' = ''): Run => {
    const { rate, unit } = fxRateAt(world, crncyCd, 'buy', clockAt(ago(days)));
    const amount = minorFor(won, crncyCd, rate, unit);
    const bought = { crncyAmt: amount, wonAmt: wonFor(amount, crncyCd, rate, unit), exrt: rate };
    const money = missRsn === '' ? bought : { crncyAmt: 0, wonAmt: 0, exrt: '' };
    return { runYMS: `${ago(days)}${RUN_AT}`, missRsn, ...money, odrNo: '' };
  };
  const plan = (facts: Pick<FxPlan, 'planNo' | 'kndCd' | 'crncyCd' | 'buyAmt'> & Partial<FxPlan>): FxPlan => {
    const full: FxPlan = {
      planStcd: 'ACTV',
      mostExrt: '',
      sumAmt: 0,
      cyclCd: 'MNTH',
      dayNo: 25,
      endYmd: '',

      nextYmd: '',
      runList: [],
      ...facts,
    };
    return { ...full, nextYmd: nextRun(full, today) };
  };
  return {
    plans: [
      plan({
        planNo: 'FP1',
        kndCd: 'TRGT',
        crncyCd: 'JPY',
        buyAmt: 300_000,
        mostExrt: near(world, 'JPY', 94),
        endYmd: addMonths(today, 3),
      }),
      plan({
        planNo: 'FP2',
        kndCd: 'DAYS',
        crncyCd: 'USD',
        buyAmt: 50_000,
        runList: [run('USD', 62, 50_000), run('USD', 31, 50_000, 'FUND')],
      }),
      plan({
        planNo: 'FP3',
        kndCd: 'DAYS',
        crncyCd: 'EUR',
        buyAmt: 30_000,
        cyclCd: 'WEEK',
        dayNo: 1,

        planStcd: 'PAUS',
        mostExrt: near(world, 'EUR', 103),
        runList: [run('EUR', 40, 30_000)],
      }),
      plan({
        planNo: 'FP4',
        kndCd: 'TRGT',
        crncyCd: 'USD',
        buyAmt: 500_000,
        mostExrt: near(world, 'USD', 99),

        planStcd: 'DONE',
        runList: [run('USD', 20, 500_000)],
      }),
    ],
    gathering: {
      gthrStcd: 'ON',
      crncyCd: 'JPY',
      nextYmd: dailyRunAfter(today),
      restAmt: 0,
      since: world.now().toISOString(),
      runList: [run('JPY', 9, 2480), run('JPY', 6, 1150), run('JPY', 3, 3920)],
    },
  };
}

const autoOf = (context: At): Auto =>
  remembered<Auto>(context, 'fcpurs.auto', ({ foreignWallet }, world) => {
    if (foreignWallet === undefined && fxSeen(context).state !== 'NONE') return begin(world);
    const off = { gthrStcd: 'OFF', crncyCd: 'USD', nextYmd: '', since: '', restAmt: 0, runList: [] } as const;
    return { plans: [], gathering: { ...off, runList: [] } };
  });

whenDue((context, fx) => {
  const auto = knownOf<Auto>(context, 'fcpurs.auto');
  if (!auto || fx.state !== 'OPEN') return [];
  const { plans, gathering } = auto;
  const gathers = gathering.gthrStcd === 'ON';
  return [
    ...plans.flatMap((plan) => planDues(context, fx, plan)),
    ...(gathers
      ? [{ at: clockAt(gathering.nextYmd).getTime(), run: () => gather(context, fx, gathering) }]
      : []),
  ];
});

/** Plans that run on days of their own, for home. */
export const plansSeen = (context: At): readonly FxPlan[] =>
  fxSeen(context).state === 'OPEN' ? autoOf(context).plans : [];

const currency = v.custom<ForeignCurrency>((code) => typeof code === 'string' && isTraded(code));
const won = v.pipe(v.number(), v.integer(), v.minValue(0));
const rate = v.pipe(v.string(), v.regex(/^(\d{1,6}\.\d\d)?$/));
const planBody = v.object({
  planNo: v.optional(v.string(), ''),
  kndCd: v.picklist(['TRGT', 'DAYS']),
  planStcd: v.picklist(['ACTV', 'PAUS', 'ENDD']),

  crncyCd: currency,
  buyAmt: won,
  mostExrt: rate,
  sumAmt: won,
  cyclCd: v.picklist(['DALY', 'WEEK', 'MNTH']),
  dayNo: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)),
  endYmd: v.pipe(v.string(), v.regex(/^(\d{8})?$/)),
});

/** Automatic buying and gathering. */
export function autoRoutes(routes: Hono<RoomEnv>): void {
  const at = (name: string) => `/fcpurs-fe/auto/v1/${name}`;
  const gatheringWire = ({ gthrStcd, crncyCd, nextYmd, runList }: Gathering) => ({
    gthrStcd,
    crncyCd,
    nextYmd,
    runList,
    sumCrncyAmt: runList.reduce((sum, { crncyAmt }) => sum + crncyAmt, 0),
    sumWonAmt: runList.reduce((sum, { wonAmt }) => sum + wonAmt, 0),
  });
  const planWire = (plan: FxPlan) => ({ ...plan, boughtAmt: boughtBy(plan) });

  routes.post(at('plans'), (context) => {
    openWallet(context);
    const { plans, gathering } = autoOf(context);
    const list = plans.map(planWire);
    const [buyMinAmt, buyMaxAmt] = [bounds.least, bounds.most];
    return ok(context, {
      planList: list,
      gthr: gatheringWire(gathering),
      buyMinAmt,
      buyMaxAmt,
      crncyList: currencies,
    });
  });

  routes.post(at('plan-save'), async (context) => {
    const { planNo, planStcd, ...given } = await readBody(context, planBody);
    openWallet(context);
    const world = context.get('world');
    lookAgain(world);
    const today = seoulDate(world.now());
    const { plans } = autoOf(context);
    const key = `${memberOf(context).walletMberIdnfiNo} ${planNo === '' ? intentOf(context) : ''}`;
    const made = world.room('fcpurs.planKeys', () => new Map<string, string>());
    const known = plans.find((one) => one.planNo === (planNo || made.get(key)));
    if (planNo !== '' && (!known || ['DONE', 'ENDD'].includes(known.planStcd)))
      refuse('GONE', '끝난 자동 구매예요.');
    if (planStcd !== 'ENDD') {
      if (given.buyAmt < bounds.least || given.buyAmt > bounds.most)
        refuse('PLAN_AMOUNT', '10,000원부터 5,000,000원까지 살 수 있어요.');
      if (given.kndCd === 'TRGT' && given.mostExrt === '') refuse('PLAN_RATE', '목표 환율을 적어 주세요.');
      if (given.endYmd !== '' && given.endYmd <= today)
        refuse('PLAN_END', '종료일은 내일부터 고를 수 있어요.');
      const stands = plans.filter((one) => ['ACTV', 'PAUS'].includes(one.planStcd));
      if (!known && stands.length >= bounds.plans)
        refuse('PLANS_MOST', '자동 구매는 10개까지 만들 수 있어요.');
    }
    const plan: FxPlan = known ?? {
      ...given,

      planNo: `FP${10 + world.nextNumber('fcpurs.plan')}`,
      planStcd: 'ACTV',
      nextYmd: '',
      runList: [],
    };
    if (!known) {
      plans.push(plan);
      made.set(key, plan.planNo);
    }
    // A target that is reached already buys at once.
    const seenAt = world.now().getTime() - MINUTE;
    const wasToday = plan.runList.some(({ runYMS }) => runYMS.startsWith(today));
    Object.assign(plan, given, { planStcd, nextYmd: nextRun(given, today) });
    if (!wasToday) plan.seenAt = seenAt;
    return ok(context, planWire(plan));
  });

  routes.post(at('gather-save'), async (context) => {
    const body = v.object({ gthrStcd: v.picklist(['OFF', 'ON', 'PAUS']), crncyCd: currency });
    const given = await readBody(context, body);
    openWallet(context);
    const { gathering } = autoOf(context);
    const now = context.get('world').now();
    // What was paid while it rested is not gathered later.
    if (given.gthrStcd === 'ON' && gathering.gthrStcd !== 'ON')
      Object.assign(gathering, { since: now.toISOString(), nextYmd: dailyRunAfter(seoulDate(now)) });
    if (given.crncyCd !== gathering.crncyCd) Object.assign(gathering, { runList: [], restAmt: 0 });
    Object.assign(gathering, given);
    return ok(context, gatheringWire(gathering));
  });
}
