import { readIndex } from '@wallet/kit/common';
import { pathOfPage } from '../api/released.ts';
import { type EntryTarget, pageTarget } from './entryTarget.ts';
import type { LatestLink } from './useWayOn.ts';

/** The address of a target, with the registry's help where it takes that; null where it cannot be read. */
export async function addressOf(target: EntryTarget, latest: LatestLink): Promise<string | null> {
  if (target.kind === 'go') return target.to;
  const registry = await readIndex();
  if (registry === null) return null;
  const found = pageTarget(latest(), (pageId) => pathOfPage(registry, pageId));
  return found.kind === 'go' ? found.to : null;
}
