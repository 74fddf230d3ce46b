import { expect, it, onTestFinished, vi } from 'vitest';
import type { RegistryApp, StartFiles } from '../../manifest/index.ts';
import type { SealedWindow } from '../sealedFiles.ts';
import { asksAt, canBecome, fetchStart } from './becomeApp.ts';
import { sharedFilesOf } from './sharedFiles.ts';

const shared = { runtime: '/_shared/runtime-1.js', kit: '/_shared/kit-core-1.js /_shared/kit-forms-1.js' };
const start: StartFiles = {
  script: { href: '/forest/assets/index-1.js', integrity: 'sha384-a' },
  styles: [],
  ...shared,
  facts: { id: 'forest' },
};

function app(id: string, prefixes: string[], more: Partial<RegistryApp> = {}): RegistryApp {
  return {
    id,
    version: '1.0.0',
    kit: '1.0.0',
    prefixes,
    entry: `${prefixes[0]}/`,
    screens: [],
    start,
    ...more,
  };
}

it('becomes an app of the same runtime and kit only, and nothing that the server has to decide', () => {
  expect(canBecome(app('forest', ['/forest']), shared)).toBe(true);
  // It names the parts that it uses; the page knows more.
  const more = { ...shared, kit: `${shared.kit} /_shared/kit-flows-1.js` };
  expect(canBecome(app('forest', ['/forest']), more)).toBe(true);
  expect(canBecome(null, shared)).toBe(false);
  expect(canBecome(app('forest', ['/forest']), undefined)).toBe(false);
  expect(
    canBecome(app('forest', ['/forest']), {
      ...shared,
      kit: '/_shared/kit-core-1.js /_shared/kit-forms-2.js',
    }),
  ).toBe(false);
  expect(canBecome(app('forest', ['/forest']), { ...shared, runtime: '/_shared/runtime-2.js' })).toBe(false);
  expect(canBecome(app('forest', ['/forest'], { canary: { upTo: 1 } }), shared)).toBe(false);
  expect(canBecome(app('forest', ['/forest'], { killed: [{ text: { ko: '', en: '' } }] }), shared)).toBe(
    false,
  );
  expect(canBecome(app('forest', ['/forest'], { start: undefined }), shared)).toBe(false);
});

it('reads the shared files of a page from its import map, and nothing from a broken one', () => {
  const page = document.implementation.createHTMLDocument();
  expect(sharedFilesOf(page)).toBeUndefined();
  const map = page.createElement('script');
  map.type = 'importmap';
  map.textContent = JSON.stringify({
    imports: {
      react: shared.runtime,
      '@wallet/kit/_forms': '/_shared/kit-forms-1.js',
      '@wallet/kit/_core': '/_shared/kit-core-1.js',
    },
  });
  page.head.append(map);
  expect(sharedFilesOf(page)).toEqual(shared);
  map.textContent = '{"imports":{"react":7}}';
  expect(sharedFilesOf(page)).toBeUndefined();
  map.textContent = '{';
  expect(sharedFilesOf(page)).toBeUndefined();
});

it('asks what the screen asks without a query, and what is behind the login only where a session is known', () => {
  const title = { ko: '', en: '' };
  const screens = [
    { code: 'LIST', path: '/forest/LIST', title, flags: {}, asks: ['/forest/v1/forests'] },
    {
      code: 'NEWS',
      path: '/forest/NEWS',
      title,
      flags: { forVisitor: true as const },
      asks: ['/forest/v1/news'],
    },
  ];
  const forest = app('forest', ['/forest'], { screens });
  expect(asksAt(forest, '/forest/LIST', true)).toEqual(['/forest/v1/forests']);
  expect(asksAt(forest, '/forest/LIST', false)).toEqual([]);
  expect(asksAt(forest, '/forest/NEWS', false)).toEqual(['/forest/v1/news']);
  expect(asksAt(forest, '/forest/LIST?region=CAP', true)).toEqual([]);
  expect(asksAt(forest, '/forest/OTHER', true)).toEqual([]);
  expect(asksAt(null, '/forest/LIST', true)).toEqual([]);
});

it('fetches what the app starts with, each held against its hash, and says where the hashes of the rest are', () => {
  const view = window as SealedWindow;
  view.__walletSeals = { known: {}, rest: [] };
  const seals = [{ href: '/forest/assets/seals-1.json', integrity: 'sha256-s' }];
  const also = [{ href: '/forest/assets/common-1.js', integrity: 'sha256-c' }];
  void fetchStart(document, { ...start, also, seals }, '/forest/LIST');
  // It is told twice where the app is asked for ahead.
  void fetchStart(document, { ...start, also, seals }, '/forest/LIST');
  expect(view.__walletSeals.rest).toEqual(seals);
  const links = [...document.head.querySelectorAll('link')].slice(0, 2);
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('integrity')])).toEqual([
    ['/forest/assets/index-1.js', 'sha384-a'],
    ['/forest/assets/common-1.js', 'sha256-c'],
  ]);
  document.head.replaceChildren();
  delete view.__walletSeals;
});

it('fetches the words and what the opened screen needs by the same trip, each held against its hash', async () => {
  const view = window as SealedWindow;
  view.__walletSeals = { known: {}, rest: [] };
  document.documentElement.lang = 'ko';
  const more = {
    home: '/forest/HOME',
    first: ['/forest/assets/HOME-1.js'],
    words: { ko: ['/forest/assets/ko-1.js'], en: ['/forest/assets/en-1.js'] },
    files: ['/forest/assets/HOME-2.js', '/forest/assets/HOME-1.js'],
    screens: { '/forest/MAP': [1, 0, 7], '/forest/BOOK': [0] },
    known: {
      '/forest/assets/HOME-1.js': 'aG9tZQ==',
      '/forest/assets/HOME-2.js': 'bWFw',
      '/forest/assets/ko-1.js': 'a28=',
    },
    seals: [{ href: '/forest/assets/seals-1.json', integrity: 'sha256-s' }],
  };
  const early = () =>
    [...document.head.querySelectorAll('link')]
      .map((link) => [link.getAttribute('href'), link.integrity])
      .filter(([href]) => /HOME|ko-|en-/.test(href ?? ''));
  onTestFinished(() => {
    document.head.replaceChildren();
    document.documentElement.lang = '';
    delete view.__walletSeals;
  });
  const words = ['/forest/assets/ko-1.js', 'sha256-a28='];
  void fetchStart(document, { ...start, ...more }, '/forest/LIST');
  await vi.waitFor(() => expect(early()).toEqual([words]));
  void fetchStart(document, { ...start, ...more }, '/forest/HOME');
  const home = ['/forest/assets/HOME-1.js', 'sha256-aG9tZQ=='];
  await vi.waitFor(() => expect(early()).toEqual([words, home]));
  // Each file once, and a place that names no file is passed over.
  void fetchStart(document, { ...start, ...more }, '/forest/MAP');
  await vi.waitFor(() => expect(early()).toEqual([words, home, ['/forest/assets/HOME-2.js', 'sha256-bWFw']]));
});
