/** What a notification is about; `other` is a kind that this version does not know. */
export type NotificationKind = 'use' | 'benefit' | 'guide' | 'other';

/** The kinds that the inbox can be narrowed to. */
export const notificationKinds = ['use', 'benefit', 'guide'] as const;
export type ListedKind = (typeof notificationKinds)[number];

/** One notification of the inbox. */
export interface Notification {
  id: string;
  kind: NotificationKind;
  title: string;
  text: string;
  /** YYYYMMDDhhmmss */
  at: string;
  isRead: boolean;
  /** for parseLink; empty where it leads nowhere */
  link: string;
  /** what its button says; empty where the sender named none */
  linkName: string;
}

/** How many are unread, by kind. */
export type UnreadCounts = Readonly<Record<ListedKind, number>>;

export function totalUnread(counts: UnreadCounts): number {
  return counts.use + counts.benefit + counts.guide;
}

/** The kind that an address asks for; undefined is all of them. */
export function readKind(query: URLSearchParams): ListedKind | undefined {
  return notificationKinds.find((kind) => kind === query.get('kind'));
}
