import { useLoad, useResume } from '@wallet/kit/app';
import { allComingUp, type ComingUp, readComingUp } from '@wallet/kit/common';
import { clockInSeoul } from '@wallet/kit/format';
import type { ReleaseIndex } from '@wallet/kit/manifest';
import { screenOf } from '../model/quickDoors.ts';

interface Asked {
  registry: ReleaseIndex | null;
  /** whose; empty for a visitor, who has nothing coming */
  memberId: string;
}

/** What comes in the domains that are released, by date; without an answer there is nothing, and home goes on. */
export function useComingUp({ registry, memberId }: Asked): ComingUp[] {
  const all = useLoad(
    (signal) => (memberId === '' ? Promise.resolve([]) : readComingUp(undefined, { signal })),
    [memberId],
  );
  useResume(all.reload);
  if (!registry) return [];
  const open = (all.data ?? []).filter(({ screen }) => screenOf(registry, screen) !== null);
  return allComingUp(open, clockInSeoul(new Date()));
}
