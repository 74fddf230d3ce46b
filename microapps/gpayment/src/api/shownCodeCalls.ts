import { defineCall } from '@wallet/kit/api';
import type { MeansChoice } from '../model/means.ts';
import { once } from './once.ts';
import * as wire from './payWire.ts';

/** A code that the customer shows, and how long it is good for. */
export interface CustomerCode {
  token: string;
  qr: string;
  barcode: string;
  seconds: number;
}

/**
 * Creates the customer's code (2-payment s4, A58) with the payment password, encrypted; under the same key the same
 * code, as long as it is good.
 */
export const createCode = defineCall<
  { key: string; nation: string; means: MeansChoice; pin: string },
  wire.WireShownCode,
  CustomerCode
>({
  method: 'POST',
  path: '/gpayment-fe/transaction/gln/v1/cpm/qrcode',
  envelope: 'header',
  answer: wire.wireShownCode,
  duplicates: 'allow',
  spinner: false,
  send: ({ key, nation, means, pin }) => ({
    headers: once(key),
    body: { natnlCd: nation, gpyMethdDstcd: means.code, acNo: means.account, pin },
  }),
  to: ({ pyToken, qrcode, barcode, expSS }) => ({ token: pyToken, qr: qrcode, barcode, seconds: expSS }),
});

/** Finishes the customer's code (A58): nobody can be paid by it any more. False where somebody has been. */
export const finishCode = defineCall<string, wire.WireFinish, boolean>({
  method: 'PUT',
  path: '/gpayment-fe/transaction/gln/v1/cpm/qrcode',
  envelope: 'header',
  answer: wire.wireFinish,
  duplicates: 'allow',
  spinner: false,
  outlivesPage: true,
  send: (key) => ({ body: { idmpKey: key } }),
  to: ({ finishYn }) => finishYn,
});
