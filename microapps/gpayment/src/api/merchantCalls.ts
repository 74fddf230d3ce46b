import { type CallSettings, post } from '@wallet/kit/api';
import { fromMinorUnits } from '@wallet/kit/format';
import type { MeansChoice } from '../model/means.ts';
import type { PayQuote, ScannedCode } from '../model/merchantPayment.ts';
import { kftcCurrency, kftcNation } from '../model/nation.ts';
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

const question = { envelope: 'header', lost: 'harmless' } as const;

const readBy = (network: 'gln' | 'kftc') =>
  post(`/gpayment-fe/transaction/${network}/v1/mpm/qrcode`, {
    ...question,
    send: ({ code, nation }: Scan) => ({ body: { qrcode: code, recvNatnlCd: nation } }),
    answer: wire.scanned,
    to: toScanned,
  });

const requestBy = (network: 'gln' | 'kftc') =>
  post(`/gpayment-fe/transaction/${network}/v1/mpm/request`, {
    ...question,
    send: ({ scan: { txToken, pyToken, currency }, amount, means }: Ask) => ({
      body: {
        txToken,
        pyToken,
        recvCrncyCd: currency,
        recvTranAmt: fromMinorUnits(amount, currency),
        gpyMethdDstcd: means.code,
        acNo: means.account,
      },
    }),
    answer: wire.quote,
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
export const approvePayment = post('/gpayment-fe/transaction/gln/v1/mpm/approve', {
  envelope: 'header',
  lost: 'inquire',
  duplicates: 'allow',
  send: ({ key, txToken, pyNo, pin }: Approval) => ({
    headers: { 'Idempotency-Key': key },
    body: { txToken, pyNo, pin },
  }),
  answer: wire.receipt,
  to: toReceipt,
});
