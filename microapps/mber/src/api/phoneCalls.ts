import { defineCall } from '@wallet/kit/api';
import type { Infer } from '@wallet/kit/schema';
import type { Identity, Purpose } from '../model/identity.ts';
import { checkedAnswer, extendedAnswer, sentAnswer } from './wire.ts';

const purposes: Readonly<Record<Purpose, string>> = {
  join: 'JOIN',
  guardian: 'GRDN',
  password: 'PSWD',
  wakeUp: 'WAKE',
  change: 'CHNG',
  withdraw: 'WTHD',
  identity: 'IDNT',
};

interface ToSend {
  purpose: Purpose;
  identity: Identity;
  phone: string;
}

/** Sends a code to a phone and says who its owner should be. */
export const sendCode = defineCall<ToSend, Infer<typeof sentAnswer>, { id: string; seconds: number }>({
  method: 'POST',
  path: '/mobile-validation/send',
  answer: sentAnswer,
  send: ({ purpose, identity, phone }) => ({
    body: {
      vldtnPuseDstcd: purposes[purpose],
      custName: identity.name,
      birth: identity.birth,
      custGubn: identity.residentKind,
      cmmccoDstcd: identity.carrier,
      phone,
    },
  }),
  to: ({ vldtnNo, expSS }) => ({ id: vldtnNo, seconds: expSS }),
});

export const extendCode = defineCall<string, Infer<typeof extendedAnswer>, number>({
  method: 'POST',
  path: '/mobile-validation/extend',
  answer: extendedAnswer,
  send: (vldtnNo) => ({ body: { vldtnNo } }),
  to: ({ expSS }) => expSS,
});

export const checkCode = defineCall<{ id: string; code: string }, Infer<typeof checkedAnswer>, boolean>({
  method: 'POST',
  path: '/mobile-validation/check',
  answer: checkedAnswer,
  send: ({ id, code }) => ({ body: { vldtnNo: id, crtfcNo: code } }),
  to: ({ vldtnYn }) => vldtnYn,
});
