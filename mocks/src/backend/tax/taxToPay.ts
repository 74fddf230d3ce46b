import { type Payable, results } from '../gateway/payable.ts';
import { accountName, ledgerOf } from '../ledger/index.ts';
import { moves } from '../point-fe/transactionsBook.ts';
import type { World } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { isOpen, settle, sumOf, type TaxState } from './bills.ts';
import { feeOf } from './rules.ts';

/** The bill that an open page of the payment company stands for: paid by card, its fee beside the tax. */
export function taxToPay(world: World, token: string): Payable | undefined {
  const [, memberId = ''] = token.split('.');
  const state = world.room('tax.state', () => new Map<string, TaxState>()).get(memberId);
  const one = state?.bills.find(({ payToken }) => payToken === token);
  const by = one?.payBy;
  if (!one || !by) return undefined;
  const today = seoulDate(world.now());
  const won = sumOf(one, today);
  const fee = feeOf(one.instDstcd, by, won, today);
  return {
    product: one.taxNm.ko,
    amount: won + fee,
    settle(act) {
      const card = `card:${memberId}`;
      const isPaid = act === 'pay' && isOpen(one);
      if (isPaid) {
        const entries = [
          ...moves(card, accountName.merchant('tax'), 'KRW', won),
          ...moves(card, accountName.fees, 'KRW', fee),
        ].filter(({ amount }) => amount !== 0);
        ledgerOf(world).post({ at: world.now().toISOString(), kind: 'tax', intentId: token, entries });
        settle(world, memberId, one, by);
      }
      one.payToken = null;
      const result = isPaid ? results.pay : act === 'close' ? results.close : results.refuse;
      return `/tax/FNT30000?${new URLSearchParams({ billId: one.gojiNo, step: 'done', result })}`;
    },
  };
}
