import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CashMachine, cashCost, cashProblem, quickCash } from './cash.ts';

const machine: CashMachine = {
  txToken: 'X1',
  company: 'GLN',
  name: 'ATM',
  address: '',
  currency: 'THB',
  min: 50_000,
  max: 2_000_000,
  step: 10_000,
  fee: 3000,
  usdFee: '',
  rate: '41.04',
  unit: 1,
};

it('(R559, A71) lets through minAmt + n × intervalAmt up to maxAmt, and nothing else', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -10, max: 2_100_000 }),
      fc.integer({ min: 1, max: 50_000 }),
      (amount, step) => {
        const may = amount >= 50_000 && amount <= 2_000_000 && (amount - 50_000) % step === 0;
        expect(cashProblem(amount, { ...machine, step }) === null).toBe(may);
      },
    ),
  );
  expect(cashProblem(null, machine)).toBe('empty');
  expect(cashProblem(55_000, machine)).toBe('step');
  expect(cashProblem(50_000, { ...machine, step: 0 })).toBe('step');
});

it('adds only what the machine has', () => {
  for (const more of quickCash(machine)) expect(cashProblem(machine.min + more, machine)).toBeNull();
});

it('cash costs the customer every begun won, and its fee', () => {
  // 1,000.01 baht at 38.15 won are 38,150.3815 won.
  const baht = { ...machine, currency: 'THB', rate: '38.15', unit: 1, fee: 3_000 } as const;
  expect(cashCost(100_001, baht)).toEqual({ principal: 38_151, total: 41_151 });
  expect(cashCost(100_000, baht)).toEqual({ principal: 38_150, total: 41_150 });
});
