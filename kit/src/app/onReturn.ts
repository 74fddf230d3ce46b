import type { Bridge } from '../bridge/index.ts';

interface Listeners {
  /** The page is about to be out of the customer's sight, and may stay there for long. */
  leave?(): void;
  /** It is before the customer again. */
  comeBack(): void;
}

/** A browser's tab that was out of sight for longer is as one that comes back, in milliseconds. */
const AWAY_MS = 60_000;

let returnedAt: number | undefined;

/**
 * When the page came back last, by the clock of the page: some engines fail what is asked as it becomes visible
 * (WebKit of iOS 18), so that what fails then is asked again before anything is made of it.
 */
export function lastReturn(): number | undefined {
  return returnedAt;
}

/**
 * Follows when this page leaves the front and comes back: the app's `pause` and `resume`, and a page that the
 * browser puts into its back/forward cache and restores; outside the app also a tab that was hidden for more than a
 * minute, which nothing else tells of.
 *
 * @returns a function that stops following
 */
export function onReturn(
  bridge: Pick<Bridge, 'on'> & Partial<Pick<Bridge, 'isNative'>>,
  { leave, comeBack }: Listeners,
  view: Window = window,
): () => void {
  const back = () => {
    returnedAt = performance.now();
    comeBack();
  };
  let hiddenAt: number | undefined;
  const onVisible = () => {
    if (view.document.visibilityState === 'hidden') {
      hiddenAt ??= Date.now();
      return;
    }
    const wasAway = hiddenAt !== undefined && Date.now() - hiddenAt > AWAY_MS;
    hiddenAt = undefined;
    if (wasAway && bridge.isNative !== true) back();
  };
  const onHide = (event: PageTransitionEvent) => {
    if (event.persisted) leave?.();
  };
  const onShow = (event: PageTransitionEvent) => {
    if (!event.persisted) return;
    hiddenAt = undefined;
    back();
  };
  const offs = [bridge.on('pause', () => leave?.()), bridge.on('resume', back)];
  view.document.addEventListener('visibilitychange', onVisible);
  view.addEventListener('pagehide', onHide);
  view.addEventListener('pageshow', onShow);
  return () => {
    for (const off of offs) off();
    view.document.removeEventListener('visibilitychange', onVisible);
    view.removeEventListener('pagehide', onHide);
    view.removeEventListener('pageshow', onShow);
  };
}
