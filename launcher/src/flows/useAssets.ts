import { type Load, useLoad } from '@wallet/kit/app';
import type { Person } from '@wallet/kit/session';
import { readAssets } from '../api/calls.ts';
import type { Assets } from '../model/assets.ts';

/** What a member has; null for a visitor. Covered after home was left, until it has been read again. */
export function useAssets(person: Person | null): Load<Assets | null> {
  const who = person?.memberId ?? '';
  return useLoad<Assets | null>(
    (signal) => (who === '' ? Promise.resolve(null) : readAssets(undefined, { signal })),
    [who],
    { onResume: 'cover' },
  );
}
