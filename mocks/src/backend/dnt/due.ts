import { addDays, formatMoney, instantOf } from '@wallet/kit/format';
import { type DueEvent, eventsTask } from '../dueEvents.ts';
import type { HoldingsOf } from '../holdings.ts';
import type { Words } from '../language.ts';
import { notify } from '../noti/inbox.ts';
import { type MemberContext, memberOf } from '../room.ts';
import { type Giver, giverOf, keptGiver, stageOf, sumOf } from './givers.ts';
import { townOf } from './towns.ts';

const DAY_MS = 86_400_000;
/** Days before their end at which points are announced to end, and days from an order to its delivery. */
const [WARNS, DELIVERS] = [30, 5];

const own = (member: MemberContext): Giver =>
  giverOf(member.get('world'), memberOf(member).walletMberIdnfiNo);
const townName = (locgovCd: string): Words => townOf(locgovCd)?.locgovNm ?? { ko: '', en: '' };

function tell(member: MemberContext, title: Words, text: Words, link: string): void {
  notify(member.get('world'), memberOf(member).walletMberIdnfiNo, { title, text, link });
}

/** Points that end, announced before; gifts that arrive, and those that are sent again. */
function eventsOf(member: MemberContext): DueEvent[] {
  const giver = keptGiver(member.get('world'), memberOf(member).walletMberIdnfiNo);
  const ends = giver.grants.flatMap((grant): DueEvent[] => {
    const { ko, en } = townName(grant.locgovCd);
    const says = (title: Words, left: number) =>
      tell(
        member,
        title,
        { ko: `${ko} ${formatMoney(left)}P`, en: `${en}, ${formatMoney(left)} P` },
        '/dnt/FHL31000',
      );
    // What is left of it ends when its last day is over: reading the giver afterwards books it.
    return [
      {
        at: instantOf(`${addDays(grant.endYmd, -WARNS)}090000`),
        happen: () =>
          grant.left > 0 &&
          says({ ko: '곧 사라지는 답례품 포인트가 있어요', en: 'Gift points end soon' }, grant.left),
      },
      {
        at: instantOf(`${addDays(grant.endYmd, 1)}000000`),
        happen: () => own(member),
      },
    ];
  });
  const gifts = giver.orders.flatMap((one): DueEvent[] => {
    const name = one.lines[0]?.itemNm ?? { ko: '', en: '' };
    const link = `/dnt/FHL83000?orderId=${one.orderId}`;
    return [
      {
        at: instantOf(one.orderedAt) + DELIVERS * DAY_MS,
        happen: () =>
          one.cancelledAt === '' &&
          one.damageAt === '' &&
          tell(member, { ko: '답례품이 도착했어요', en: 'Your gift has arrived' }, name, link),
      },
      ...(one.damageAt === ''
        ? []
        : [
            {
              at: instantOf(one.damageAt) + DAY_MS,
              happen: () =>
                tell(member, { ko: '답례품을 다시 보냈어요', en: 'Your gift was sent again' }, name, link),
            },
          ]),
    ];
  });
  return [...ends, ...gifts];
}

export const donationDue = eventsTask('dnt', eventsOf);

/** Points of donations end with the membership; gifts under way are delivered, an unpaid donation ends. */
export const donationHoldings: HoldingsOf = (member) => {
  const world = member.get('world');
  const { grants, orders, donations } = own(member);
  const points = grants.flatMap(({ locgovCd, left }, at) => {
    const { ko, en } = townName(locgovCd);
    return left === 0
      ? []
      : [
          {
            id: `points-${at}`,
            kind: 'POINT' as const,
            name: { ko: `${ko} 답례품 포인트`, en: `Gift points of ${en}` },
            amount: { currency: 'PNT', value: String(left) },
            onLeave: 'ENDS' as const,
            fate: {
              ko: '탈퇴하면 사라져요. 먼저 답례품을 받을 수 있어요.',
              en: 'They end if you leave. You can choose gifts first.',
            },
            screen: `FHL51000?locgovCd=${locgovCd}`,
          },
        ];
  });
  const gifts = orders
    .filter((one) => !['DLVD', 'CNCL'].includes(stageOf(world, one)))
    .map((one) => ({
      id: one.orderId,
      kind: 'ORDER' as const,
      name: one.lines[0]?.itemNm ?? { ko: '답례품', en: 'Gift' },
      amount: { currency: 'PNT', value: String(sumOf(one)) },
      onLeave: 'STAY' as const,
      fate: { ko: '주문한 답례품은 그대로 보내 드려요.', en: 'What you ordered is still delivered.' },
      screen: `FHL83000?orderId=${one.orderId}`,
    }));
  const open = donations
    .filter(({ state }) => state === 'NMBR')
    .map((one) => ({
      id: one.epayno,
      kind: 'HOLD' as const,
      name: { ko: `${townName(one.locgovCd).ko} 기부`, en: `Donation to ${townName(one.locgovCd).en}` },
      amount: { currency: 'KRW', value: String(one.cntrAmt) },
      onLeave: 'ENDS' as const,
      fate: { ko: '결제하지 않은 기부라 없어져요.', en: 'It is not paid and ends.' },
      screen: `FHL34000?epayno=${one.epayno}`,
    }));
  return [...points, ...gifts, ...open];
};
