import type { HistoryStep } from '../history.ts';

type ChangePage = typeof import('./changePage.ts').changePage;

/** How one screen makes room for another. */
export interface Motion {
  /** Changes what is shown, by a motion where there is one. A rejection is that of `show`. */
  change(step: HistoryStep, show: () => void): Promise<void>;
  stop(): void;
}

/**
 * What happens between two screens of one document: a motion, and from the second screen on our own face. Never on a
 * first paint, as the phone moves a new WebView itself. Its code comes with the first touch.
 */
export function createMotion(): Motion {
  let changePage: ChangePage | undefined;
  const stop = new AbortController();

  document.addEventListener(
    'pointerdown',
    () =>
      // Without a network there is no motion: everything else is there.
      void import('./changePage.ts')
        .then(({ changePage: found }) => {
          changePage = found;
        })
        // Outside of what loads it: a rejection of the file's own hash is caught as well.
        .catch(() => undefined),
    { once: true, passive: true, signal: stop.signal },
  );

  return {
    change: async (step, show) =>
      changePage === undefined || step.kind === 'start' ? show() : changePage(step.kind, show),
    stop: () => stop.abort(),
  };
}
