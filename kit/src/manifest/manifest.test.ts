import { describe, expect, expectTypeOf, it } from 'vitest';
import { v } from '../schema/index.ts';
import {
  defineManifest,
  fillPath,
  findPage,
  isOpen,
  type Manifest,
  matchScreen,
  pathOf,
  registrySchema,
  type ScreenEntry,
  toRegistryApp,
} from './index.ts';

const title = { ko: '숲', en: 'Forest' };

const noti = defineManifest({
  id: 'noti',
  name: { ko: '알림', en: 'Notifications' },
  prefixes: ['/noti', '/news'],
  home: 'FAL11000',
  bridge: [],
  screens: {
    FAL11000: { path: '/noti/FAL11000', title, flags: { forVisitor: true } },
    FAL31100: { path: '/noti/FAL31100/{hirkEvntID}', title },
    latest: { path: '/noti/FAL31100/latest', title },
    entry: { path: '/noti', title, redirect: '/noti/FAL11000' },
    other: { path: '/news/FAL11000', title, flags: { forVisitor: true }, aliasOf: 'FAL11000' },
  },
});

function manifestOf(screens: Record<string, ScreenEntry>, more: Partial<Manifest> = {}): Manifest {
  return { id: 'forest', name: title, prefixes: ['/forest'], home: 'FTR10000', bridge: [], screens, ...more };
}
const home: ScreenEntry = { path: '/forest/FTR10000', title };

describe('defineManifest', () => {
  it('keeps the codes as types', () => {
    expectTypeOf<keyof typeof noti.screens>().toEqualTypeOf<
      'FAL11000' | 'FAL31100' | 'latest' | 'entry' | 'other'
    >();
    // @ts-expect-error a code that is not in the manifest does not compile
    expect(() => pathOf(noti, 'FTR10000')).toThrow('no screen FTR10000');
  });

  const bad: [string, Manifest][] = [
    ['is under none of /forest', manifestOf({ FTR10000: home, A: { path: '/rail/A', title } })],
    ['without a trailing slash', manifestOf({ FTR10000: home, A: { path: '/forest/A/', title } })],
    ['without a trailing slash', manifestOf({ FTR10000: home, A: { path: 'forest/A', title } })],
    ['without a trailing slash', manifestOf({ FTR10000: home, A: { path: '/forest/A?x=1', title } })],
    ['not a whole segment', manifestOf({ FTR10000: home, A: { path: '/forest/A-{id}', title } })],
    ['names a parameter twice', manifestOf({ FTR10000: home, A: { path: '/forest/{id}/{id}', title } })],
    ['no name for a component', manifestOf({ FTR10000: home, '1A': { path: '/forest/A', title } })],
    [
      'lacks a language',
      manifestOf({ FTR10000: home, A: { path: '/forest/A', title: { ko: '숲', en: ' ' } } }),
    ],
    ['has the same path', manifestOf({ FTR10000: home, A: { path: '/forest/FTR10000', title } })],
    [
      'name what it asks in asks',
      manifestOf({ FTR10000: home, A: { path: '/forest/A', title, memberAsks: ['/forest/v1/home'] } }),
    ],
    [
      'no addresses below /wApi',
      manifestOf({
        FTR10000: home,
        A: { path: '/forest/A', title, flags: { forVisitor: true }, memberAsks: ['forest'] },
      }),
    ],
    [
      'asks before its guards were asked',
      manifestOf({
        FTR10000: home,
        A: {
          path: '/forest/A',
          title,
          flags: { forVisitor: true, nativeOnly: true },
          memberAsks: ['/forest/v1/home'],
        },
      }),
    ],
    [
      'has the same path',
      manifestOf({
        FTR10000: home,
        A: { path: '/forest/A/{x}', title },
        B: { path: '/forest/A/{y}', title },
      }),
    ],
    [
      'which is not in the manifest',
      manifestOf({ FTR10000: home, A: { path: '/forest/A', title, aliasOf: 'B' } }),
    ],
    [
      'would go around nativeOnly',
      manifestOf({
        FTR10000: home,
        A: { path: '/forest/A', title, flags: { nativeOnly: true } },
        B: { path: '/forest/B', title, aliasOf: 'A' },
      }),
    ],
    [
      'another flow would open it',
      manifestOf({
        FTR10000: home,
        A: { path: '/forest/A', title, flags: { stepParam: true }, flow: 'pay' },
        B: { path: '/forest/B', title, flags: { stepParam: true }, aliasOf: 'A' },
      }),
    ],
    ['needs no step', manifestOf({ FTR10000: home, A: { path: '/forest/A', title, flow: 'pay' } })],
    ['parent B is not', manifestOf({ FTR10000: home, A: { path: '/forest/A', title, back: 'B' } })],
    [
      'redirects to itself',
      manifestOf({ FTR10000: home, A: { path: '/forest/A', title, redirect: '/forest/A' } }),
    ],
    [
      'ISO texts with +09:00',
      manifestOf({
        FTR10000: home,
        A: { path: '/forest/A', title, window: { from: '2023-11-14', until: '2023-12-14', otherwise: '/' } },
      }),
    ],
    ['Its home FTR10000 is not among', manifestOf({})],
    ['It owns no prefix', manifestOf({ FTR10000: home }, { prefixes: [] })],
    ['is not one segment', manifestOf({ FTR10000: home }, { prefixes: ['/forest', '/a/b'] })],
    ['small letters', manifestOf({ FTR10000: home }, { id: 'Forest' })],
    [
      'is no route flag',
      manifestOf({ FTR10000: { ...home, flags: { visitor: true } as unknown as ScreenEntry['flags'] } }),
    ],
  ];

  it.each(bad)('says that a manifest %s', (fault, manifest) => {
    expect(() => defineManifest(manifest)).toThrow(fault);
  });
});

describe('matchScreen', () => {
  it.each([
    ['/noti/FAL11000', 'FAL11000', {}],
    ['/noti/FAL11000/', 'FAL11000', {}],
    ['/noti/FAL11000//?a=/b#c', 'FAL11000', {}],
    ['/noti', 'entry', {}],
    ['/noti/', 'entry', {}],
    ['/noti/FAL31100/latest', 'latest', {}],
    ['/noti/FAL31100/%ED%96%89%20%2F', 'FAL31100', { hirkEvntID: '행 /' }],
    ['/noti/FAL31100/%E0%A4%A', 'FAL31100', { hirkEvntID: '%E0%A4%A' }],
    ['/news/FAL11000', 'other', {}],
  ])('finds the screen of %s', (pathname, code, params) => {
    expect(matchScreen(noti, pathname)).toEqual({ code, params });
  });

  it.each([
    '/',
    '',
    '/noti/FAL31100',
    '/noti/FAL31100//',
    '/noti/fal11000',
    '/forest/FAL11000',
    '/noti/a/b/c',
  ])('finds none for %j', (pathname) => {
    expect(matchScreen(noti, pathname)).toBeNull();
  });
});

describe('pathOf', () => {
  it('(R081) (R083) encodes parameters and query, and what it made is found again', () => {
    const path = pathOf(noti, 'FAL31100', { hirkEvntID: 'a/b?c 가' }, { from: 'x&y', none: undefined });
    expect(path).toBe('/noti/FAL31100/a%2Fb%3Fc%20%EA%B0%80?from=x%26y');
    expect(matchScreen(noti, path)).toEqual({ code: 'FAL31100', params: { hirkEvntID: 'a/b?c 가' } });
  });

  it.each<Record<string, string>>([{}, { hirkEvntID: '' }, { hirkEvntID: '..' }, { hirkEvntID: '.' }])(
    'refuses %j',
    (params) => {
      expect(() => pathOf(noti, 'FAL31100', params)).toThrow('needs hirkEvntID');
      expect(fillPath('/noti/FAL31100/{hirkEvntID}', params)).toBeNull();
    },
  );
});

describe('a window', () => {
  const event = { from: '2023-11-14T00:00:00+09:00', until: '2023-12-14T00:00:00+09:00' };

  it.each([
    ['2023-11-13T23:59:59.999+09:00', false],
    ['2023-11-14T00:00:00.000+09:00', true],
    ['2023-12-13T23:59:59.999+09:00', true],
    ['2023-12-14T00:00:00.000+09:00', false],
  ])('(R425) (R426) at %s is open: %j (E40)', (moment, answer) => {
    expect(isOpen(event, new Date(moment))).toBe(answer);
  });
});

describe('the registry', () => {
  const forest = manifestOf({
    FTR10000: home,
    login: { path: '/forest/login', title },
    returnUrl: { path: '/forest/returnUrl', title, flags: { forVisitor: true } },
  });
  const rail = manifestOf(
    { login: { path: '/rail/login', title } },
    { id: 'rail', prefixes: ['/rail'], home: 'login' },
  );
  const versions = { version: '1.3.0', kit: '1.2.0' };
  const registry = { apps: [noti, forest, rail].map((manifest) => toRegistryApp(manifest, versions)) };

  it('lists an app as the contract says', () => {
    expect(toRegistryApp(noti, versions)).toMatchObject({
      id: 'noti',
      version: '1.3.0',
      kit: '1.2.0',
      prefixes: ['/noti', '/news'],
      entry: '/noti/',
    });
    expect(toRegistryApp(forest, versions).screens).toEqual([
      { code: 'FTR10000', path: '/forest/FTR10000', title, flags: {} },
      { code: 'login', path: '/forest/login', title, flags: {} },
      { code: 'returnUrl', path: '/forest/returnUrl', title, flags: { forVisitor: true } },
    ]);
    expect(toRegistryApp(manifestOf({ FTR10000: home }, { prefixes: ['/'] }), versions).entry).toBe('/');
  });

  it('is read back whole, and a newer flag is left aside', () => {
    expect(v.parse(registrySchema, registry)).toEqual(registry);
    const newer = structuredClone(registry) as { apps: { screens: { flags: Record<string, unknown> }[] }[] };
    const flags = newer.apps[0]?.screens[0]?.flags;
    if (flags) flags.forRobots = true;
    expect(v.parse(registrySchema, newer)).toEqual(registry);
    expect(v.safeParse(registrySchema, { apps: [{ id: 'x' }] }).success).toBe(false);
  });

  it.each([
    ['FTR10000', '/forest/FTR10000'],
    ['/a/b/FTR10000', '/forest/FTR10000'],
    ['/forest/FTR10000/', '/forest/FTR10000'],
    ['FTR10000?x=/y/z', '/forest/FTR10000'],
    ['FAL11000', '/noti/FAL11000'],
    ['/news/FAL11000', '/news/FAL11000'],
    ['FAL31100', '/noti/FAL31100/{hirkEvntID}'],
    ['/rail/login', '/rail/login'],
    ['/rail/any/login', '/rail/login'],
    ['/forest/login', '/forest/login'],
  ])('(R080) finds the page %s (E12)', (pageId, path) => {
    expect(findPage(registry, pageId)?.screen.path).toBe(path);
  });

  it.each(['', '/', '?', 'FTR99999', 'toString', '..', '   '])('finds nothing for %j (A09)', (pageId) => {
    expect(findPage(registry, pageId)).toBeNull();
  });
});
