import { post } from '@wallet/kit/api';
import type { Consents } from '../model/consents.ts';
import { doneAnswer, foundAnswer } from './wire.ts';

const done = { lost: 'harmless', answer: doneAnswer } as const;
const yn = (isOn: boolean) => (isOn ? 'Y' : 'N');

/** The member whose phone was verified. */
export const findMember = post('/mber/user/findMember', {
  lost: 'harmless',
  send: (vldtnNo: string) => ({ body: { vldtnNo } }),
  answer: foundAnswer,
});

/** Sets a new password after the phone was verified; tries count from the start again. */
export const resetPassword = post('/mber/user/resetPassword', {
  ...done,
  send: ({ checkId, password }: { checkId: string; password: string }) => ({
    body: { vldtnNo: checkId, encPassword: password },
  }),
});

export const changePassword = post('/mber/user/changePassword', {
  ...done,
  send: ({ current, next }: { current: string; next: string }) => ({
    body: { encPassword: current, encNewPassword: next },
  }),
});

export const saveConsents = post('/mber/user/consents', {
  ...done,
  send: (consents: Consents) => ({
    body: {
      maktngCnsntRcallYn: yn(consents.marketingRecalled),
      maktngPuseCnsntYn: yn(consents.marketing),
      groupInfoOferCnsntYn: yn(consents.groupInfo),
      smsRecvCnsntYn: yn(consents.sms),
      emalRecvYn: yn(consents.email),
      telRecvYn: yn(consents.telephone),
      pstmalRecvYn: yn(consents.post),
    },
  }),
});

/** `checkId` is of the new phone; empty when it stays. */
export const saveParticulars = post('/mber/user/particulars', {
  ...done,
  send: ({ email, checkId }: { email: string; checkId: string }) => ({ body: { email, vldtnNo: checkId } }),
});

/** Ends management code 4 for a member who has proved who they are. */
export const confirmManagement = post('/mber/user/confirmManagement', {
  ...done,
  send: (vldtnNo: string) => ({ body: { vldtnNo } }),
});

export const registerCertificate = post('/mber/user/certificate', {
  ...done,
  send: (signed: { signature: string; certSerial: string }) => ({ body: signed }),
});

export const withdraw = post('/mber/user/withdraw', {
  ...done,
  sessionErrors: 'caller',
  send: ({ checkId, reason }: { checkId: string; reason: string }) => ({
    body: { vldtnNo: checkId, leaveRsnDstcd: reason },
  }),
});
