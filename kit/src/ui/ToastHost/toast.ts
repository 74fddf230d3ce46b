import { type ReadonlySignal, signal } from '@preact/signals-react';

/** The one thing that a toast offers: to take back what it says is done. */
interface ToastAction {
  label: string;
  onClick: () => void;
}

interface Toast {
  key: number;
  text: string;
  action?: ToastAction | undefined;
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
 * @param action a button beside the text (되돌리기): the toast then stays 6 s, and as long as it has the focus. A
 *   dialog that is open would keep the finger from it: such a toast belongs on a page.
 */
export function toast(text: string, action?: ToastAction): void {
  shown.value = { key: ++lastKey, text, action };
  restartToast();
}

/** Gives the toast its time anew: whoever held it has let go. */
export function restartToast(): void {
  const { text = '', action } = shown.peek() ?? {};
  clearTimeout(timer);
  timer = setTimeout(hideToast, Math.min(8000, Math.max(action ? 6000 : 3000, text.length * 120)));
}

/** Keeps the toast while somebody is at its button. */
export function holdToast(): void {
  clearTimeout(timer);
}

/** Takes the toast away before its time. */
export function hideToast(): void {
  clearTimeout(timer);
  shown.value = null;
}
