import { post, put } from '@wallet/kit/api';
import type { Infer } from '@wallet/kit/schema';
import type { MeansChoice } from '../model/means.ts';
import * as wire from './payWire.ts';
import { finished } from './serviceWire.ts';

/** A code that the customer shows, and how many seconds it is good for. */
export type CustomerCode = Infer<typeof wire.shownCode>;

const quiet = { envelope: 'header', duplicates: 'allow', spinner: false } as const;
const codePath = '/gpayment-fe/transaction/gln/v1/cpm/qrcode';

interface WantedCode {
  key: string;
  nation: string;
  means: MeansChoice;
  /** encrypted */
  pin: string;
}

/**
 * Creates the customer's code (2-payment s4, A58) with the payment password; under the same key the same code, as long
 * as it is good.
 */
export const createCode = post(codePath, {
  ...quiet,
  lost: 'inquire',
  send: ({ key, nation, means, pin }: WantedCode) => ({
    headers: { 'Idempotency-Key': key },
    body: { natnlCd: nation, gpyMethdDstcd: means.code, acNo: means.account, pin },
  }),
  answer: wire.shownCode,
});

/** Finishes the customer's code (A58): nobody can be paid by it any more. False where somebody has been. */
export const finishCode = put(codePath, {
  ...quiet,
  lost: 'harmless',
  outlivesPage: true,
  send: (key: string) => ({ body: { idmpKey: key } }),
  answer: finished,
});
