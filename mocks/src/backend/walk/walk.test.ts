import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acts, type Draw, type Known } from './acts.ts';
import { openCustomer } from './customer.ts';
import { check, checkEnd } from './invariants.ts';

/** Runs and acts a run: few in `npm test`; `pnpm walk` sets 2,000 and 60. */
const RUNS = Number(process.env.WALLET_WALK_RUNS ?? 6);
const ACTS = Number(process.env.WALLET_WALK_ACTS ?? 25);

interface Step extends Draw {
  act: string;
}

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(...Object.keys(acts)),
  pick: fc.nat(60),
  amount: fc.oneof(fc.integer({ min: 1, max: 20_000 }), fc.constantFrom(1000, 5000, 10_000, 18_400)),
  fault: fc.constantFrom('none', 'none', 'none', 'answerLost', 'answerLost'),
});

async function walk(steps: readonly Step[]): Promise<void> {
  const customer = await openCustomer();
  const known: Known = { used: new Map(), registered: new Set() };
  const since = (await customer.ledger()).postings.length;
  for (const { act, ...draw } of steps) {
    const before = await customer.ledger();
    const outcome = (await acts[act]?.(customer, draw, known)) ?? 'idle';
    await check(customer, { known, before, outcome, since });
  }
  await checkEnd(customer);
}

test('a random customer finds every sum in the ledger and leaves nothing behind', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: ACTS }), walk), {
    numRuns: RUNS,
    ...(process.env.WALLET_WALK_SEED && { seed: Number(process.env.WALLET_WALK_SEED) }),
  });
  expect(RUNS).toBeGreaterThan(0);
}, 7_200_000);
