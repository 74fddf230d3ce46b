import { type Currency, convertMinorUnits, currencyDecimals, toMinorUnits } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import { bankName, meansChoice } from './means.ts';
import { currency } from './merchantPayment.ts';
import type { PaidFacts } from './paid.ts';
import type { Rate } from './rate.ts';

const minor = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What reading a machine's code gave: what it pays out and what that costs (2-payment s3.1, s5). */
export const cashMachine = v.object({
  txToken: v.string(),
  company: v.string(),
  name: v.string(),
  address: v.string(),
  currency,
  /** bounds and step in minor units of the machine's currency */
  min: minor,
  max: minor,
  step: minor,
  /** won */
  fee: minor,
  /** what the machine's owner takes of that fee, as a decimal text of dollars; empty where there is none to tell */
  usdFee: v.string(),
  rate: v.string(),
  unit: v.number(),
});
export type CashMachine = v.InferOutput<typeof cashMachine>;

/** What stands between the scan and the cash; kept as the step parameter. */
export const cashWithdrawal = v.object({
  nation: v.string(),
  means: meansChoice,
  bank: bankName,
  machine: cashMachine,
  /** minor units */
  amount: v.optional(minor),
});
export type CashWithdrawal = v.InferOutput<typeof cashWithdrawal>;

/** Why a machine cannot pay an amount out: minAmt + n × intervalAmt up to maxAmt can be had (A71). */
export function cashProblem(
  amount: number | null,
  machine: CashMachine,
): 'empty' | 'min' | 'max' | 'step' | null {
  if (amount === null) return 'empty';
  if (amount < machine.min) return 'min';
  if (amount > machine.max) return 'max';
  const isOnStep = machine.step > 0 && (amount - machine.min) % machine.step === 0;
  return isOnStep ? null : 'step';
}

/** What a shop's sum is likely made of, in whole units; where none stands, those of a dollar. */
const usual: Partial<Record<Currency, readonly number[]>> = {
  KRW: [10_000, 50_000, 100_000],
  JPY: [500, 1000, 5000],
  CNY: [10, 50, 100],
  THB: [100, 500, 1000],

  TWD: [100, 500, 1000],
  VND: [50_000, 100_000, 500_000],
  IDR: [50_000, 100_000, 500_000],
};

/** Amounts to add with a tap, in minor units. */
export function quickLocal(currency: Currency): number[] {
  return (usual[currency] ?? [5, 10, 50]).map((whole) => whole * 10 ** currencyDecimals(currency));
}

/** Amounts to add with a tap: the machine's own steps. */
export function quickCash({ min, max, step }: CashMachine): number[] {
  return step <= 0 ? [] : [1, 5, 10].map((steps) => steps * step).filter((more) => min + more <= max);
}

/** What an amount costs in won, its fee included; undefined where it cannot be told exactly. */
export function cashCost(
  amount: number,
  { currency: from, rate, unit, fee }: CashMachine,
): { principal: number; total: number } | undefined {
  const principal = convertMinorUnits(amount, { from, to: 'KRW', rate, unit }, 'up');
  return principal === undefined ? undefined : { principal, total: principal + fee };
}

/** Whether the owner's fee can be part of the fee that is said to include it: never where it is more. */
export function isFeeIncluded(
  { fee, usdFee }: Pick<CashMachine, 'fee' | 'usdFee'>,
  dollar: Pick<Rate, 'won' | 'unit'> | undefined,
): boolean {
  const cents = toMinorUnits(usdFee, 'USD');
  if (cents === undefined || dollar === undefined) return false;
  const { won: rate, unit } = dollar;
  const part = convertMinorUnits(cents, { from: 'USD', to: 'KRW', rate, unit }, 'up');
  return part !== undefined && part <= fee;
}

/** A withdrawal as its result page shows it, from what the customer confirmed. */
export function withdrawnFacts(amount: number, machine: CashMachine): PaidFacts | undefined {
  const cost = cashCost(amount, machine);
  if (!cost) return undefined;
  const { name, address, currency: localCurrency, fee, rate, unit } = machine;
  const nowhere = { ko: '', en: '' };
  const paid = { ...cost, fee, currency: 'KRW', rate: { rate, unit } } as const;
  return { mode: 'atm', merchant: name, address, nation: nowhere, local: amount, localCurrency, ...paid };
}
