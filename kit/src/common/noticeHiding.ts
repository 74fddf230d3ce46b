import { type Form, type Kept, keep } from '../kept/index.ts';
import type { NoticePopup } from './noticePopups.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** "For good" (1-shell s9). */
const FOREVER_DAYS = 9999;

/** Local storage key of one popup's expiry; one key per pupID (A79). */
export function noticeKey(id: string): string {
  return `wallet.notice.${id}`;
}

/** How a customer closed a popup. */
export interface NoticeClosing {
  /** The button's role; `close` for the X, the back button and everything else. */
  by: 'confirm' | 'cancel' | 'close';
  /** "Do not show again" was ticked. */
  isHideTicked: boolean;
}

/** For how many days a popup is hidden now; null when it is not (1-shell s4.6; R242, R244, A80). */
export function daysToHide(
  { hideDays, isOnce }: Pick<NoticePopup, 'hideDays' | 'isOnce'>,
  { by, isHideTicked }: NoticeClosing,
): number | null {
  if (isOnce && by === 'confirm') return FOREVER_DAYS;
  return isHideTicked ? hideDays : null;
}

/** Milliseconds since 1970 up to which a popup is hidden. */
const untilForm: Form<number> = {
  read: (text) => (/^\d+$/.test(text) ? Number(text) : undefined),
  write: (until) => (until > 0 ? String(until) : undefined),
};
const kept = new Map<string, Kept<number>>();

function hiddenUntil(id: string): Kept<number> {
  const known = kept.get(id) ?? keep(noticeKey(id), 0, untilForm);
  kept.set(id, known);
  return known;
}

/** Whether a popup stays hidden: until its expiry, which is no longer hidden itself (R243, A79, E41). */
export function isNoticeHidden(id: string, now: number = Date.now()): boolean {
  return now < hiddenUntil(id).stored();
}

/**
 * Remembers how a popup was closed, and forgets an old expiry (R242).
 *
 * @param now milliseconds since 1970; days are 24 hours from here
 */
export function closeNotice(
  popup: Pick<NoticePopup, 'id' | 'hideDays' | 'isOnce'>,
  closing: NoticeClosing,
  now: number = Date.now(),
): void {
  const days = daysToHide(popup, closing);
  hiddenUntil(popup.id).set(days === null ? 0 : now + days * DAY_MS);
}
