import type { RegistryApp, SharedFiles, StartFiles } from '../../manifest/index.ts';
import { addSealed, importEarly, type SealedWindow } from '../sealedFiles.ts';

/** Shows the app's facts where its page would have them, for everything that reads them from now on. */
function putFacts(page: Document, facts: StartFiles['facts']): void {
  const meta = page.querySelector<HTMLMetaElement>('meta[name="wallet-app"]');
  if (meta) meta.content = JSON.stringify(facts);
}

function addLink(page: Document, attributes: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = page.createElement('link');
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${attributes.href} could not be loaded.`)));
    page.head.append(link);
  });
}

/** An app names the parts of the kit that it uses; the page that waits knows all of its own kit. */
function hasParts(page: SharedFiles, app: Pick<SharedFiles, 'kit'>): boolean {
  const known = page.kit.split(' ');
  return app.kit.split(' ').every((address) => known.includes(address));
}

/**
 * Whether an app can be started in a page that has this runtime and kit. What only the server can decide, a trial or
 * something that is closed, it cannot.
 */
export function canBecome(
  app: RegistryApp | null,
  shared: SharedFiles | undefined,
): app is RegistryApp & { start: StartFiles } {
  return (
    app?.start !== undefined &&
    shared !== undefined &&
    app.canary === undefined &&
    (app.killed ?? []).length === 0 &&
    app.start.runtime === shared.runtime &&
    hasParts(shared, app.start)
  );
}

/** Addresses of what a screen needs beside what its app starts with; none where its path has a parameter. */
function neededAt(path: string, { home, first = [], files = [], screens = {} }: StartFiles): string[] {
  if (path === home) return first;
  return (Object.hasOwn(screens, path) ? (screens[path] ?? []) : []).flatMap((place) => files[place] ?? []);
}

/**
 * Fetches what the app starts with, its hashes checked by the browser: style first shown, script not yet run. The words
 * and what the opened screen needs come by the same trip; nobody waits for them.
 *
 * @param path of the screen that is opened
 */
export async function fetchStart(page: Document, start: StartFiles, path: string): Promise<void> {
  const { script, also = [], seals = [], styles, words = {}, known = {} } = start;
  const sealed = (page.defaultView as SealedWindow | null)?.__walletSeals;
  if (sealed) {
    const { rest } = sealed;
    Object.assign(sealed.known, known);
    // Where the app will find the hashes of what it asks for later; asked once, whoever has named them.
    for (const seal of seals) if (!rest.some(({ href }) => href === seal.href)) rest.push({ ...seal });
  }
  const [screen = '', ...needed] = neededAt(path, start);
  const view = page.defaultView;
  // What could not be had now, the app asks for again, and tells.
  for (const href of [...(words[page.documentElement.lang] ?? []), screen].filter(Boolean))
    addSealed(href, page).then(
      () => view && importEarly(href, view),
      () => {},
    );
  for (const href of needed) addSealed(href, page).catch(() => {});
  await Promise.all([
    ...[script, ...also].map(({ href, integrity }) =>
      addLink(page, { rel: 'modulepreload', crossorigin: '', href, integrity }),
    ),
    ...styles.map(({ href, integrity }) =>
      addLink(page, { rel: 'stylesheet', crossorigin: '', href, ...(integrity ? { integrity } : {}) }),
    ),
  ]);
}

/**
 * What the page of an address asks the wallet API when it opens: nothing with a query, as only the screen knows what it
 * asks then, and nothing behind the login unless a session is known.
 */
export function asksAt(app: RegistryApp | null, url: string, isKnown: boolean): readonly string[] {
  const screen = app?.screens.find(({ path }) => path === url);
  return screen?.asks && (isKnown || screen.flags.forVisitor) ? screen.asks : [];
}

/** Takes the place of the page that was kept ready: its address and facts. The app's own script does the rest. */
export function takePlace(view: Window, url: string, { facts }: StartFiles): void {
  putFacts(view.document, facts);
  view.history.replaceState(null, '', url);
}
