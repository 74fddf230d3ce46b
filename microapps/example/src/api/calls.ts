import { get, post } from '@wallet/kit/api';
import type { Matter, Visit } from '../model/visit.ts';
import * as wire from './wire.ts';

export const listBranches = get('/example/v1/branches', { answer: wire.branches });
export const readBranch = get('/example/v1/branches/{brncNo}', { answer: wire.branch });
export const readDays = get('/example/v1/branches/{brncNo}/days', { answer: wire.days });
export const listSlots = get('/example/v1/branches/{brncNo}/slots', {
  spinner: false,
  send: ({ branchId, day }: { branchId: string; day: string }) => ({
    path: { brncNo: branchId },
    params: { vstYmd: day },
  }),
  answer: wire.slots,
});
export const readVisit = get('/example/v1/visit', { answer: wire.myVisit, spinner: false });

export interface Wanted {
  intentId: string;
  branchId: string;
  day: string;
  time: string;
  matter: Matter;
  phone: string;
}

/** The key is kept with the draft: sent again, also by a WebView that was killed, it is the same visit. */
export const bookVisit = post('/example/v1/visit', {
  lost: 'sameKey',
  send: ({ intentId, branchId, day, time, matter, phone }: Wanted) => ({
    headers: { 'Idempotency-Key': intentId },
    body: {
      brncNo: branchId,
      vstYmd: day,
      vstHm: time,

      vstMttrDstcd: wire.wireMatters[matter],
      mphonNo: phone,
    },
  }),
  answer: wire.visit,
});

/** Said twice it says the same: the visit is then, or is cancelled. */
export const changeVisit = post('/example/v1/visit/change', {
  lost: 'harmless',
  send: ({ number, day, time }: Pick<Visit, 'number' | 'day' | 'time'>) => ({
    body: { vstNo: number, vstYmd: day, vstHm: time },
  }),
  answer: wire.visit,
});
export const cancelVisit = post('/example/v1/visit/cancel', {
  lost: 'harmless',
  send: (number: string) => ({ body: { vstNo: number } }),
  answer: wire.visit,
});

/** For developers: what becomes of the member in the stand-in. */
export const setStandIn = post('/example/v1/standIn', {
  lost: 'harmless',
  send: (state: 'none' | 'open' | 'blocked') => ({ body: { state } }),
});
