import { get, post } from '@wallet/kit/api';
import * as wire from './wire.ts';

export const readRefunds = get('/insurance/v1/units', { answer: wire.refunds });
/** Refused while something must be settled first; what was applied for runs on. */
export const leave = post('/insurance/v1/leave', { lost: 'harmless' });
export const readApplication = get('/insurance/v1/applications/{aplyNo}', { answer: wire.application });

interface Wanted {
  unitNo: string;
  refundWon: number;
  account: string;
  signature: string;
  certSerial: string;
}

/** The same wish under the same key is one application, whatever became of the answer. */
export const apply = post('/insurance/v1/apply', {
  lost: 'sameKey',
  send: ({ key, ...wanted }: Wanted & { key: string }) => ({
    headers: { 'Idempotency-Key': key },
    body: {
      bussinessUnitMgtNo: wanted.unitNo,
      refundAmount: wanted.refundWon,
      acNo: wanted.account,
      sgntr: wanted.signature,
      certSerial: wanted.certSerial,
    },
  }),
  answer: wire.application,
});
export const takeBack = post('/insurance/v1/applications/{aplyNo}/takeBack', {
  lost: 'sameEnd',
  send: (aplyNo: string) => ({ path: { aplyNo } }),
  answer: wire.application,
});
export const changeAccount = post('/insurance/v1/applications/{aplyNo}/account', {
  lost: 'harmless',
  send: ({ id, account }: { id: string; account: string }) => ({
    path: { aplyNo: id },
    body: { acNo: account },
  }),
  answer: wire.application,
});
