import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addSealed, importEarly, importedEarly, type SealedWindow } from './sealedFiles.ts';

const seals = '/forest/assets/seals-1.json';
const fetched = vi.fn<(href: string, integrity: string | undefined) => void>();
let answer: () => Promise<Response>;
/** What the browser says of a file: there, or none that fits its hash. */
let isWhole = true;

const { happyDOM } = window as unknown as {
  happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } };
};

beforeEach(() => {
  isWhole = true;
  // A document of these tests fetches nothing itself.
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
  answer = async () => Response.json({ '/forest/assets/b-1.js': 'bbb', '/forest/assets/b-1.css': 'ccc' });
  vi.stubGlobal('fetch', (href: string, { integrity }: RequestInit = {}) => {
    fetched(href, integrity);
    return answer();
  });
  (window as SealedWindow).__walletSeals = {
    known: { '/forest/assets/a-1.js': 'aaa' },
    rest: [{ href: seals, integrity: 'sha256-sss' }],
  };
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    document.head.appendChild(link as HTMLLinkElement);
    queueMicrotask(() => (link as HTMLLinkElement).dispatchEvent(new Event(isWhole ? 'load' : 'error')));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockClear();
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = false;
  document.head.replaceChildren();
  delete (window as SealedWindow).__walletSeals;
  delete (window as SealedWindow).__walletImports;
});

const links = () =>
  [...document.head.querySelectorAll('link')].map((link) =>
    [link.rel, link.getAttribute('href'), link.integrity].filter(Boolean).join(' '),
  );

describe('a file that a screen needs', () => {
  it('is fetched with the hash that the page knows, and once', async () => {
    await Promise.all([addSealed('/forest/assets/a-1.js'), addSealed('/forest/assets/a-1.js')]);
    expect(links()).toEqual(['modulepreload /forest/assets/a-1.js sha256-aaa']);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is fetched with the hash of the file that the page names, which is asked once and held against its own', async () => {
    await Promise.all([addSealed('/forest/assets/b-1.js'), addSealed('/forest/assets/b-1.css')]);
    expect(links()).toEqual([
      'modulepreload /forest/assets/b-1.js sha256-bbb',
      'stylesheet /forest/assets/b-1.css sha256-ccc',
    ]);
    // Each file itself, into the browser's cache, at the same time as what holds the hashes.
    expect(fetched.mock.calls).toEqual([
      ['/forest/assets/b-1.js', undefined],
      [seals, 'sha256-sss'],
      ['/forest/assets/b-1.css', undefined],
    ]);
  });

  it('is left to the import where the page has asked for it before any script ran', async () => {
    document.head.innerHTML =
      '<link rel="modulepreload" href="/forest/assets/e-1.js" integrity="sha256-eee">';
    // Not waited for: no file is asked for, and none is said to be there.
    isWhole = false;
    await addSealed('/forest/assets/e-1.js');
    expect(document.head.querySelectorAll('link')).toHaveLength(1);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is waited for where it is a style that the page has put there, and fetched anew where that failed', async () => {
    document.head.innerHTML = '<link rel="stylesheet" href="/forest/assets/g-1.css">';
    const view = window as SealedWindow;
    let come = () => {};
    view.__walletImports = { '/forest/assets/g-1.css': new Promise<void>((resolve) => (come = resolve)) };
    const there = vi.fn();
    const adding = addSealed('/forest/assets/g-1.css').then(there);
    await new Promise((resolve) => setTimeout(resolve));
    expect(there).not.toHaveBeenCalled();
    come();
    await adding;
    expect(links()).toHaveLength(1);

    document.head.replaceChildren();
    answer = async () => Response.json({ '/forest/assets/f-1.css': 'fff' });
    view.__walletImports = { '/forest/assets/f-1.css': Promise.reject(new Error('gone')) };
    view.__walletSeals = { known: {}, rest: [{ href: seals, integrity: 'sha256-sss' }] };
    await addSealed('/forest/assets/f-1.css');
    expect(links()).toEqual(['stylesheet /forest/assets/f-1.css sha256-fff']);
  });

  it('is imported once where that was begun early, and is not remembered where it failed', async () => {
    const view = window as SealedWindow;
    const module = Promise.resolve({ messages: {} });
    view.__walletImports = { '/forest/assets/ko-1.js': module };
    expect(importedEarly('/forest/assets/ko-1.js')).toBe(module);
    expect(importedEarly('/forest/assets/en-1.js')).toBeUndefined();
    expect(importedEarly(undefined)).toBeUndefined();
    importEarly('/forest/assets/none-1.js');
    await expect(importedEarly('/forest/assets/none-1.js')).rejects.toThrow();
    expect(importedEarly('/forest/assets/none-1.js')).toBeUndefined();
  });

  it('is refused where it is no file of the release, where it is another one, and where nobody can say', async () => {
    await expect(addSealed('/forest/assets/evil-1.js')).rejects.toThrow('no file of this release');
    isWhole = false;
    await expect(addSealed('/forest/assets/b-1.js?2')).rejects.toThrow();
    (window as SealedWindow).__walletSeals = { known: {}, rest: [{ href: seals, integrity: 'sha256-sss' }] };
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(addSealed('/forest/assets/c-1.js')).rejects.toThrow('Failed to fetch');
    expect(links()).toEqual([]);
  });

  it('may be asked for again once the line is back', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(addSealed('/forest/assets/d-1.js')).rejects.toThrow('Failed to fetch');
    answer = async () => Response.json({ '/forest/assets/d-1.js': 'ddd' });
    isWhole = false;
    await expect(addSealed('/forest/assets/d-1.js')).rejects.toThrow('could not be loaded');
    expect(links()).toEqual([]);
    isWhole = true;
    await addSealed('/forest/assets/d-1.js');
    expect(links()).toEqual(['modulepreload /forest/assets/d-1.js sha256-ddd']);
  });

  it('has its hash from the import map where it is a shared script, and is not added where the page has it', async () => {
    document.head.innerHTML = `<link rel="stylesheet" href="/_shared/kit-flows-1.css">
      <script type="importmap">{"integrity":{"/_shared/kit-flows-1.js":"sha256-fff"}}</script>`;
    await addSealed('/_shared/kit-flows-1.js');
    await addSealed('/_shared/kit-flows-1.css');
    expect(links()).toEqual(['stylesheet /_shared/kit-flows-1.css', 'modulepreload /_shared/kit-flows-1.js']);
    expect(fetched).not.toHaveBeenCalled();
  });
});
