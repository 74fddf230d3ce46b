import { signal } from '@preact/signals-react';

/** What the customer closed on home, by part and id: in memory, until the page is loaded again (A81). */
export const closed = signal<ReadonlySet<string>>(new Set());

export function close(id: string): void {
  closed.value = new Set([...closed.value, id]);
}
