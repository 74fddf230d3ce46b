import { addDays, instantOf } from '@wallet/kit/format';
import { type DueEvent, eventsTask } from '../dueEvents.ts';
import type { Words } from '../language.ts';
import { notify } from '../noti/inbox.ts';
import { type MemberContext, memberOf } from '../room.ts';
import { type Export, hasAgreed, isShown, KEPT_AFTER_LEAVING_DAYS, knownOf } from './own.ts';
import type { Receipt } from './receipts.ts';

/** Days before its end at which a deadline is announced, each at nine in the morning. */
const exchangeRemindDays = [3, 0] as const;
const warrantyRemindDays = [30, 7] as const;

function tell(member: MemberContext, title: Words, text: Words, link: string): void {
  notify(member.get('world'), memberOf(member).walletMberIdnfiNo, { title, text, link });
}

const inDays = (days: number): Words =>
  days === 0
    ? { ko: '오늘이 마지막 날이에요.', en: 'Today is the last day.' }
    : { ko: `${days}일 남았어요.`, en: `${days} days are left.` };

function remindersOf(member: MemberContext, one: Receipt): DueEvent[] {
  const remind = (end: string, days: number, title: Words): DueEvent => ({
    at: instantOf(`${addDays(end, -days)}0900`),
    happen: () => tell(member, title, inDays(days), 'FEC21300'),
  });
  if (!isShown(one) || one.rfndSttus === 'ALL') return [];
  const product = one.itemList[0]?.itemNm ?? one.frchsNm;
  const exchange = { ko: `${one.frchsNm} 교환·환불`, en: `Return to ${one.frchsNm}` };
  const warranty = { ko: `${product} 무상 보증`, en: `Warranty of ${product}` };
  return [
    ...(one.exchngRmndYn === 'Y' && one.exchngEndYmd
      ? exchangeRemindDays.map((days) => remind(one.exchngEndYmd, days, exchange))
      : []),
    ...(one.wrntyRmndYn === 'Y' && one.wrntyEndYmd
      ? warrantyRemindDays.map((days) => remind(one.wrntyEndYmd, days, warranty))
      : []),
  ];
}

/** Notifies the member once that a file is made. */
export function announceExport(member: MemberContext, one: Export): void {
  if (one.ntfdYn === 'Y') return;
  one.ntfdYn = 'Y';
  const text = { ko: '만든 파일에서 받아 주세요.', en: 'Take it from your files.' };
  tell(member, { ko: '영수증 파일을 만들었어요', en: 'Your receipts are ready' }, text, 'FEC24000');
}

/** Reminders of deadlines, files that are made, and the end of what is kept after leaving. */
export const receiptsDue = eventsTask('edoc', (member) => {
  const mine = knownOf(member);
  if (mine.leftYmd) {
    const end = instantOf(addDays(mine.leftYmd, KEPT_AFTER_LEAVING_DAYS));
    return [{ at: end, happen: () => Object.assign(mine, { receipts: [], leftYmd: '' }) }];
  }
  if (!hasAgreed(member)) return [];
  const files = mine.exports.flatMap((one) =>
    one.rdyMs === undefined ? [] : [{ at: one.rdyMs, happen: () => announceExport(member, one) }],
  );
  const reminders = mine.msgYn === 'Y' ? mine.receipts.flatMap((one) => remindersOf(member, one)) : [];
  return [...files, ...reminders];
});
