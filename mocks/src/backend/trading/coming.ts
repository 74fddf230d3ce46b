import type { ComingOf } from '../coming.ts';
import type { Words } from '../language.ts';
import { memberOf } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import { dealsSeen, dueOf, type State } from './deals.ts';

/** What is to be done with a deal, by state and by whom. */
const asks: Partial<Record<State, readonly ['buyer' | 'seller', Words]>> = {
  ACPT: ['buyer', { ko: '결제하기', en: 'Pay for it' }],
  HELD: ['seller', { ko: '보내기', en: 'Send it' }],
  DLVD: ['buyer', { ko: '받은 물건 확인', en: 'Look at it' }],
};

/** Deals that wait for this side, until when. */
export const tradesDue: ComingOf = (context) => {
  const me = memberOf(context).walletMberIdnfiNo;
  const now = context.get('world').now().getTime();
  return dealsSeen(context.get('world')).flatMap((deal) => {
    const [side, words] = asks[deal.stcd] ?? [];
    const due = dueOf(deal);
    if (!side || !words || deal[side] !== me || !due || due.at <= now) return [];
    const name = typeof deal.thngNm === 'string' ? { ko: deal.thngNm, en: deal.thngNm } : deal.thngNm;
    return {
      id: deal.dlNo,
      kind: 'DUE' as const,
      at: seoulTime(new Date(due.at - 1_000)),
      screen: 'TRADING',
      name: { ko: `${name.ko} ${words.ko}`, en: `${words.en}: ${name.en}` },
    };
  });
};
