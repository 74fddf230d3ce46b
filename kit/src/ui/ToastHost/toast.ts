import { type ReadonlySignal, signal } from '@preact/signals-react';

interface Toast {
  key: number;
  text: string;
}

const shown = signal<Toast | null>(null);
let lastKey = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The toast that is to be seen now. */
export const currentToast: ReadonlySignal<Toast | null> = shown;

/**
 * Says in passing that something is done; the next one takes its place. For what the customer must not miss there is
 * `alert`.
 *
 * @param text one short sentence; it stays 3 s, longer texts up to 8 s
 */
export function toast(text: string): void {
  clearTimeout(timer);
  shown.value = { key: ++lastKey, text };
  timer = setTimeout(hideToast, Math.min(8000, Math.max(3000, text.length * 120)));
}

/** Takes the toast away before its time. */
export function hideToast(): void {
  clearTimeout(timer);
  shown.value = null;
}
