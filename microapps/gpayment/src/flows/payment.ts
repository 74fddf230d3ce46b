import { ApiError, type CallSettings } from '@wallet/kit/api';
import { defineOrder, type Sending } from '@wallet/kit/common';
import { withdrawCash } from '../api/cashCalls.ts';
import { approvePayment } from '../api/merchantCalls.ts';
import { readStatus, readUntold, saveFinalPayment } from '../api/payCalls.ts';
import { finishCode } from '../api/shownCodeCalls.ts';
import { messages } from '../messages/index.ts';
import { type PayFacts, payFacts } from '../model/order.ts';
import type { Paid } from '../model/paid.ts';

function sendOnce({ key, facts, secret: pin }: Sending<PayFacts>, settings: CallSettings): Promise<Paid> {
  switch (facts.kind) {
    case 'mpm': {
      const { txToken, pyNo } = facts.quote;
      return approvePayment({ key, txToken, pyNo, pin }, settings);
    }
    case 'atm': {
      const { machine, amount, account } = facts;
      return withdrawCash({ key, machine, amount, account, pin }, settings);
    }
    case 'cpm':
      throw new Error('A code that the customer shows is paid by the shop.');
  }
}

/** A payment with what there is to tell of it: an order's own answer may say only that it was carried out (A93). */
async function withFacts(
  paid: Paid,
  key: string,
  mode: PayFacts['kind'],
  settings: CallSettings,
): Promise<Paid> {
  if (paid.facts) return paid;
  try {
    const status = await readStatus({ key, mode }, settings);
    return status.kind === 'done' ? status.receipt : paid;
  } catch (error) {
    if (error instanceof ApiError) return paid;
    throw error;
  }
}

/** Paying abroad, and cash from a machine: one after the other (2-payment s4). */
export const payment = defineOrder<PayFacts, Paid>({
  name: 'payment',
  facts: payFacts,
  async send(sending, settings) {
    return withFacts(await sendOnce(sending, settings), sending.key, sending.facts.kind, settings);
  },
  async inquire(key, settings, mode) {
    // Whoever asks how a code ended does not show it any more: nobody is paid by it from here on.
    if (mode === 'cpm') await finishCode(key, settings);
    return readStatus({ key, mode }, settings);
  },
  async untold(settings) {
    const untold = await readUntold(undefined, settings);
    return untold && { key: untold.key, kind: untold.mode };
  },
  async tell({ end }, settings) {
    const number = end.kind === 'done' ? end.receipt.number : '';
    if (number !== '') await saveFinalPayment({ flag: 'Y', number }, settings);
  },
  // The price that was shown has ended: it is asked for again.
  again: { UBFR0336: 'facts' },
  resultAt: { mpm: 'FGP31000', atm: 'FGP41520', cpm: 'FGP31000' },
  isLogged: true,
});

/** Why a payment was not made, in our words; the approval's own where nobody foresaw it (2-payment s8). */
export function paymentRefusal(code: string | undefined) {
  const { end: t } = messages.current().pay;
  const { id, text } = messages.refusal(code) ?? { id: 'approvalFailed', text: t.approvalFailed };
  return { id, text: `${text} ${t.noMoneyLeft}` };
}
