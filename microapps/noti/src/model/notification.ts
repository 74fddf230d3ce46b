import { addDays, daysBetween } from '@wallet/kit/format';

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
  /** what it is about, in figures and days */
  facts: readonly { label: string; value: string }[];
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

const namedSpans = ['today', 'yesterday', 'week'] as const;

export const isNamedSpan = (span: string): span is (typeof namedSpans)[number] =>
  (namedSpans as readonly string[]).includes(span);

/**
 * How long ago something came, as one looks for it: today, yesterday, since Monday, or its month as YYYYMM.
 *
 * @param at YYYYMMDDhhmmss
 * @param today YYYYMMDD
 */
export function spanOf(at: string, today: string): string {
  const day = at.slice(0, 8);
  const days = daysBetween(day, today);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  // Days since 5 January 1970, which was a Monday.
  const sinceMonday = daysBetween('19700105', today) % 7;
  return day >= addDays(today, -sinceMonday) ? 'week' : day.slice(0, 6);
}
