import { ApiError, type CallSettings, post } from '@wallet/kit/api';
import { fromMinorUnits } from '@wallet/kit/format';
import { type CashMachine, cashCost, isFeeIncluded } from '../model/cash.ts';
import type { Rate } from '../model/rate.ts';
import { toMachine, toReceipt } from './payTo.ts';
import * as wire from './payWire.ts';
import { readRate } from './rateCalls.ts';

/** Reads a machine's code: what it pays out, and what that costs. */
const readCode = post('/gpayment-fe/transaction/gln/v1/atm/qrcode', {
  envelope: 'header',
  lost: 'harmless',
  send: (qrcode: string) => ({ body: { qrcode } }),
  answer: wire.machine,
  to: toMachine,
});

/**
 * A machine by its code. How many units its rate is for may be unsaid (A93): then it is as many as the
 * currency's rate has. An operator's fee that cannot be part of the customer's fee is not told as one.
 */
export async function readMachineCode(
  code: string,
  settings: CallSettings = {},
): Promise<CashMachine & { nation: string }> {
  const machine = await readCode(code, settings);
  const [unit, dollar] = await Promise.all([
    machine.unit ?? readRate({ currency: machine.currency }, settings).then((rate) => rate.unit),
    machine.usdFee === '' ? undefined : readDollar(settings),
  ]);
  const usdFee = isFeeIncluded(machine, dollar) ? machine.usdFee : '';
  return { ...machine, unit, usdFee };
}

async function readDollar(settings: CallSettings): Promise<Rate | undefined> {
  try {
    return await readRate({ currency: 'USD' }, settings);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

interface Withdrawal {
  key: string;
  machine: CashMachine;
  /** minor units of the machine's currency */
  amount: number;
  account: string;
  /** encrypted */
  pin: string;
}

/**
 * Has the machine pay out; a second one under the same key is the same withdrawal. As everywhere `sendTranAmt` is what
 * is taken for the cash, in won and without the fee: the customer has seen it, so that another rate is refused. The
 * cash itself is `recvTranAmt`.
 */
export const withdrawCash = post('/gpayment-fe/transaction/gln/v1/atm/request', {
  envelope: 'header',
  lost: 'inquire',
  duplicates: 'allow',
  send: ({ key, machine, amount, account, pin }: Withdrawal) => ({
    headers: { 'Idempotency-Key': key },
    body: {
      txToken: machine.txToken,
      sendTranAmt: wonFor(amount, machine),
      recvTranAmt: fromMinorUnits(amount, machine.currency),
      coCd: machine.company,
      acNo: account,
      pin,
    },
  }),
  answer: wire.receipt,
  to: toReceipt,
});

function wonFor(amount: number, machine: CashMachine): string {
  const cost = cashCost(amount, machine);
  if (!cost) throw new RangeError('What the cash costs cannot be told.');
  return fromMinorUnits(cost.principal, 'KRW');
}
