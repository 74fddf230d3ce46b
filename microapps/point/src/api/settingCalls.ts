import { defineCall } from '@wallet/kit/api';
import type { Infer } from '@wallet/kit/schema';
import type { LimitKind, Limits, Settings } from '../model/wallet.ts';
import { doneAnswer, limitsAnswer, settingsAnswer } from './walletWire.ts';

const point = { method: 'POST', envelope: 'outData' } as const;
const done = {
  ...point,
  answer: doneAnswer,
  to: ({ finishYn }: Infer<typeof doneAnswer>) => finishYn,
} as const;
const yn = (isOn: boolean) => (isOn ? 'Y' : 'N');

/** What may still be moved, by kind (2-payment s7.3). */
export const readLimits = defineCall<LimitKind, Infer<typeof limitsAnswer>, Limits>({
  ...point,
  path: '/point-fe/transaction/v1/limit-balance',
  answer: limitsAnswer,
  duplicates: 'allow',
  send: (tranDsticKey) => ({ body: { tranDsticKey } }),
  to: (wire) => ({
    once: wire.onceLmtAmt,
    daily: wire.dayLmtAmt,
    dailyLeft: wire.dayBalAmt,
    monthly: wire.monLmtAmt,
    monthlyLeft: wire.monBalAmt,
    onceAtMost: wire.onceMaxAmt,
    dailyAtMost: wire.dayMaxAmt,
  }),
});

/** A request that the network doubles is answered as the first: a sealed password counts once. */
const once = () => ({ 'Idempotency-Key': crypto.randomUUID() });

export const changeLimits = defineCall<
  { once: number; daily: number; password: string },
  Infer<typeof doneAnswer>,
  boolean
>({
  ...done,
  path: '/point-fe/transaction/v1/limit-change',
  send: ({ once: perOrder, daily, password }) => ({
    headers: once(),
    body: { onceLmtAmt: String(perOrder), dayLmtAmt: String(daily), encPassword: password },
  }),
});

export const readSettings = defineCall<void, Infer<typeof settingsAnswer>, Settings>({
  ...point,
  path: '/point-fe/bank-book/v1/settings',
  answer: settingsAnswer,
  duplicates: 'allow',
  to: (wire) => ({
    autoCharge: { isOn: wire.atmtcChrgYn, below: wire.chrgStndAmt, amount: wire.chrgAmt },
    notifications: { money: wire.tranNtcYn, expiry: wire.expNtcYn, benefits: wire.bnftNtcYn },
    hasPassword: wire.psswdYn,
    points: wire.blnc,
  }),
});

export const saveAutoCharge = defineCall<Settings['autoCharge'], Infer<typeof doneAnswer>, boolean>({
  ...done,
  path: '/point-fe/bank-book/v1/auto-charge',
  send: ({ isOn, below, amount }) => ({
    body: { atmtcChrgYn: yn(isOn), chrgStndAmt: String(below), chrgAmt: String(amount) },
  }),
});

export const saveNotifications = defineCall<Settings['notifications'], Infer<typeof doneAnswer>, boolean>({
  ...done,
  path: '/point-fe/bank-book/v1/notifications',
  send: ({ money, expiry, benefits }) => ({
    body: { tranNtcYn: yn(money), expNtcYn: yn(expiry), bnftNtcYn: yn(benefits) },
  }),
});

interface NewPassword {
  password: string;
  passwordAgain: string;
}

/** All three encrypted by `encryptField`. */
export const changePassword = defineCall<
  NewPassword & { current: string },
  Infer<typeof doneAnswer>,
  boolean
>({
  ...done,
  path: '/point-fe/bank-book/v1/password/change',
  send: ({ current, password, passwordAgain }) => ({
    headers: once(),
    body: { encCurrent: current, encPassword: password, encPasswordAgain: passwordAgain },
  }),
});

/** For somebody who forgot it and proved who they are by a signature. */
export const resetPassword = defineCall<
  NewPassword & { signature: string; certSerial: string },
  Infer<typeof doneAnswer>,
  boolean
>({
  ...done,
  path: '/point-fe/bank-book/v1/password/reset',
  send: ({ signature, certSerial, password, passwordAgain }) => ({
    headers: once(),
    body: { signature, certSerial, encPassword: password, encPasswordAgain: passwordAgain },
  }),
});
