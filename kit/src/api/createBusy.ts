import { type ReadonlySignal, signal } from '@preact/signals-react';

/** The spinner goes this long after the last answer, in milliseconds (1-shell s9, R395). */
const HIDE_MS = 200;

export interface Busy {
  readonly busy: ReadonlySignal<boolean>;
  /** A call sets out; the function returned says, once, that it is over. */
  begin(): () => void;
}

/** Counts the calls on their way: true from the first, false 200 ms after the last (E54). */
export function createBusy(): Busy {
  const busy = signal(false);
  let open = 0;
  let hide: ReturnType<typeof setTimeout> | undefined;

  function begin() {
    let isOver = false;
    open += 1;
    clearTimeout(hide);
    busy.value = true;
    return () => {
      if (isOver) return;
      isOver = true;
      open -= 1;
      if (open > 0) return;
      hide = setTimeout(() => {
        busy.value = false;
      }, HIDE_MS);
    };
  }

  return { busy, begin };
}
