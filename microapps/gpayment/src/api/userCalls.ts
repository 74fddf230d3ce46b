import { get, post } from '@wallet/kit/api';
import * as wire from './serviceWire.ts';

const area = { envelope: 'header' } as const;

/** GET, as from the foreign area (A59). */
export const readPayUser = get('/gpayment-fe/user/v1/inquiry', {
  ...area,
  duplicates: 'allow',
  answer: wire.payUser,
});

/** Whether the bank knows enough of the customer (customer due diligence). */
export const isDueDiligenceDone = get('/gpayment-fe/user/v1/CDD', {
  ...area,
  duplicates: 'allow',
  answer: wire.finished,
});

/** Makes the member a user of foreign payment; the name as the passport has it. */
export const joinPayment = post('/gpayment-fe/user/v1/users', {
  ...area,
  lost: 'sameKey',
  again: true,
  send: ({ englishName }: { englishName: string }) => ({ body: { custEngName: englishName } }),
  answer: wire.finished,
});

interface FinalPayment {
  bankCode?: string;
  accountNo?: string;
  hasReadGuide?: 'Y' | 'N';
  /** pay with it without asking: Y or N, anything else is ignored (R536) */
  isFinal?: 'Y' | 'N';
}

/** What is paid with from now on. */
export const updateFinalPayment = post('/gpayment-fe/user/v1/update/final-payment', {
  ...area,
  lost: 'harmless',
  again: true,
  send: ({ bankCode, accountNo, hasReadGuide, isFinal }: FinalPayment) => ({
    body: { lastUseBnkCd: bankCode, lastUseAcno: accountNo, utznGuidYn: hasReadGuide, finlPymtYn: isFinal },
  }),
  answer: wire.finished,
});
