import { type CallSettings, defineCall } from '@wallet/kit/api';
import { fromMinorUnits } from '@wallet/kit/format';
import type { MeansChoice } from '../model/means.ts';
import type { PayQuote, ScannedCode } from '../model/merchantPayment.ts';
import { kftcCurrency, kftcNation } from '../model/nation.ts';
import type { Paid } from '../model/paid.ts';
import { once } from './once.ts';
import { toQuote, toReceipt, toScanned } from './payTo.ts';
import * as wire from './payWire.ts';

interface Scan {
  code: string;
  nation: string;
}

interface Ask {
  scan: ScannedCode;
  /** minor units of the scanned code's currency */
  amount: number;
  means: MeansChoice;
}

const readBy = (network: 'gln' | 'kftc') =>
  defineCall<Scan, wire.WireScanned, ScannedCode>({
    method: 'POST',
    path: `/gpayment-fe/transaction/${network}/v1/mpm/qrcode`,
    envelope: 'header',
    answer: wire.wireScanned,
    send: ({ code, nation }) => ({ body: { qrcode: code, recvNatnlCd: nation } }),
    to: toScanned,
  });

const requestBy = (network: 'gln' | 'kftc') =>
  defineCall<Ask, wire.WireQuote, PayQuote>({
    method: 'POST',
    path: `/gpayment-fe/transaction/${network}/v1/mpm/request`,
    envelope: 'header',
    answer: wire.wireQuote,
    send: ({ scan: { txToken, pyToken, currency }, amount, means }) => ({
      body: {
        txToken,
        pyToken,
        recvCrncyCd: currency,
        recvTranAmt: fromMinorUnits(amount, currency),
        gpyMethdDstcd: means.code,
        acNo: means.account,
      },
    }),
    to: toQuote,
  });

const [readByGln, readByKftc] = [readBy('gln'), readBy('kftc')];
const [requestByGln, requestByKftc] = [requestBy('gln'), requestBy('kftc')];

/** Reads a merchant's code: by the domestic clearing network where recvNatnlCd is ID (A60). */
export function readMerchantCode(scan: Scan, settings?: CallSettings): Promise<ScannedCode> {
  return (scan.nation === kftcNation ? readByKftc : readByGln)(scan, settings);
}

/** What a payment would cost: by the domestic clearing network where recvCrncyCd is IDR (A60). */
export function requestPayment(ask: Ask, settings?: CallSettings): Promise<PayQuote> {
  return (ask.scan.currency === kftcCurrency ? requestByKftc : requestByGln)(ask, settings);
}

interface Approval {
  key: string;
  txToken: string;
  pyNo: string;
  /** encrypted */
  pin: string;
}

/** Pays. Never by the domestic clearing network's path (A60); a second one under the same key is the same payment. */
export const approvePayment = defineCall<Approval, wire.WireReceipt, Paid>({
  method: 'POST',
  path: '/gpayment-fe/transaction/gln/v1/mpm/approve',
  envelope: 'header',
  answer: wire.wireReceipt,
  duplicates: 'allow',
  send: ({ key, txToken, pyNo, pin }) => ({ headers: once(key), body: { txToken, pyNo, pin } }),
  to: toReceipt,
});
