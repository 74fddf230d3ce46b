import { bindClient, createClient } from '@wallet/kit/api';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  checkPassport,
  listApplications,
  readApplication,
  readCodes,
  readNotices,
  reportLost,
  saveAlerts,
} from './calls.ts';

/** What the next call answers as its payload. */
let payload: unknown;

beforeEach(() => {
  bindClient(createClient({ fetch: async () => Response.json({ status: 200, code: '0000', payload }) }));
});

const who = { memberId: 'W000000001', name: '김하늘', ci: 'CI' };

describe('(A93, A95) an answer with the stated fields and no others is good', () => {
  test.each([true, false])('(R833, R874) passportReqstList: isExist %s decides alone', async (isExist) => {
    payload = { isExist };
    expect(await listApplications(who)).toEqual({ hasOpen: isExist, all: [] });
  });

  test('(R874) one application, of which no field is stated, is not there', async () => {
    payload = { isExist: true, cappList: [] };
    expect(await readApplication({ who, number: 'PP1' })).toBeNull();
  });

  test('(R867, R868) passportReqstNoticeService and passportReqstCodeService, of which no field is stated', async () => {
    payload = {};
    expect(await readNotices()).toEqual([]);
    expect(await readCodes()).toEqual({ products: [], offices: [], emergencyFee: null });
  });

  test('(R869) passportReqstValidService, of which no field is stated', async () => {
    payload = {};
    expect(await checkPassport({ who })).toEqual({ passport: null, alerts: { expiry: false, steps: false } });
  });

  test('(R870, R876) passportReqstLostService and passportValidPushAlert answer nothing that is read', async () => {
    payload = null;
    await expect(reportLost({ day: '20261120' })).resolves.toBeNull();
    await expect(saveAlerts({ expiry: true, steps: true })).resolves.toBeNull();
  });
});
