import { expect, it } from 'vitest';
import { v } from '../schema/index.ts';
import {
  appDocumentAddress,
  defineManifest,
  findPage,
  indexSchema,
  screenAt,
  toIndexApp,
  toRegistryApp,
} from './index.ts';

const title = { ko: '알림', en: 'Notifications' };
const manifest = defineManifest({
  id: 'noti',
  name: title,
  prefixes: ['/noti', '/news'],
  home: 'FAL11000',
  doors: ['FAL21000'],
  bridge: ['openWindow'],
  owners: ['noti-team'],
  screens: {
    FAL11000: { title, flags: { forVisitor: true, nativeOnly: true } },
    FAL21000: { title },
    FAL21100: { path: '/noti/FAL21100/{no}', title, flags: { forVisitor: true } },
    news: { path: '/news/FAL21000', title, aliasOf: 'FAL21000' },
  },
});
const whole = toRegistryApp(manifest, { version: '1.0.0', kit: '1.0.0' });
const text = { ko: '점검 중이에요.', en: 'Closed.' };

it('an app of the index has what every page needs of it: prefixes, codes, paths, doors, what is closed', () => {
  expect(toIndexApp(whole, 'f00d')).toEqual({
    id: 'noti',
    version: '1.0.0',
    prefixes: ['/noti', '/news'],
    document: 'f00d',
    screens: [
      { code: 'FAL11000', path: '/noti/FAL11000', title, flags: { forVisitor: true } },
      { code: 'FAL21000', path: '/noti/FAL21000', title },
      { code: 'FAL21100', path: '/noti/FAL21100/{no}' },
      { code: 'news', path: '/news/FAL21000', aliasOf: 'FAL21000' },
    ],
  });
  const killed = [{ screen: 'FAL21000', text, until: '2999-01-01T00:00:00+09:00' }];
  const closed = toIndexApp({ ...whole, build: 'noti-2', killed, withdrawn: ['noti-1'] }, 'beef');
  expect(closed).toMatchObject({ killed, withdrawn: ['noti-1'], build: 'noti-2' });
  expect(appDocumentAddress('noti', 'f00d')).toBe('/_registry/noti-f00d.json');
});

it('of a release of before, which says nothing of doors, every screen has its title', () => {
  const { doors: _, ...older } = whole;
  expect(toIndexApp(older, 'f00d').screens.every((screen) => screen.title)).toBe(true);
});

it('comes as it was written; the whole registry can be read as one, and a stranger’s cannot', () => {
  const index = { revision: 7, apps: [toIndexApp(whole, 'f00d')] };
  expect(v.parse(indexSchema, JSON.parse(JSON.stringify(index)))).toEqual({ apps: index.apps });
  expect(v.safeParse(indexSchema, { apps: [whole] }).success).toBe(true);
  for (const apps of ['none', [{ id: 'noti' }], [{ ...index.apps[0], screens: [{ code: 'A', path: 'A' }] }]])
    expect(v.safeParse(indexSchema, { apps }).success).toBe(false);
  // A name that would lead elsewhere is none.
  const [app] = v.parse(indexSchema, { apps: [{ ...index.apps[0], document: '../x' }] }).apps;
  expect(app?.document).toBeUndefined();
});

it('is enough to find a page, and what closes the screen at an address', () => {
  const index = { apps: [toIndexApp(whole, 'f00d')] };
  expect(findPage(index, '/news/FAL21000')?.screen.code).toBe('news');
  expect(findPage(index, 'FAL21000?x=1')?.screen.path).toBe('/noti/FAL21000');
  expect([
    screenAt(whole, '/noti/FAL21100/7'),
    screenAt(whole, '/news/FAL21000'),
    screenAt(whole, '/x'),
  ]).toEqual(['FAL21100', 'FAL21000', undefined]);
});

it('a door that is no screen is refused', () => {
  const screens = { FAL11000: { title } };
  const noti = {
    id: 'noti',
    name: title,
    prefixes: ['/noti'],
    home: 'FAL11000',
    bridge: [],
    screens,
  } as const;
  expect(() => defineManifest({ ...noti, doors: ['FAL99999'] })).toThrow(/door FAL99999 is not among/);
});
