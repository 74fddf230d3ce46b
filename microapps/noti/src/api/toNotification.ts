import type { ListedKind, Notification, NotificationKind, UnreadCounts } from '../model/notification.ts';
import type { WireNotification, WireUnread } from './wire.ts';

const kinds: Readonly<Record<string, ListedKind>> = { '01': 'use', '02': 'benefit', '03': 'guide' };

/** The wire's code of a kind. */
export const kindCodes: Readonly<Record<ListedKind, string>> = { use: '01', benefit: '02', guide: '03' };

function toKind(code: string): NotificationKind {
  return (Object.hasOwn(kinds, code) && kinds[code]) || 'other';
}

export function toNotification(wire: WireNotification): Notification {
  return {
    id: wire.alrmSerno,
    kind: toKind(wire.alrmDstcd),
    title: wire.alrmTitl,
    text: wire.alrmCtnt,
    facts: wire.alrmDtlList.map(({ dtlNm, dtlCtnt }) => ({ label: dtlNm, value: dtlCtnt })),
    at: wire.alrmRegiYMS,
    isRead: wire.readYn === 'Y',
    link: wire.alrmLinkUrlCtnt,
    linkName: wire.alrmLinkNm,
  };
}

export function toUnreadCounts({ unreadList }: WireUnread): UnreadCounts {
  const count = (code: string) => unreadList.find(({ alrmDstcd }) => alrmDstcd === code)?.unreadCnt ?? 0;
  return { use: count('01'), benefit: count('02'), guide: count('03') };
}
