import type { PageFacts } from './pageFacts.ts';

// The same key as the boot script of the page: both count one reload per release of an app.
const key = 'wallet.reloaded';

/**
 * A file of a replaced release is gone: reload once per release, so that a page that stays broken says so instead
 * of reloading for ever (R391).
 *
 * @returns true when the page is being reloaded
 */
export function reloadOnce(facts: PageFacts, view: Window = window): boolean {
  if (!view.navigator.onLine) return false;
  const mark = facts.build ?? `${facts.id}-${facts.version}`;
  try {
    if (view.sessionStorage.getItem(key) === mark) return false;
    view.sessionStorage.setItem(key, mark);
  } catch {
    // Without storage nothing would stop a second reload.
    return false;
  }
  view.location.reload();
  return true;
}
