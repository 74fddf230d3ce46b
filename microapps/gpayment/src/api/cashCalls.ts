import { defineCall } from '@wallet/kit/api';
import { type Currency, fromMinorUnits } from '@wallet/kit/format';
import type { CashMachine } from '../model/cash.ts';
import type { Paid } from '../model/paid.ts';
import { once } from './once.ts';
import { toMachine, toPaid } from './payTo.ts';
import * as wire from './payWire.ts';

/** Reads a machine's code: what it pays out, and what that costs. */
export const readMachineCode = defineCall<string, wire.WireMachine, CashMachine & { nation: string }>({
  method: 'POST',
  path: '/gpayment-fe/transaction/gln/v1/atm/qrcode',
  envelope: 'header',
  answer: wire.wireMachine,
  send: (code) => ({ body: { qrcode: code } }),
  to: (answer) => ({ ...toMachine(answer), nation: answer.recvNatnlCd }),
});

interface Withdrawal {
  key: string;
  txToken: string;
  amount: number;
  currency: Currency;
  company: string;
  account: string;
  /** encrypted */
  pin: string;
}

/** Has the machine pay out; a second one under the same key is the same withdrawal. */
export const withdrawCash = defineCall<Withdrawal, wire.WireReceipt, Paid>({
  method: 'POST',
  path: '/gpayment-fe/transaction/gln/v1/atm/request',
  envelope: 'header',
  answer: wire.wireReceipt,
  duplicates: 'allow',
  send: ({ key, txToken, amount, currency, company, account, pin }) => ({
    headers: once(key),
    body: { txToken, sendTranAmt: fromMinorUnits(amount, currency), coCd: company, acNo: account, pin },
  }),
  to: ({ tran }) => toPaid(tran),
});
