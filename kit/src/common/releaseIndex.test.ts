import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { IndexApp } from '../manifest/index.ts';
import { forgetIndex, knownIndex, readApp, readIndex, youngIndex } from './releaseIndex.ts';

const forest: IndexApp = {
  id: 'forest',
  prefixes: ['/forest'],
  document: 'f00d',
  screens: [{ code: 'FTR10000', path: '/forest/FTR10000' }],
};
let asked: [address: string, cache: RequestCache | undefined][] = [];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  forgetIndex();
  asked = [];
  answer = () => Response.json({ apps: [forest] });
  vi.stubGlobal('fetch', async (address: string, { cache }: RequestInit) => {
    asked.push([address, cache]);
    return answer();
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const later = (ms: number) => {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + ms);
};

it('is asked past what the browser has kept, once for all that ask at a moment', async () => {
  const [one, two] = await Promise.all([readIndex(), youngIndex()]);
  expect(one).toEqual({ apps: [forest] });
  expect(two).toBe(one);
  expect(asked).toEqual([['/_registry/index.json', 'no-cache']]);
  await readIndex();
  expect(asked).toHaveLength(2);
});

it('counts for a minute from when it was asked for, and not when the clock was put back', async () => {
  await readIndex();
  later(59_000);
  expect(await youngIndex()).toEqual({ apps: [forest] });
  expect(asked).toHaveLength(1);
  later(2_000);
  await youngIndex();
  expect(asked).toHaveLength(2);
  later(-600_000);
  await youngIndex();
  expect(asked).toHaveLength(3);
});

it.each([
  ['a failure', () => new Response('', { status: 503 })],
  ['no JSON', () => new Response('<p>')],
  ['something else', () => Response.json({ apps: 'none' })],
  ['a network that is gone', () => Promise.reject(new TypeError('cut'))],
])('%s is null, and what was known before stays known', async (_name, broken) => {
  await readIndex();
  answer = broken;
  expect(await readIndex()).toBeNull();
  expect(knownIndex.value?.index).toEqual({ apps: [forest] });
  later(61_000);
  expect(await youngIndex()).toBeNull();
});

it('all that is said of one app is asked for by its own address, which a browser may keep', async () => {
  const start = {
    script: { href: '/forest/a.js', integrity: 'x' },
    styles: [],
    runtime: 'r',
    kit: 'k',
    facts: {},
  };
  answer = () => Response.json({ ...forest, version: '1', kit: '1', entry: '/forest/', start, screens: [] });
  expect((await readApp(forest))?.start?.script.href).toBe('/forest/a.js');
  expect(asked).toEqual([['/_registry/forest-f00d.json', 'default']]);
  expect(await readApp({ ...forest, document: undefined })).toBeNull();
  expect(asked).toHaveLength(1);
});
