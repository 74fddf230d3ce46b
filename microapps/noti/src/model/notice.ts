import { daysBetween } from '@wallet/kit/format';

/** What a notice is (2-payment s3.4): 01 a notice, 02 a guide; `other` is one that this version does not know. */
export type NoticeKind = 'notice' | 'guide' | 'other';

/** The kinds that the list can be narrowed to. */
export const noticeKinds = ['notice', 'guide'] as const;
export type ListedNoticeKind = (typeof noticeKinds)[number];

/** A notice of customer service (1-shell s3). */
export interface Notice {
  id: string;
  title: string;
  /** html from the API */
  html: string;
  /** YYYYMMDDhhmmss */
  at: string;
  /** also shown as a popup: what must not be missed */
  isImportant: boolean;
  kind: NoticeKind;
  /** two letters where it is about another country; empty at home */
  nation: string;
}

/**
 * Whether it came within the last week; who has opened it knows it all the same.
 *
 * @param today YYYYMMDD
 */
export function isFresh({ at }: Pick<Notice, 'at'>, today: string): boolean {
  return at !== '' && daysBetween(at.slice(0, 8), today) < 7;
}

/** The kind that an address asks for; undefined is all of them. */
export function readNoticeKind(query: URLSearchParams): ListedNoticeKind | undefined {
  return noticeKinds.find((kind) => kind === query.get('kind'));
}
