import { fetchFace, wearFace } from '../face/walletSans.ts';
import type { HistoryStep } from '../history.ts';
import { pageTransition } from './pageTransition.ts';

fetchFace();

const isStill = () =>
  document.documentElement.dataset.motion === 'reduced' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Changes what is shown: by View Transitions where the browser has them and the customer wants them. What takes the
 * place of a screen, as one tab does of another, lies on neither side of it and stands still.
 */
export async function changePage(kind: HistoryStep['kind'], show: () => void): Promise<void> {
  const change = () => {
    wearFace();
    show();
  };
  if (kind === 'replace' || document.hidden || !('startViewTransition' in document) || isStill())
    return change();
  await pageTransition(kind === 'back' ? 'back' : 'on', change);
}
