import { defineFlow } from '@wallet/kit/app';
import { cashWithdrawal } from '../model/cash.ts';
import { merchantPayment } from '../model/merchantPayment.ts';

/** From the scan of a merchant's code to the confirmation; a step of one flow opens nothing of another (readings A92). */
export const merchant = defineFlow('merchant', { first: 'FGP31000', schema: merchantPayment });

/** From the scan of a machine's code to the cash. */
export const cash = defineFlow('cash', { first: 'FGP41000', schema: cashWithdrawal });
