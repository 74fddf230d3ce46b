import { formatMoney } from '@wallet/kit/format';
import type { ComingOf } from '../coming.ts';
import { memberOf } from '../room.ts';
import { memberIn, monthsOf, payoutOf } from './members.ts';

/** The next payout that is not on its way yet. */
export const payoutComing: ComingOf = (context) => {
  const world = context.get('world');
  const member = memberIn(world, memberOf(context).walletMberIdnfiNo);
  if (member.state !== 'JOIN') return [];
  const next = monthsOf(member)
    .map((month) => payoutOf(world, member, month))
    .findLast(({ points, state }) => points > 0 && (state === 'OPEN' || state === 'FIXD'));
  if (!next) return [];
  const points = `${formatMoney(next.points)}P`;
  const name = { ko: `탄소중립포인트 ${points} 지급`, en: `Carbon points paid: ${points}` };
  return [{ id: next.month, kind: 'BOOK', name, at: next.sentOn, screen: 'FCA64000' }];
};
