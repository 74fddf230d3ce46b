import { bindClient, createClient } from '@wallet/kit/api';
import { beforeEach, describe, expect, test } from 'vitest';
import { hasAgreed, readRules, readStatus } from './calls.ts';

/** What the next call answers as its payload. */
let payload: unknown;

beforeEach(() => {
  bindClient(createClient({ fetch: async () => Response.json({ status: 200, code: '0000', payload }) }));
});

describe('(A93, A95) an answer with the stated fields and no others is good', () => {
  test.each([
    ['agreed', [{ hirkStpulID: 'CML000008', stpulAgrmtYn: 'Y' }], true],
    ['not agreed', [{ hirkStpulID: 'CML000008', stpulAgrmtYn: 'N' }], false],
    ['agreed to another term only', [{ hirkStpulID: 'CML000009', stpulAgrmtYn: 'Y' }], false],
    ['no term', [], false],
  ])('selectStpulInfo: %s', async (_, stpulInfoList, means) => {
    payload = { stpulInfoList };
    expect(await hasAgreed('1')).toBe(means);
  });

  test('getElctrRceitpUserStus, of which no field is stated', async () => {
    payload = {};
    expect(await readStatus('1')).toMatchObject({ state: 'joined', memberCode: '', brands: [], points: 0 });
  });

  test('rules of points, a call of ours', async () => {
    payload = {};
    expect(await readRules()).toEqual({ pointsEach: 0, pointsOfYear: 0 });
  });
});
