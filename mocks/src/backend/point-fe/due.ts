import { addDays, formatDate, formatMoney, instantOf } from '@wallet/kit/format';
import { type DueEvent, eventsTask } from '../dueEvents.ts';
import { notify } from '../noti/inbox.ts';
import { memberOf } from '../room.ts';
import { endDuePoints, endingByDay } from './historiesBatches.ts';
import { convertOnItsDay, nextConversion } from './partnersAuto.ts';
import { allGifts, giftsOf, giveBackLate, waitsUntil } from './transactionsGifts.ts';
import { hasPointWallet, walletOf } from './walletState.ts';

/** Days before points end at which the customer is told, at nine in the morning. */
const WARNED_BEFORE_DAYS = 30;

/** Gifts that nobody has taken go back, partner points come in on their day, points end, and are announced before. */
export const pointsDue = eventsTask('point', (member) => {
  const world = member.get('world');
  const { walletMberIdnfiNo: me } = memberOf(member);
  const hasWallet = hasPointWallet(member);
  const gifts = (hasWallet ? giftsOf(member) : allGifts(world))
    .filter(({ from, to, state }) => state === 'WAIT' && [from.memberId, to.memberId].includes(me))
    .map((gift): DueEvent => ({ at: waitsUntil(gift), happen: () => giveBackLate(world, gift) }));
  if (!hasWallet) return gifts;
  const day = nextConversion(member);
  const conversions: DueEvent[] =
    day === undefined ? [] : [{ at: instantOf(`${day}090000`), happen: () => convertOnItsDay(member) }];
  const ends = [...endingByDay(member)].flatMap(([untlYmd, left]): DueEvent[] => [
    { at: instantOf(`${addDays(untlYmd, 1)}000000`), happen: () => endDuePoints(member) },
    {
      at: instantOf(`${addDays(untlYmd, -WARNED_BEFORE_DAYS)}090000`),
      happen() {
        if (!walletOf(member).notifications.expiry) return;
        notify(world, me, {
          title: {
            ko: `${WARNED_BEFORE_DAYS}일 뒤에 사라지는 포인트가 있어요`,
            en: `Points end in ${WARNED_BEFORE_DAYS} days`,
          },
          text: {
            ko: `${formatMoney(left)}P를 ${formatDate(untlYmd)}까지 쓸 수 있어요.`,
            en: `${formatMoney(left)} P can be used until ${formatDate(untlYmd)}.`,
          },
          link: '/point/FPO10000',
        });
      },
    },
  ]);
  return [...gifts, ...conversions, ...ends];
});
