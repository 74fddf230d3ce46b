import { defineCall } from '@wallet/kit/api';
import type { Infer } from '@wallet/kit/schema';
import type { Consents } from '../model/consents.ts';
import { doneAnswer, foundAnswer } from './wire.ts';

type Done = Infer<typeof doneAnswer>;
const done = { method: 'POST', answer: doneAnswer, to: ({ successYn }: Done) => successYn } as const;
const yn = (isOn: boolean) => (isOn ? 'Y' : 'N');

/** The member whose phone was verified. */
export const findMember = defineCall<
  string,
  Infer<typeof foundAnswer>,
  { name: string; phone: string; isDormant: boolean }
>({
  method: 'POST',
  path: '/mber/user/findMember',
  answer: foundAnswer,
  send: (vldtnNo) => ({ body: { vldtnNo } }),
  to: ({ custName, phone, dormantYn }) => ({ name: custName, phone, isDormant: dormantYn }),
});

/** Sets a new password after the phone was verified; tries count from the start again. */
export const resetPassword = defineCall<{ checkId: string; password: string }, Done, boolean>({
  ...done,
  path: '/mber/user/resetPassword',
  send: ({ checkId, password }) => ({ body: { vldtnNo: checkId, encPassword: password } }),
});

export const changePassword = defineCall<{ current: string; next: string }, Done, boolean>({
  ...done,
  path: '/mber/user/changePassword',
  send: ({ current, next }) => ({ body: { encPassword: current, encNewPassword: next } }),
});

export const saveConsents = defineCall<Consents, Done, boolean>({
  ...done,
  path: '/mber/user/consents',
  send: (consents) => ({
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
export const saveParticulars = defineCall<{ email: string; checkId: string }, Done, boolean>({
  ...done,
  path: '/mber/user/particulars',
  send: ({ email, checkId }) => ({ body: { email, vldtnNo: checkId } }),
});

/** Ends management code 4 for a member who has proved who they are. */
export const confirmManagement = defineCall<string, Done, boolean>({
  ...done,
  path: '/mber/user/confirmManagement',
  send: (vldtnNo) => ({ body: { vldtnNo } }),
});

export const registerCertificate = defineCall<{ signature: string; certSerial: string }, Done, boolean>({
  ...done,
  path: '/mber/user/certificate',
  send: (signed) => ({ body: signed }),
});

export const withdraw = defineCall<{ checkId: string; reason: string }, Done, boolean>({
  ...done,
  path: '/mber/user/withdraw',
  sessionErrors: 'caller',
  send: ({ checkId, reason }) => ({ body: { vldtnNo: checkId, leaveRsnDstcd: reason } }),
});
