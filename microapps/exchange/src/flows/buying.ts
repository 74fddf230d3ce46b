import { defineFlow } from '@wallet/kit/app';
import { defineOrder } from '@wallet/kit/common';
import { inquireOrder, placeOrder } from '../api/calls.ts';
import { type CashFacts, type CashOrder, cashDraft, cashFacts, coinDraft } from '../model/exchange.ts';

/** Cash that is bought, or whose place is changed. */
export const buying = defineFlow('cash', { first: 'FEX00101', schema: cashDraft });

/** Coins that were counted at home, on their way to a place. */
export const coining = defineFlow('coins', { first: 'FEX00003', schema: coinDraft });

/** Cash at a rate that is held; what can be put right before paying is read anew. */
export const cashOrder = defineOrder<CashFacts, CashOrder>({
  name: 'cash',
  facts: cashFacts,
  send: (sending, settings) => placeOrder(sending, settings),
  inquire: (key, settings) => inquireOrder(key, settings),
  again: { FEX_QUOTE_ENDED: 'facts', FEX_QUOTE_OTHER: 'facts', FEX_LIMIT: 'facts', FEX_FUNDS: 'facts' },
  resultAt: 'FEX00104',
});
