import { useLoad, useResume } from '@wallet/kit/app';
import { readIndex, youngIndex } from '@wallet/kit/common';
import type { ReleaseIndex } from '@wallet/kit/manifest';
import { released } from '../state/released.ts';

export interface Released {
  state: 'loading' | 'ready' | 'error';
  /** what is released; null while nobody knows, now or from before */
  registry: ReleaseIndex | null;
  reload(): void;
}

/**
 * What is released, from what was last known until it has been asked for; asked again on each return. Any number of
 * parts of a page may use it: they ask once.
 */
export function useReleased(): Released {
  const asked = useLoad(() => youngIndex());
  useResume(() => void readIndex());
  const registry = released.value;
  const state = registry ? 'ready' : asked.state === 'loading' ? 'loading' : 'error';
  return { state, registry, reload: asked.reload };
}
