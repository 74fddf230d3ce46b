import { appendFileSync } from 'node:fs';
import { TestRunner } from 'vitest';
import { type Noticed, type RoundEvent, readEvents } from './mutantTable.ts';

// What the instrumented code reads and writes (Stryker's own names).
interface Switch {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
}

type Tried = Parameters<TestRunner['onAfterRetryTask']>[0];
type Test = Parameters<TestRunner['onBeforeRunTask']>[0];
type Try = Parameters<TestRunner['onBeforeTryTask']>[1];

/** A test that takes longer waits for a round of its own: most mutants are noticed by then. In milliseconds. */
const QUICK_MS = 200;
/** A test that stands still for this long, and for twenty times its own, does not end any more. In milliseconds. */
const STILL_MS = 3_000;

const log = process.env.WALLET_MUTANTS_LOG ?? '';
const isSlowRound = process.env.WALLET_MUTANTS_SLOW === 'yes';
// Tests put clocks of their own in place of these.
const { setTimeout: later, clearTimeout: never } = globalThis;
const now = performance.now.bind(performance);

const globals = globalThis as { __stryker__?: Switch };
globals.__stryker__ ??= {};
const turned = globals.__stryker__;

// One worker for all files: what is known is known to all of them.
let known: Noticed | undefined;
let isSpoiled = false;

function tell(event: RoundEvent) {
  appendFileSync(log, `${JSON.stringify(event)}\n`);
}

interface Plan {
  id: string;
  /** mutants still to be tried with this test, the one under suspicion first */
  waiting: string[];
  hits: Record<string, number>;
  ownMs: number;
  current: string | undefined;
  /** it has passed twice in this worker: what it finds wrong from then on is new */
  isProved: boolean;
  /** the last mutant was noticed: does the test pass without it? */
  doubted: string | undefined;
}

/**
 * Runs every test once as it is, then again with each mutant that it reaches, one after the other in the same worker
 * (`repeats` of a test). A mutant that was noticed is held to be so when the test passes again without it; where it
 * does not, the worker is spoiled: a new one begins with that mutant.
 */
// biome-ignore lint/style/noDefaultExport: Vitest asks for it
export default class MutantRunner extends TestRunner {
  #plans = new WeakMap<object, Plan>();

  override async onBeforeRunTask(test: Test) {
    await super.onBeforeRunTask(test);
    known ??= readEvents(log);
    const id = `${test.file.name}#${test.id}`;
    const plan: Plan = {
      id,
      waiting: [],
      hits: {},
      ownMs: 0,
      current: undefined,
      isProved: false,
      doubted: undefined,
    };
    this.#plans.set(test, plan);
    if (isSpoiled || known.done.has(id) || (isSlowRound && !known.slow.has(id))) test.mode = 'skip';
    // How often a test is repeated shows as it runs: whoever compares with it asks each time.
    else
      Object.assign(test, {
        repeats: { valueOf: () => (this.#isOver(plan) ? 0 : Number.MAX_SAFE_INTEGER) },
      });
  }

  #isOver({ waiting, doubted }: Plan): boolean {
    return isSpoiled || (waiting.length === 0 && doubted === undefined);
  }

  override onBeforeTryTask(test: Test, options: Try) {
    super.onBeforeTryTask(test, options);
    const plan = this.#planOf(test);
    turned.hitCount = 0;
    if (options.repeats === 0) {
      turned.currentTestId = plan.id;
      turned.hitLimit = Number.MAX_SAFE_INTEGER;
      plan.ownMs = -now();
      return;
    }
    if (!plan.isProved || plan.doubted !== undefined) return;
    plan.current = plan.waiting.shift();
    if (plan.current === undefined) return;
    tell({ starts: plan.current, test: plan.id });
    turned.hitLimit = (plan.hits[plan.current] ?? 0) * 100 + 1_000;
    turned.activeMutant = plan.current;
  }

  async runTask(test: Test) {
    const plan = this.#planOf(test);
    try {
      await this.#untilStill(Promise.resolve(TestRunner.getTestFn(test)()), plan);
    } finally {
      turned.activeMutant = undefined;
      turned.currentTestId = undefined;
    }
  }

  /** A machine may be shared by many: what has had no time to run has not stood still. */
  async #untilStill(work: Promise<unknown>, { ownMs, current }: Plan): Promise<void> {
    if (current === undefined) return void (await work);
    const limit = Math.max(STILL_MS, 20 * ownMs);
    let timer: ReturnType<typeof later> | undefined;
    let [from, spent] = [now(), process.cpuUsage()];
    const still = new Promise<never>((_, reject) => {
      const look = () => {
        const { user, system } = process.cpuUsage(spent);
        const isLate = now() - from > 1_500;
        [from, spent] = [now(), process.cpuUsage()];
        quiet = !isLate && (user + system) / 1_000 < 150 ? quiet + 1 : 0;
        ran += (user + system) / 1_000;
        if (quiet * 500 > limit || ran > limit + 10_000) reject(new Error('does not end'));
        else timer = later(look, 500);
      };
      let [quiet, ran] = [0, 0];
      timer = later(look, 500);
    });
    await Promise.race([work, still]).finally(() => never(timer));
  }

  override async onAfterRetryTask(test: Tried, options: Try) {
    await super.onAfterRetryTask(test, options);
    const plan = this.#planOf(test);
    turned.activeMutant = undefined;
    turned.currentTestId = undefined;
    const result = test.result;
    if (!result || !known) return;
    const isFailed = result.state === 'fail';
    Object.assign(result, { state: 'pass', errors: undefined, attempts: [] });
    if (options.repeats === 0) this.#begin(test, plan, isFailed);
    else if (!plan.isProved) this.#prove(test, plan, isFailed);
    else if (plan.doubted !== undefined) this.#settle(plan, plan.doubted, isFailed);
    else if (plan.current !== undefined) {
      if (isFailed) plan.doubted = plan.current;
      else this.#pass(plan, plan.current);
    }
    plan.current = undefined;
    if (this.#isOver(plan) && !isSpoiled && !(known.slow.has(plan.id) && !isSlowRound)) {
      known.done.add(plan.id);
      tell({ done: plan.id });
    }
  }

  #begin(test: Test, plan: Plan, isFailed: boolean) {
    plan.ownMs += now();
    if (isFailed) {
      isSpoiled = true;
      known?.done.add(plan.id);
      tell({ done: plan.id });
      tell({ fails: `${plan.id} ${test.name}` });
      return;
    }
    plan.hits = turned.mutantCoverage?.perTest[plan.id] ?? {};
    tell({ reaches: Object.keys(plan.hits), test: plan.id });
    if (known === undefined) return;
    const { noticed, passed, suspects } = known;
    if (plan.ownMs > QUICK_MS && !isSlowRound) {
      known.slow.add(plan.id);
      tell({ slow: plan.id });
      return;
    }
    const tried = passed.get(plan.id);
    const rest = Object.keys(plan.hits).filter((id) => !noticed.has(id) && !tried?.has(id));
    const suspect = suspects.get(plan.id);
    plan.waiting = [...rest.filter((id) => id === suspect), ...rest.filter((id) => id !== suspect)];
  }

  /** A test that cannot be run twice notices nothing here: it has to be written so that it can. */
  #prove(test: Tried, plan: Plan, isFailed: boolean) {
    plan.isProved = true;
    if (!isFailed) return;
    isSpoiled = true;
    known?.done.add(plan.id);
    tell({ done: plan.id });
    tell({ once: `${plan.id} ${test.name}` });
  }

  #pass(plan: Plan, mutant: string) {
    tell({ passes: mutant, test: plan.id });
  }

  #settle(plan: Plan, mutant: string, isFailed: boolean) {
    plan.doubted = undefined;
    // It was the first in a new worker: nobody else can have spoiled it.
    const wasSuspect = known?.suspects.get(plan.id) === mutant;
    isSpoiled = isFailed;
    if (isFailed && !wasSuspect) tell({ suspect: mutant, test: plan.id });
    else {
      known?.noticed.add(mutant);
      tell({ notices: mutant, test: plan.id });
    }
  }

  #planOf(test: Test): Plan {
    const plan = this.#plans.get(test);
    if (!plan) throw new Error(`no plan for ${test.name}`);
    return plan;
  }

  override onAfterRunFiles(files: Parameters<TestRunner['onAfterRunFiles']>[0]) {
    super.onAfterRunFiles(files);
    tell({ atStart: Object.keys(turned.mutantCoverage?.static ?? {}) });
    if (isSpoiled) tell({ spoiled: true });
  }
}
