import type { Bridge } from '../bridge/index.ts';

interface Listeners {
  /** The page is about to be out of the customer's sight, and may stay there for long. */
  leave?(): void;
  /** It is before the customer again. */
  comeBack(): void;
}

/**
 * Follows when this page leaves the front and comes back: the app's `pause` and `resume`, and a page that the
 * browser puts into its back/forward cache and restores.
 *
 * @returns a function that stops following
 */
export function onReturn(
  bridge: Pick<Bridge, 'on'>,
  { leave, comeBack }: Listeners,
  view: Window = window,
): () => void {
  const onHide = (event: PageTransitionEvent) => {
    if (event.persisted) leave?.();
  };
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) comeBack();
  };
  const offs = [bridge.on('pause', () => leave?.()), bridge.on('resume', comeBack)];
  view.addEventListener('pagehide', onHide);
  view.addEventListener('pageshow', onShow);
  return () => {
    for (const off of offs) off();
    view.removeEventListener('pagehide', onHide);
    view.removeEventListener('pageshow', onShow);
  };
}
