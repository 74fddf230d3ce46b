import type { EventData, EventName } from './contract.ts';

type Listener<E extends EventName> = (data: EventData<E>) => void;

/** Who listens to what. A listener that throws stops neither the others nor the app's call. */
export function createEventBook() {
  const listeners = new Map<EventName, Set<Listener<never>>>();
  return {
    on<E extends EventName>(event: E, listener: Listener<E>): () => void {
      const set = listeners.get(event) ?? new Set();
      listeners.set(event, set);
      // A function of its own, so that the same listener can be added twice and removed once.
      const own: Listener<E> = (data) => listener(data);
      set.add(own);
      return () => set.delete(own);
    },
    emit(event: EventName, data: unknown) {
      for (const listener of [...(listeners.get(event) ?? [])]) {
        try {
          listener(data as never);
        } catch (error) {
          reportError(error);
        }
      }
    },
  };
}
