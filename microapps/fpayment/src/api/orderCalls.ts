import { defineCall } from '@wallet/kit/api';
import type { Infer } from '@wallet/kit/schema';
import type { CodeFate, Fate, Method, OrderName, Payment, ShownPaymentCode } from '../model/payment.ts';
import type { Place } from '../model/place.ts';
import type { PayRequest, Reading } from '../model/step.ts';
import { fromMethod, toCodeFate, toFate, toPayment, toReading, toRequest, toUntold } from './toPayment.ts';
import * as wire from './wire.ts';

const area = { method: 'POST', envelope: 'header' } as const;
/** Asked while something else is shown, and maybe by several at once. */
const quiet = { duplicates: 'allow', spinner: false } as const;
const prefix = '/fran-qrpayment-fe/transaction/qr/v1';
const status = '/fran-qrpayment-fe/inquiry/v1/status';

type WireStatus = Infer<typeof wire.wireStatusOrPayment>;

const codePath = `${prefix}/users/cpm/qrcode`;

/** A code to show to a shop; those of before are no longer good (A58: POST makes it, PUT ends it). */
export const makeCode = defineCall<Method, Infer<typeof wire.wireCode>, ShownPaymentCode>({
  ...area,
  ...quiet,
  path: codePath,
  answer: wire.wireCode,
  send: (method) => ({ body: { gpyMethdDstcd: fromMethod(method) } }),
  to: ({ pyToken, qrcode, barcode, expSS }) => ({ pyToken, qr: qrcode, barcode, seconds: expSS }),
});

/** Ends a code; false where a shop has read it already. */
export const endCode = defineCall<string, Infer<typeof wire.wireFinished>, boolean>({
  ...area,
  ...quiet,
  method: 'PUT',
  path: codePath,
  answer: wire.wireFinished,
  send: (pyToken) => ({ body: { pyToken } }),
  to: ({ finishYn }) => finishYn,
});

export const inquireCode = defineCall<string, WireStatus, CodeFate>({
  ...area,
  ...quiet,
  path: status,
  answer: wire.wireStatusOrPayment,
  send: (pyToken) => ({ body: { pyToken } }),
  to: toCodeFate,
});

export const readShopCode = defineCall<string, Infer<typeof wire.wireReading>, Reading>({
  ...area,
  path: `${prefix}/mpm/qrcode`,
  answer: wire.wireReading,
  send: (qrCode) => ({ body: { qrCode } }),
  to: toReading,
});

interface Asked {
  txToken: string;
  amount: number;
  method: Method;
  place: Place;
}

/** How an amount would be paid; nothing is paid by it. */
export const requestPayment = defineCall<Asked, Infer<typeof wire.wireRequest>, PayRequest>({
  ...area,
  path: `${prefix}/mpm/request`,
  answer: wire.wireRequest,
  send: ({ txToken, amount, method, place: { latitude, longitude } }) => ({
    body: {
      txToken,
      txAmt: String(amount),
      gpyMethdDstcd: fromMethod(method),
      ...(latitude !== null && longitude !== null && { lttd: String(latitude), lngt: String(longitude) }),
    },
  }),
  to: toRequest,
});

/** What an order is sent with; `pin` is encrypted. */
export interface Approval {
  key: string;
  txToken: string;
  pyNo: string;
  pin: string;
}

/** Pays. The same key is the same order, however often it arrives. */
export const approvePayment = defineCall<Approval, Infer<typeof wire.wireApproval>, Payment>({
  ...area,
  ...quiet,
  path: `${prefix}/mpm/approve`,
  answer: wire.wireApproval,
  send: ({ key, ...body }) => ({ headers: { 'Idempotency-Key': key }, body }),
  to: toPayment,
});

/** What became of an order; one that has not come is closed by the asking. */
export const inquireOrder = defineCall<string, WireStatus, Fate>({
  ...area,
  ...quiet,
  path: status,
  answer: wire.wireStatusOrPayment,
  send: (key) => ({ headers: { 'Idempotency-Key': key }, body: {} }),
  to: toFate,
});

/** The newest order that nobody has been told about. */
export const readUntold = defineCall<void, WireStatus, { name: OrderName; fate: Fate } | null>({
  ...area,
  ...quiet,
  path: status,
  answer: wire.wireStatusOrPayment,
  send: () => ({ body: {} }),
  to: toUntold,
});

/** Says that the customer has seen how an order ended. */
export const markTold = defineCall<OrderName, WireStatus, boolean>({
  ...area,
  ...quiet,
  path: status,
  answer: wire.wireStatusOrPayment,
  send: (name) =>
    'key' in name
      ? { headers: { 'Idempotency-Key': name.key }, body: { cnfrmYn: 'Y' } }
      : { body: { pyToken: name.pyToken, cnfrmYn: 'Y' } },
  to: () => true,
});
