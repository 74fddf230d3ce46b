import { bindClient, createClient } from '@wallet/kit/api';
import { beforeEach, describe, expect, test } from 'vitest';
import { listAirlines, listFlights, readFlight, readWatched } from './calls.ts';

/** What the next call answers as its payload. */
let payload: unknown;

beforeEach(() => {
  bindClient(createClient({ fetch: async () => Response.json({ status: 200, code: '0000', payload }) }));
});

/** The fields of a flight that the specification states (3-identity-and-services s6). */
const stated = {
  flightId: 'KE701',
  airline: 'KE',
  airportCode: 'NRT',
  terminalId: 'P03',
  scheduleDateTime: '202611201000',
};
const shown = {
  key: 'KE701-202611201000',
  number: 'KE701',
  airline: 'KE',
  city: 'NRT',
  terminal: 'T2',
  plannedAt: '202611201000',
  expectedAt: '202611201000',
  gate: '',
  remark: 'none',
};

describe('(A93, A95) an answer with the stated fields and no others is good', () => {
  test('(R823) a flight of the board, and one flight', async () => {
    payload = { flightList: [stated] };
    expect((await listFlights({ date: '20261120', isArrival: false })).flights).toMatchObject([shown]);
    payload = stated;
    expect(await readFlight({ key: 'KE701-202611201000' })).toMatchObject({ ...shown, passport: 'good' });
  });

  test.each([
    ['P01', 'T1', false],
    ['P02', 'T1', true],
    ['P03', 'T2', false],
  ])('(R825) %s is %s', async (terminalId, terminal, isConcourse) => {
    payload = { ...stated, terminalId };
    expect(await readFlight({ key: 'KE701-202611201000' })).toMatchObject({ terminal, isConcourse });
  });

  test('(R824) airline codes', async () => {
    payload = { airlineList: [{ instanceCode: 'KE', instanceContent: '대한항공' }] };
    expect(await listAirlines()).toEqual([{ code: 'KE', name: '대한항공' }]);
  });

  test('the watch, of which no field is stated', async () => {
    payload = {};
    expect(await readWatched()).toBe('');
  });
});
