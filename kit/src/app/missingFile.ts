import type { PageFacts } from './pageFacts.ts';

// The same key as the boot script of the page: both count one reload per release of an app.
const key = 'wallet.reloaded';

/** How long the server may take to show that it is there, in milliseconds. */
const ANSWER_MS = 4000;

/** What became of a file that could not be had. */
export type MissingFile =
  /** the page is being loaded anew */
  | 'reloading'
  /** the server is there, and the file is not, after a reload either */
  | 'gone'
  /** the server does not answer: the page that is there is all there is */
  | 'noAnswer';

async function isServerThere(view: Window & typeof globalThis): Promise<boolean> {
  if (!view.navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const small = { method: 'HEAD', cache: 'no-store', signal } as const;
    const { status, redirected } = await view.fetch('/registry.json', small);
    return status < 500 && !redirected;
  } catch {
    return false;
  }
}

/**
 * A file could not be had. One of a replaced release is gone: reload once per release, so that a page that stays broken
 * says so instead of reloading for ever (R391). In a dead network a reload would lose the page: nothing is done before
 * the server has answered a small request.
 *
 * @param again fetches the file once more; it is there where that does not fail
 * @throws nothing
 */
export async function onMissingFile<T>(
  facts: PageFacts,
  again: () => Promise<T>,
  view: Window & typeof globalThis = window,
): Promise<MissingFile | { found: T }> {
  if (!(await isServerThere(view))) return 'noAnswer';
  try {
    return { found: await again() };
  } catch {
    // Gone, then.
  }
  const mark = facts.build ?? `${facts.id}-${facts.version}`;
  try {
    if (view.sessionStorage.getItem(key) === mark) return 'gone';
    view.sessionStorage.setItem(key, mark);
  } catch {
    // Without storage nothing would stop a second reload.
    return 'gone';
  }
  view.location.reload();
  return 'reloading';
}
