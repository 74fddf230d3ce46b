import { type Payable, results } from '../gateway/payable.ts';
import { accountName, ledgerOf } from '../ledger/index.ts';
import { moves } from '../point-fe/transactionsBook.ts';
import type { World } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { isOpen, settle, sumOf, type TaxState } from './bills.ts';
import { feeOf, hours } from './rules.ts';

/** The bill that an open page of the payment company stands for: paid by card, its fee beside the tax. */
export function taxToPay(world: World, token: string): Payable | undefined {
  const [, memberId = ''] = token.split('.');
  const state = world.room('tax.state', () => new Map<string, TaxState>()).get(memberId);
  const one = state?.bills.find(({ payToken }) => payToken === token);
  const by = one?.payBy;
  if (!one || !by) return undefined;
  const today = seoulDate(world.now());
  const [won, clock] = [sumOf(one, today), seoulTime(world.now()).slice(8, 12)];
  const fee = feeOf(one.instDstcd, by, won, today);
  // The page stays at the sum that the customer agreed to.
  const told = one.payTold ?? { won, fee };
  const isSame = told.won === won && told.fee === fee;
  const isInHours = clock >= hours.from && clock < hours.until;
  return {
    product: one.taxNm.ko,
    amount: told.won + told.fee,
    settle(act) {
      const card = `card:${memberId}`;
      const isPaid = act === 'pay' && isOpen(one) && isSame && isInHours;
      if (act === 'pay' && isOpen(one) && !isPaid) {
        one.payStop = { cd: isSame ? 'HOUR' : 'CHNG', tldAmt: told.won + told.fee, mthdDstcd: by };
      }
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
