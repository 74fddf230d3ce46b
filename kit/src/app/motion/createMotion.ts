import type { HistoryStep } from '../history.ts';

type PageTransition = typeof import('./pageTransition.ts').pageTransition;

/** How one screen makes room for another. */
export interface Motion {
  /** Changes what is shown, by a motion where there is one. A rejection is that of `show`. */
  change(step: HistoryStep, show: () => void): Promise<void>;
  stop(): void;
}

/**
 * Motion between the screens of one document, by View Transitions where the browser has them: never on a first paint,
 * as the phone moves a new WebView itself, and never for who wants none. Its code comes with the first touch.
 */
export function createMotion(view: Window = window): Motion {
  const { document } = view;
  let move: PageTransition | undefined;
  const stop = new AbortController();

  async function load() {
    // Without a network there is no motion: everything else is there.
    move = await import('./pageTransition.ts').then(
      ({ pageTransition }) => pageTransition,
      () => undefined,
    );
  }

  if ('startViewTransition' in document) {
    document.addEventListener('pointerdown', () => void load(), {
      once: true,
      passive: true,
      signal: stop.signal,
    });
  }

  const isStill = () =>
    document.documentElement.dataset.motion === 'reduced' ||
    view.matchMedia('(prefers-reduced-motion: reduce)').matches;

  return {
    async change(step, show) {
      if (move === undefined || step.kind === 'start' || document.hidden || isStill()) return show();
      await move(step.kind === 'back' ? 'back' : 'on', show);
    },
    stop: () => stop.abort(),
  };
}
