import { post } from '@wallet/kit/api';
import type { Infer } from '@wallet/kit/schema';
import type { LimitKind, Limits, Settings } from '../model/wallet.ts';
import { doneAnswer, limitsAnswer, settingsAnswer } from './walletWire.ts';

/** Questions by POST, and changes that say how it shall be: sent again they say the same. */
const point = { envelope: 'outData', lost: 'harmless' } as const;
const done = {
  ...point,
  answer: doneAnswer,
  to: ({ finishYn }: Infer<typeof doneAnswer>) => finishYn,
} as const;
/** A request that the network doubles is answered as the first: a sealed password counts once. */
const once = { ...done, lost: 'sameKey' } as const;
const yn = (isOn: boolean) => (isOn ? 'Y' : 'N');

/** What may still be moved, by kind (2-payment s7.3). */
export const readLimits = post('/point-fe/transaction/v1/limit-balance', {
  ...point,
  answer: limitsAnswer,
  duplicates: 'allow',
  send: (tranDsticKey: LimitKind) => ({ body: { tranDsticKey } }),
  to: (wire): Limits => ({
    once: wire.onceLmtAmt,
    daily: wire.dayLmtAmt,
    dailyLeft: wire.dayBalAmt,
    monthly: wire.monLmtAmt,
    monthlyLeft: wire.monBalAmt,
    onceAtMost: wire.onceMaxAmt,
    dailyAtMost: wire.dayMaxAmt,
  }),
});

export const changeLimits = post('/point-fe/transaction/v1/limit-change', {
  ...once,
  send: ({ once: perOrder, daily, password }: { once: number; daily: number; password: string }) => ({
    body: { onceLmtAmt: String(perOrder), dayLmtAmt: String(daily), encPassword: password },
  }),
});

export const readSettings = post('/point-fe/bank-book/v1/settings', {
  ...point,
  answer: settingsAnswer,
  duplicates: 'allow',
  to: (wire): Settings => ({
    autoCharge: { isOn: wire.atmtcChrgYn, below: wire.chrgStndAmt, amount: wire.chrgAmt },
    notifications: { money: wire.tranNtcYn, expiry: wire.expNtcYn, benefits: wire.bnftNtcYn },
    hasPassword: wire.psswdYn,
    points: wire.blnc,
  }),
});

export const saveAutoCharge = post('/point-fe/bank-book/v1/auto-charge', {
  ...done,
  send: ({ isOn, below, amount }: Settings['autoCharge']) => ({
    body: { atmtcChrgYn: yn(isOn), chrgStndAmt: String(below), chrgAmt: String(amount) },
  }),
});

export const saveNotifications = post('/point-fe/bank-book/v1/notifications', {
  ...done,
  send: ({ money, expiry, benefits }: Settings['notifications']) => ({
    body: { tranNtcYn: yn(money), expNtcYn: yn(expiry), bnftNtcYn: yn(benefits) },
  }),
});

interface NewPassword {
  password: string;
  passwordAgain: string;
}

/** All three encrypted by `encryptField`. */
export const changePassword = post('/point-fe/bank-book/v1/password/change', {
  ...once,
  send: ({ current, password, passwordAgain }: NewPassword & { current: string }) => ({
    body: { encCurrent: current, encPassword: password, encPasswordAgain: passwordAgain },
  }),
});

/** For somebody who forgot it and proved who they are by a signature. */
export const resetPassword = post('/point-fe/bank-book/v1/password/reset', {
  ...once,
  send: ({
    signature,
    certSerial,
    password,
    passwordAgain,
  }: NewPassword & { signature: string; certSerial: string }) => ({
    body: { signature, certSerial, encPassword: password, encPasswordAgain: passwordAgain },
  }),
});
