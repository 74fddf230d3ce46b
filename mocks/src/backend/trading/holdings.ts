import type { Holding, HoldingsOf } from '../holdings.ts';
import { memberOf } from '../room.ts';
import { dealsSeen, isOpen, withMoney } from './deals.ts';
import { sumsOf } from './sums.ts';

/** Deals that are not over, and proceeds that wait for an account. */
export const tradeHoldings: HoldingsOf = (member) => {
  const { walletMberIdnfiNo: me } = memberOf(member);
  return dealsSeen(member.get('world'))
    .filter((deal) => [deal.buyer, deal.seller].includes(me))
    .filter((deal) => isOpen(deal) || (deal.seller === me && deal.waits > 0))
    .map((deal): Holding => {
      const { payAmt, getAmt } = sumsOf(deal);
      const hasMoney = withMoney.includes(deal.stcd) || deal.waits > 0;
      const sum = deal.waits || (deal.buyer === me ? payAmt : getAmt);
      return {
        id: deal.dlNo,
        kind: hasMoney ? 'HOLD' : 'ORDER',
        name: typeof deal.thngNm === 'string' ? { ko: deal.thngNm, en: deal.thngNm } : deal.thngNm,
        ...(hasMoney ? { amount: { currency: 'KRW', value: String(sum) } } : {}),
        onLeave: 'BLCK',
        fate: hasMoney
          ? { ko: '거래가 끝나야 돈을 보내거나 돌려드려요.', en: 'The money moves once the deal is over.' }
          : { ko: '먼저 거래를 취소하거나 끝내 주세요.', en: 'Withdraw or finish the deal first.' },
        screen: `TRADING?view=deal&dealId=${deal.dlNo}`,
      };
    });
};
