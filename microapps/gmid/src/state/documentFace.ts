import { signal } from '@preact/signals-react';
import { usePerson } from '@wallet/kit/app';

// In memory alone: who is killed on the way scans the document again.
const state = signal<{ memberId: string; image: string } | null>(null);

/** The face on the document that was scanned just now, until the ID is issued. */
export function useDocumentFace() {
  const memberId = usePerson()?.memberId ?? '';
  return {
    image: state.value?.memberId === memberId ? state.value.image : '',
    keep(image: string): void {
      state.value = { memberId, image };
    },
    forget(): void {
      state.value = null;
    },
  };
}
