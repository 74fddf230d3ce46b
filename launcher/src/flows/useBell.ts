import { useLoad, useResume } from '@wallet/kit/app';
import type { Person } from '@wallet/kit/session';
import { readUnreadCount } from '../api/calls.ts';
import { pathOfPage } from '../api/released.ts';
import { useReleased } from './useReleased.ts';

/** The bell of home. */
export interface Bell {
  /** Where notifications are; null where that domain is not released. */
  path: string | null;
  /** How many a member has not read yet; none for a visitor, and where they cannot be counted. */
  unread: number;
}

/** The bell stands on its own: it is there whatever becomes of the cards, and counts again on every return. */
export function useBell(person: Person | null): Bell {
  const { registry } = useReleased();
  const path = registry ? pathOfPage(registry, 'FAL11000') : null;
  const who = path === null ? '' : (person?.memberId ?? '');
  const unread = useLoad(
    (signal) => (who === '' ? Promise.resolve(0) : readUnreadCount(undefined, { signal })),
    [who],
  );
  useResume(unread.reload);
  return { path, unread: unread.data ?? 0 };
}
