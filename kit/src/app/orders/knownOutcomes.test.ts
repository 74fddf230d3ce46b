import { expect, test } from 'vitest';
import { ApiError } from '../../api/index.ts';
import { knownOutcomes } from './knownOutcomes.ts';

const end = { kind: 'closed' } as const;

test('an end that was learnt is known, an unknown one is shown once', () => {
  const outcome = { end, isEarlier: true };
  knownOutcomes.remember('learnt', outcome);
  expect(knownOutcomes.of('learnt')).toBe(outcome);
  expect(knownOutcomes.of('learnt')).toBe(outcome);
  const error = new ApiError({ kind: 'network', method: 'POST', path: '/' });
  knownOutcomes.remember('unknown', { end: { kind: 'unknown', error }, isEarlier: false });
  expect(knownOutcomes.of('unknown')).toMatchObject({ end: { error } });
  expect(knownOutcomes.of('unknown')).toBeUndefined();
});

test('the last twenty are known, counted from when they were last learnt', () => {
  const learn = (key: string) => knownOutcomes.remember(key, { end, isEarlier: false });
  for (let nth = 1; nth <= 20; nth += 1) learn(`order-${nth}`);
  expect(knownOutcomes.of('order-1')).toBeDefined();
  learn('order-1');
  learn('order-21');
  expect(knownOutcomes.of('order-2')).toBeUndefined();
  for (const known of ['order-1', 'order-3', 'order-21']) expect(knownOutcomes.of(known)).toBeDefined();
});
