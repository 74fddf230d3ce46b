/** A file that holds hashes of others, as the page names it. */
interface SealsFile {
  href: string;
  integrity: string;
  /** its hashes, once somebody has asked */
  got?: Promise<void> | undefined;
}

/** What the inline script of a page leaves (kit/vite/bootScript.ts). */
interface Seals {
  /** address of a file -> its SHA-256 in base64 */
  known: Record<string, string>;
  rest: SealsFile[];
}

/** The window of a page that the preset has built. */
export interface SealedWindow {
  __walletSeals?: Seals;
  /**
   * address of a file -> its module, which the page imported before any script ran, or of a style when it is there; not
   * there where that failed
   */
  __walletImports?: Partial<Record<string, Promise<unknown>>>;
}

const adding = new Map<string, Promise<void>>();

async function fetchSeals(seals: Seals, file: SealsFile): Promise<void> {
  const answer = await fetch(file.href, { integrity: file.integrity });
  Object.assign(seals.known, await answer.json());
}

/** Once a page; again where it could not be had. */
async function asked(seals: Seals, file: SealsFile): Promise<void> {
  file.got ??= fetchSeals(seals, file);
  try {
    await file.got;
  } catch (error) {
    file.got = undefined;
    throw error;
  }
}

/** Whether the page's import map has the hash of a script: its runtime, and what of the kit it starts with. */
function hasFromMap(href: string, page: Document): boolean {
  const text = page.querySelector('script[type="importmap"]')?.textContent ?? '{}';
  const { integrity = {} } = JSON.parse(text) as { integrity?: Record<string, string> };
  return Object.hasOwn(integrity, href);
}

/** The hash of a file; undefined where the browser has it from the import map, or nothing was sealed. */
async function sealOf(href: string, page: Document): Promise<string | undefined> {
  const seals = (page.defaultView as SealedWindow | null)?.__walletSeals;
  if (!seals || seals.rest.length === 0 || hasFromMap(href, page)) return undefined;
  if (seals.known[href] === undefined) {
    // Into the browser's cache while its hash is on its way: nothing runs, and one trip less is waited for.
    const filling = fetch(href).then((answer) => answer.blob());
    filling.catch(() => {});
    await Promise.all(seals.rest.map((file) => asked(seals, file)));
  }
  const hash = seals.known[href];
  if (hash === undefined) throw new Error(`${href} is no file of this release.`);
  return `sha256-${hash}`;
}

/** Modules that are there go into the page's module map; a style sheet is on the page. */
async function add(href: string, page: Document): Promise<void> {
  const isStyle = href.endsWith('.css');
  // Put there before any script ran, it may still be on its way; where that failed, it is gone again.
  if (isStyle) await (page.defaultView as SealedWindow | null)?.__walletImports?.[href]?.catch(() => {});
  if (isStyle && page.querySelector(`link[rel=stylesheet][href="${href}"]`)) return;
  // The page has asked for it already, with its hash: the import waits for that, and says what came of it.
  if (!isStyle && page.querySelector(`link[rel=modulepreload][href="${href}"]`)) return;
  const integrity = await sealOf(href, page);
  const link = page.createElement('link');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  // Engines that cannot fetch a module ahead fetch it when it is imported.
  if (!isStyle && link.relList.supports('modulepreload') === false) return;
  link.crossOrigin = '';
  if (integrity !== undefined) link.integrity = integrity;
  link.href = href;
  await new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} could not be loaded.`));
    };
    page.head.append(link);
  });
}

/**
 * Fetches a file that a lazy screen needs, held against its hash by the browser before anything of it runs. A built app
 * calls it before each lazy import, in the place of vite's own helper (kit/vite/kitImports.ts).
 *
 * @param href address below the origin
 * @throws Error where it cannot be had, or is not what was built; the next call tries again
 */
export function addSealed(href: string, page: Document = document): Promise<void> {
  const known = adding.get(href);
  if (known) return known;
  const added = add(href, page);
  adding.set(href, added);
  added.catch(() => adding.delete(href));
  return added;
}

/** Imports a file that will be asked for once the app runs: nobody waits for it by turns then. */
export function importEarly(href: string, view: Window = window): void {
  const page = view as SealedWindow;
  page.__walletImports ??= {};
  const imports = page.__walletImports;
  const importing: Promise<unknown> = import(/* @vite-ignore */ href);
  imports[href] = importing;
  // Whoever asks for it asks anew, and tells.
  importing.catch(() => {
    delete imports[href];
  });
}

/** The module of a file that the page has imported before any script ran; undefined where it has not. */
export function importedEarly(href: string | undefined, view: Window = window): Promise<unknown> | undefined {
  return href === undefined ? undefined : (view as SealedWindow).__walletImports?.[href];
}
