import { addDays, addMonths, instantOf, rateHundredths } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Hono } from 'hono';
import { bankDay } from '../holidays.ts';
import { intentOf } from '../intent.ts';
import { accountName, type ForeignCurrency, ledgerOf } from '../ledger/index.ts';
import { notify } from '../noti/inbox.ts';
import { dailyRunAfter, runAfter, weeklyRunAfter } from '../planDays.ts';
import { memberOf, ok, type RoomEnv, readBody, remembered, type World } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { currencies, fxRateAt, isTraded, tradingOpensAt } from './market.ts';
import { minorFor, wonFor } from './tariff.ts';
import { buyNow, type Missed as NotBought } from './trade.ts';
import { type At, type Fx, type FxEntry, fxSeen, openWallet, refuse, whenLookedAt } from './wallet.ts';

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
  /** the next day of a run; of a target the first one that has not been looked at */
  nextYmd: string;
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
        ...{ runYMS: seoulTime(at), missRsn: '', crncyAmt: found.toAmt, wonAmt: found.wonAmt },
        ...{ exrt: found.exrt, odrNo: found.odrNo },
      };

const isAtMost = (rate: string, most: string) =>
  most === '' || (rateHundredths(rate) ?? 0) <= (rateHundredths(most) ?? 0);

function runPlan(context: At, fx: Fx, plan: FxPlan, at: Date): void {
  const isTarget = plan.kndCd === 'TRGT';
  const { rate } = fxRateAt(context.get('world'), plan.crncyCd, 'buy', at);
  const fits = isAtMost(rate, plan.mostExrt);
  if (isTarget && !fits) return;
  const left = plan.sumAmt > 0 ? plan.sumAmt - boughtBy(plan) : plan.buyAmt;
  const won = Math.min(plan.buyAmt, left);
  const found = fits ? buyNow(context, fx, { currency: plan.crncyCd, won, at, way: 'AUTO' }) : 'CEIL';
  plan.runList.push(runOf(found, at));
  const isMissed = typeof found === 'string';
  const isFull = plan.sumAmt > 0 && plan.sumAmt - boughtBy(plan) < bounds.least;
  if (!isMissed && (isFull || (isTarget && plan.sumAmt === 0))) plan.planStcd = 'DONE';
  const title = isMissed
    ? { ko: '자동 구매를 건너뛰었어요', en: 'An automatic purchase was skipped' }
    : { ko: '외화를 자동으로 샀어요', en: 'Currency was bought automatically' };
  tell(context, title, `${isTarget ? 'FFC33000' : 'FFC34000'}?planId=${plan.planNo}`);
}

/** A target is looked at once on every bank day that has gone by, and now while there is trading. */
function settlePlan(context: At, fx: Fx, plan: FxPlan): void {
  const world = context.get('world');
  const [now, today] = [seoulTime(world.now()), seoulDate(world.now())];
  while (plan.planStcd === 'ACTV' && `${plan.nextYmd}${RUN_AT}` <= now) {
    const day = plan.nextYmd;
    if (plan.endYmd !== '' && day > plan.endYmd) break;
    plan.nextYmd = nextRun(plan, day);
    runPlan(context, fx, plan, clockAt(day));
  }
  const wasToday = plan.runList.some(({ runYMS }) => runYMS.startsWith(today));
  const isOpen = tradingOpensAt(world) === null;
  if (plan.kndCd === 'TRGT' && plan.planStcd === 'ACTV' && isOpen && !wasToday)
    runPlan(context, fx, plan, world.now());
  if (plan.planStcd === 'ACTV' && plan.endYmd !== '' && plan.nextYmd > plan.endYmd && today >= plan.endYmd)
    plan.planStcd = 'ENDD';
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
  while (gathering.gthrStcd === 'ON' && `${gathering.nextYmd}${RUN_AT}` <= seoulTime(world.now())) {
    const at = clockAt(gathering.nextYmd);
    const won = gathering.restAmt + restsUntil(context, gathering.since, at);
    gathering.nextYmd = dailyRunAfter(gathering.nextYmd);
    gathering.since = at.toISOString();
    const { crncyCd } = gathering;
    const { rate, unit } = fxRateAt(world, crncyCd, 'buy', at);
    gathering.restAmt = won;
    if (won === 0 || minorFor(won, crncyCd, rate, unit) === 0) continue;
    const found = buyNow(context, fx, { currency: crncyCd, won, at, way: 'GATH' });
    gathering.runList.push(runOf(found, at));
    if (typeof found !== 'string') gathering.restAmt = won - found.wonAmt;
  }
}

function tell(context: At, title: { ko: string; en: string }, to: string): void {
  const text = { ko: '자세한 내용을 확인해 주세요.', en: 'See the details.' };
  notify(context.get('world'), memberOf(context).walletMberIdnfiNo, { title, text, link: `/fcpurs/${to}` });
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
      ...{ planStcd: 'ACTV', mostExrt: '', sumAmt: 0, cyclCd: 'MNTH', dayNo: 25, endYmd: '' },
      ...{ nextYmd: '', runList: [] },
      ...facts,
    };
    return { ...full, nextYmd: nextRun(full, today) };
  };
  return {
    plans: [
      plan({
        ...{
          planNo: 'FP1',
          kndCd: 'TRGT',
          crncyCd: 'JPY',
          buyAmt: 300_000,
          mostExrt: near(world, 'JPY', 94),
        },
        endYmd: addMonths(today, 3),
      }),
      plan({
        ...{ planNo: 'FP2', kndCd: 'DAYS', crncyCd: 'USD', buyAmt: 50_000 },
        runList: [run('USD', 62, 50_000), run('USD', 31, 50_000, 'FUND')],
      }),
      plan({
        ...{ planNo: 'FP3', kndCd: 'DAYS', crncyCd: 'EUR', buyAmt: 30_000, cyclCd: 'WEEK', dayNo: 1 },
        ...{ planStcd: 'PAUS', mostExrt: near(world, 'EUR', 103), runList: [run('EUR', 40, 30_000)] },
      }),
      plan({
        ...{
          planNo: 'FP4',
          kndCd: 'TRGT',
          crncyCd: 'USD',
          buyAmt: 500_000,
          mostExrt: near(world, 'USD', 99),
        },
        ...{ planStcd: 'DONE', runList: [run('USD', 20, 500_000)] },
      }),
    ],
    gathering: {
      ...{ gthrStcd: 'ON', crncyCd: 'JPY', nextYmd: dailyRunAfter(today), restAmt: 0 },
      since: world.now().toISOString(),
      runList: [run('JPY', 9, 2480), run('JPY', 6, 1150), run('JPY', 3, 3920)],
    },
  };
}

const autoOf = (context: At): Auto =>
  remembered<Auto>(context, 'fcpurs.auto', ({ foreignWallet }, world) => {
    if (foreignWallet === undefined) return begin(world);
    const off = { gthrStcd: 'OFF', crncyCd: 'USD', nextYmd: '', since: '', restAmt: 0, runList: [] } as const;
    return { plans: [], gathering: { ...off, runList: [] } };
  });

whenLookedAt((context, fx) => {
  const { plans, gathering } = autoOf(context);
  for (const plan of plans) settlePlan(context, fx, plan);
  gather(context, fx, gathering);
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
  ...{ crncyCd: currency, buyAmt: won, mostExrt: rate, sumAmt: won },
  cyclCd: v.picklist(['DALY', 'WEEK', 'MNTH']),
  dayNo: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)),
  endYmd: v.pipe(v.string(), v.regex(/^(\d{8})?$/)),
});

/** Automatic buying and gathering. */
export function autoRoutes(routes: Hono<RoomEnv>): void {
  const at = (name: string) => `/fcpurs-fe/auto/v1/${name}`;
  const gatheringWire = ({ gthrStcd, crncyCd, nextYmd, runList }: Gathering) => ({
    ...{ gthrStcd, crncyCd, nextYmd, runList },
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
      ...{ planNo: `FP${10 + world.nextNumber('fcpurs.plan')}`, planStcd: 'ACTV', nextYmd: '', runList: [] },
    };
    if (!known) {
      plans.push(plan);
      made.set(key, plan.planNo);
    }
    Object.assign(plan, given, { planStcd, nextYmd: nextRun(given, today) });
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
