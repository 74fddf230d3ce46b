import { ApiError, bindClient, createClient } from '@wallet/kit/api';
import { beforeEach, describe, expect, test } from 'vitest';
import { standingOf } from '../model/pass.ts';
import { checkPass, deletePass, listPasses, listTickets, readConsent, readFamily } from './calls.ts';

/** What the next call answers: its code and its payload. */
let code: string;
let payload: unknown;

beforeEach(() => {
  code = '0000';
  bindClient(createClient({ fetch: async () => Response.json({ status: 200, code, payload }) }));
});

describe('(A93, A95) an answer with the stated fields and no others is good', () => {
  test.each([
    ['SF', 'self'],
    ['CH', 'child'],
  ])('(R802) getSmartPass: spsId and relationship %s', async (relationship, means) => {
    payload = { smartPassList: [{ spsId: 'SPS-1', relationship }] };
    const [pass] = await listPasses();
    expect(pass).toMatchObject({ id: 'SPS-1', relationship: means, state: 'good' });
    expect(pass && standingOf(pass, true, '20261120').standing).toBe('active');
    expect(pass && standingOf(pass, false, '20261120').standing).toBe('invalid');
  });

  test('(R856) getSmpsIdVld: the code says it, 0000 or 1010', async () => {
    payload = {};
    await expect(checkPass({ passId: 'SPS-1' })).resolves.toBeTruthy();
    code = '1010';
    await expect(checkPass({ passId: 'SPS-1' })).rejects.toMatchObject({ code: '1010' });
    await expect(checkPass({ passId: 'SPS-1' })).rejects.toBeInstanceOf(ApiError);
  });

  test('(R883 to R900) getPassTicketList, getFamilyInfo, getTermCnsntYn and delSmartPass, of which no field is stated', async () => {
    payload = {};
    expect((await listTickets({ passId: 'SPS-1' })).tickets).toEqual([]);
    expect(await readFamily()).toEqual({ isKnown: false, children: [] });
    expect(await readConsent({ termsClass: '10' })).toBe(false);
    expect(await deletePass({ passId: 'SPS-1' })).toEqual({ hadFlightToday: false });
  });
});
