import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cancelFee, changeOf, type FeeRule, feeOf, feeSpans } from './fees.ts';

const seoul = (text: string) => new Date(`${text}+09:00`);

describe('a stay that begins on a day', () => {
  const rules: FeeRule[] = [
    { until: { days: 0 }, percent: 90 },
    { until: { days: 5 }, percent: 0 },
    { until: { days: 2 }, percent: 20 },
    { until: { days: 1 }, percent: 50 },
  ];
  test.each([
    ['long before', '2026-11-20T10:00:00', 0],
    ['the last second of the fifth day before', '2026-11-25T23:59:59', 0],
    ['the first of the fourth', '2026-11-26T00:00:00', 20],
    ['two days before', '2026-11-28T23:59:59', 20],
    ['the day before', '2026-11-29T00:00:00', 50],
    ['the day itself', '2026-11-30T23:59:59', 90],
    ['the day after', '2026-12-01T00:00:00', undefined],
  ])('%s', (_, at, percent) => {
    const found = cancelFee(rules, { begins: '20261130', paid: 46_000, at: seoul(at) });
    expect(found?.rule && 'percent' in found.rule ? found.rule.percent : undefined).toBe(percent);
  });

  test('what is kept and what comes back are the whole, and the row says until when it counts', () => {
    expect(cancelFee(rules, { begins: '20261130', paid: 46_000, at: seoul('2026-11-27T09:00:00') })).toEqual({
      rule: { until: { days: 2 }, percent: 20 },
      fee: 9_200,
      refund: 36_800,
      until: seoul('2026-11-29T00:00:00').getTime() - 1,
    });
  });
});

describe('a train that leaves at an hour', () => {
  // Friday to Sunday: until two days before 400 won, the day before 5 %, until three hours before 10 %, then 20 %.
  const rules: FeeRule[] = [
    { until: { days: 2 }, sum: 400 },
    { until: { days: 1 }, percent: 5, least: 400 },
    { until: { hours: 3 }, percent: 10, least: 400 },
    { until: { hours: 0 }, percent: 20, least: 400 },
  ];
  test.each([
    ['2026-11-25T23:59:59', 400],
    ['2026-11-26T00:00:00', 2_990],
    ['2026-11-27T12:00:00', 5_980],
    ['2026-11-27T12:00:01', 11_960],
    ['2026-11-27T15:00:00', 11_960],
    ['2026-11-27T15:00:01', undefined],
  ])('at %s', (at, fee) => {
    expect(cancelFee(rules, { begins: '20261127150000', paid: 59_800, at: seoul(at) })?.fee).toBe(fee);
  });
});

test('a row of the day itself ends when what was booked begins', () => {
  const facts = { begins: '20261127090000', paid: 1_000 };
  const rules: FeeRule[] = [{ until: { days: 0 }, percent: 90 }];
  expect(cancelFee(rules, { ...facts, at: seoul('2026-11-27T09:00:00') })?.fee).toBe(900);
  expect(cancelFee(rules, { ...facts, at: seoul('2026-11-27T09:00:01') })).toBeNull();
});

test('minutes count, too', () => {
  const rules: FeeRule[] = [{ until: { minutes: 5 }, percent: 0 }];
  const facts = { begins: '20261127090000', paid: 1_000 };
  expect(cancelFee(rules, { ...facts, at: seoul('2026-11-27T08:55:00') })?.refund).toBe(1_000);
  expect(cancelFee(rules, { ...facts, at: seoul('2026-11-27T08:55:01') })).toBeNull();
});

test('what is no moment costs nothing that anybody could be charged', () => {
  expect(
    cancelFee([{ until: { days: 0 }, percent: 90 }], { begins: 'soon', paid: 1, at: new Date() }),
  ).toBeNull();
});

test.each([
  [{ until: { days: 1 }, percent: 12.5 }, 59_800, 7_475],
  [{ until: { days: 1 }, percent: 2.3 }, 1_000, 23],
  [{ until: { days: 1 }, percent: 10 }, 59_805, 5_980],
  [{ until: { days: 1 }, percent: 5, least: 400 }, 2_000, 400],
  [{ until: { days: 1 }, percent: 5, least: 400 }, 300, 300],
  [{ until: { days: 1 }, sum: 400 }, 300, 300],
] as [FeeRule, number, number][])('%o of %i won keeps %i', (rule, paid, fee) => {
  expect(feeOf(rule, paid)).toBe(fee);
});

const anyRule: fc.Arbitrary<FeeRule> = fc
  .tuple(
    fc.oneof(
      fc.nat(30).map((days) => ({ days })),
      fc.nat(72).map((hours) => ({ hours })),
      fc.nat(300).map((minutes) => ({ minutes })),
    ),
    fc.oneof(
      fc.integer({ min: 0, max: 1000 }).map((tenths) => ({ percent: tenths / 10 })),
      fc.nat(5_000).map((sum) => ({ sum })),
    ),
  )
  .map(([until, kept]) => ({ until, ...kept }));

test('no table takes more than was paid, loses a won, or counts a row after its end', () => {
  const begins = seoul('2026-11-27T09:00:00').getTime();
  fc.assert(
    fc.property(
      fc.array(anyRule),
      fc.nat(1_000_000),
      fc.integer({ min: -3_000, max: 3_000 }),
      (rules, paid, minutes) => {
        const at = new Date(begins - minutes * 60_000);
        const found = cancelFee(rules, { begins: '20261127090000', paid, at });
        if (minutes < 0) expect(found).toBeNull();
        if (!found) return;
        expect(found.fee + found.refund).toBe(paid);
        expect(Math.min(found.fee, found.refund)).toBeGreaterThanOrEqual(0);
        expect(Number.isSafeInteger(found.fee)).toBe(true);
        expect(found.until).toBeGreaterThanOrEqual(at.getTime());
        expect(found.until).toBeLessThanOrEqual(begins);
      },
    ),
  );
});

test('a table stands from the earliest row to the latest, each with the one above it', () => {
  const [day, hours, week]: FeeRule[] = [
    { until: { days: 1 }, percent: 5 },
    { until: { hours: 3 }, percent: 10 },
    { until: { days: 7 }, percent: 0 },
  ];
  if (!day || !hours || !week) throw new Error('Three rules stand above.');
  expect(feeSpans([day, hours, week])).toEqual([
    { rule: week, above: null },
    { rule: day, above: week },
    { rule: hours, above: day },
  ]);
});

test.each([
  [
    { paid: 46_000, price: 85_000 },
    { due: 39_000, refund: 0 },
  ],
  [
    { paid: 85_000, price: 46_000, fee: 1_000 },
    { due: 0, refund: 38_000 },
  ],
  [
    { paid: 46_000, price: 46_000 },
    { due: 0, refund: 0 },
  ],
  [
    { paid: 46_000, price: 46_000, fee: 400 },
    { due: 400, refund: 0 },
  ],
])('a change of %o is %o', (change, answer) => {
  expect(changeOf(change)).toEqual(answer);
});
