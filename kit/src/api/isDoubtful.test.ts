import { expect, test } from 'vitest';
import { ApiError, type ApiErrorFacts } from './ApiError.ts';
import { isDoubtful } from './isDoubtful.ts';

const ended = (facts: Pick<ApiErrorFacts, 'kind' | 'status' | 'code'>) =>
  isDoubtful(new ApiError({ method: 'POST', path: '/pay', ...facts }));

test.each(['offline', 'network', 'timeout', 'shape', 'aborted', 'duplicate', 'sessionExpired'] as const)(
  'a call that ended by %s may have been carried out',
  (kind) => {
    expect(ended({ kind })).toBe(true);
    expect(ended({ kind, status: 400 })).toBe(true);
  },
);

test.each([
  [undefined, true],
  [400, false],
  [404, false],
  [407, false],
  [408, true],
  [409, false],
  [499, false],
  [500, true],
  [503, true],
])('an answer of status %s leaves a doubt: %s', (status, isInDoubt) => {
  expect(ended({ kind: 'http', ...(status === undefined ? {} : { status }) })).toBe(isInDoubt);
});

test('a refusal is none, but for the word that a partner still works on it', () => {
  expect(ended({ kind: 'code', code: 'UBFR0202' })).toBe(true);
  expect(ended({ kind: 'code', code: 'UBFR0201' })).toBe(false);
  expect(ended({ kind: 'code', code: 'UBFR0201', status: 500 })).toBe(false);
  expect(ended({ kind: 'http', code: 'UBFR0202', status: 400 })).toBe(false);
  expect(ended({ kind: 'code' })).toBe(false);
});
