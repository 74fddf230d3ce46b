import { computed, effect } from '@preact/signals-react';
import { knownIndex } from '@wallet/kit/common';
import { keep } from '@wallet/kit/kept';
import { indexSchema, type ReleaseIndex } from '@wallet/kit/manifest';
import { v } from '@wallet/kit/schema';

function read(text: string): ReleaseIndex | undefined {
  try {
    const index = v.safeParse(indexSchema, JSON.parse(text));
    return index.success ? index.output : undefined;
  } catch {
    return undefined;
  }
}

const kept = keep<ReleaseIndex | null>('wallet.home.released', null, {
  read,
  write: (index) => (index === null ? undefined : JSON.stringify(index)),
});

// Whoever has asked: the next page begins with what this one was told.
effect(() => {
  if (knownIndex.value) kept.set(knownIndex.value.index);
});

/** What is released, to draw by: as this page was told, else as it was last known. Taps are decided by what is asked. */
export const released = computed(() => knownIndex.value?.index ?? kept.value.value);

/** As on a phone that has never shown the wallet. */
export function forgetReleased(): void {
  kept.set(null);
}
