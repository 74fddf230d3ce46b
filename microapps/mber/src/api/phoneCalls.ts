import { post } from '@wallet/kit/api';
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
export const sendCode = post('/mobile-validation/send', {
  lost: 'harmless',
  send: ({ purpose, identity, phone }: ToSend) => ({
    body: {
      vldtnPuseDstcd: purposes[purpose],
      custName: identity.name,
      birth: identity.birth,
      custGubn: identity.residentKind,
      cmmccoDstcd: identity.carrier,
      phone,
    },
  }),
  answer: sentAnswer,
});

export const extendCode = post('/mobile-validation/extend', {
  lost: 'harmless',
  send: (vldtnNo: string) => ({ body: { vldtnNo } }),
  answer: extendedAnswer,
});

export const checkCode = post('/mobile-validation/check', {
  lost: 'harmless',
  send: ({ id, code }: { id: string; code: string }) => ({ body: { vldtnNo: id, crtfcNo: code } }),
  answer: checkedAnswer,
});
