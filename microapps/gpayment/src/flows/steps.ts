import { defineFlow } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';
import { messages } from '../messages/index.ts';
import { cashWithdrawal } from '../model/cash.ts';
import { merchantPayment } from '../model/merchantPayment.ts';

/** From the scan of a merchant's code to the confirmation; a step of one flow opens nothing of another (readings A92). */
export const merchant = defineFlow('merchant', { first: 'FGP31000', schema: merchantPayment });

/** An account of another bank, until its owner is shown; its number stands in no address. */
export const proving = defineFlow('proof', {
  first: 'FGP21300',
  schema: v.object({ bankCode: v.string(), accountNo: v.string() }),
  gone: () => {
    const { missing: title, missingHint: description, choose: action } = messages.current().service.proof;
    return { title, description, action };
  },
});

/** From the scan of a machine's code to the cash. */
export const cash = defineFlow('cash', { first: 'FGP41000', schema: cashWithdrawal });
