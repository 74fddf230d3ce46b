import type { Manifest, ScreenEntry } from '@wallet/kit/manifest';
import { describe, expect, it } from 'vitest';
import { manifest as launcher } from './manifest.ts';

/** Screens that no screen, guard or link of the wallet leads to: who opens them, and why that is so. */
const fromOutside: Readonly<Record<string, string>> = {
  BridgeForAffiliation: 'an affiliate’s app opens it with a customer of its own (1-shell s4.4)',
  FMA10000_old: 'the earlier address of home, for links that were given out before',
};

const manifests = [
  launcher,
  ...Object.values(
    import.meta.glob<{ manifest: Manifest }>('../../microapps/*/src/manifest.ts', { eager: true }),
  ).map(({ manifest }) => manifest),
];

const all = {
  ...import.meta.glob<string>('../../microapps/*/src/**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('./**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../kit/src/{guards,session,manifest,app,common}/**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
/** What names every screen leads to none. */
const names = /\.test\.tsx?$|\/manifest(\/\w+)?\.ts$|\/screens(\.\w+)?\.ts$|\/messages\/|\/testing\//;
const sources = Object.entries(all)
  .filter(([path]) => !names.test(path))
  .map(([path, text]) => ({ path, text: text.replace(/^\s*(\/\/|\*|\/\*).*$|export function \w+/gm, '') }));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether anything but the screen itself names it, or its path. */
function hasDoor(code: string, { path }: ScreenEntry): boolean {
  const named = new RegExp(`(?<!\\w)(${escaped(code)}|${escaped(path.split('{')[0] ?? path)})(?!\\w)`);
  const others = sources.filter((source) => !source.path.includes(`/${code}.`));
  if (others.some(({ text }) => named.test(text))) return true;
  if (!code.endsWith('Kftc')) return false;
  // A twin is chosen with the nation (A15), wherever its other is named together with the choice.
  const twin = new RegExp(`(?<!\\w)${code.slice(0, -'Kftc'.length)}(?!\\w)`);
  return others.some(({ text }) => twin.test(text) && /Kftc`|(screenFor|variantFor)\(/.test(text));
}

const screens = manifests.flatMap(({ id, screens: own }) =>
  Object.entries<ScreenEntry>(own)
    .filter(([, { flags, aliasOf, redirect }]) => {
      return !flags?.forDeveloper && !flags?.forIndex && aliasOf === undefined && redirect === undefined;
    })
    .map(([code, entry]) => {
      // Who comes by an address with params comes by its alias.
      const aliases = Object.entries<ScreenEntry>(own).filter(([, { aliasOf }]) => aliasOf === code);
      return { app: id, code, entries: [[code, entry] as const, ...aliases] };
    }),
);

describe('every screen has a door', () => {
  it('is looked for among all screens of the wallet', () => {
    expect(screens.length).toBeGreaterThan(150);
    expect(hasDoor('FGP99999', { path: '/gpayment/FGP99999', title: { ko: '', en: '' } })).toBe(false);
  });

  it('but for the few that are entered only from outside', () => {
    const closed = screens
      .filter(({ entries }) => !entries.some((one) => hasDoor(...one)))
      .map(({ code }) => code);
    expect(closed.toSorted()).toEqual(Object.keys(fromOutside).toSorted());
  });
});
