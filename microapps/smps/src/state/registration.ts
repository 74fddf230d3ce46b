import { signal } from '@preact/signals-react';
import { usePerson } from '@wallet/kit/app';
import { type Piece, type Registration, without } from '../model/registration.ts';

// In memory alone: a page that is killed begins at the passport again.
const state = signal<{ memberId: string; at: Registration } | null>(null);

/** The registration under way, cleared piece by piece or whole (R843, R844). Another member finds none. */
export function useRegistration() {
  const memberId = usePerson()?.memberId ?? '';
  const kept = state.value;
  const now = kept?.memberId === memberId ? kept.at : null;
  return {
    now,
    begin(relationship: Registration['relationship'], child?: Registration['child']): void {
      state.value = { memberId, at: { relationship, child, traceId: crypto.randomUUID() } };
    },
    keep(changes: Partial<Registration>): void {
      if (now) state.value = { memberId, at: { ...now, ...changes } };
    },
    clear(piece: Piece): void {
      if (now) state.value = { memberId, at: without(now, piece) };
    },
    forget(): void {
      state.value = null;
    },
  };
}
