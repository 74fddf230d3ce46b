import { describe, expect, it } from 'vitest';
import { isScreenName, type MethodName, methods } from '../bridge/index.ts';
import { isVersionAtLeast } from '../format/index.ts';
import { isAcceptedLogin, publicCodes } from '../guards/index.ts';
import {
  defineManifest,
  type Manifest,
  manifestSchema,
  matchScreen,
  parametersOf,
  pathOf,
  registrySchema,
  toRegistryApp,
} from '../manifest/index.ts';
import { v } from '../schema/index.ts';
import { toW3cManifest, w3cManifestSchema } from './toW3cManifest.ts';

type Screens = Readonly<Record<string, () => Promise<Record<string, unknown>>>>;

/** Screens that stand beside the manifest. */
const withoutCode = ['NOT_FOUND'];

/**
 * The suite every app's manifest passes: `describeManifest(manifest, screens)` in `manifest.test.ts`.
 *
 * @param manifest the app's manifest
 * @param screens its lazy screens; each is loaded and must export a component named as its code
 */
export function describeManifest(manifest: Manifest, screens?: Screens): void {
  const entries = Object.entries(manifest.screens);
  const own = entries.flatMap(([code, entry]) => (entry.aliasOf || entry.redirect ? [] : [code]));

  describe(`the manifest of ${manifest.id}`, () => {
    it('is sound', () => {
      expect(() => defineManifest(manifest)).not.toThrow();
    });

    it('asks only for methods of the bridge contract', () => {
      expect(manifest.bridge.filter((method) => !Object.hasOwn(methods, method))).toEqual([]);
    });

    it('asks only for screens that the phone app has', () => {
      expect((manifest.nativeScreens ?? []).filter((screen) => !isScreenName(screen))).toEqual([]);
    });

    it('says who answers for it, and why it asks for each method', () => {
      expect(manifest.owners, 'owners').toBeDefined();
      const reasons = manifest.capabilities ?? {};
      const asked = manifest.bridge.filter((method) => method !== 'hello');
      expect(asked.filter((method) => !Object.hasOwn(reasons, method))).toEqual([]);
      for (const [method, { reason }] of Object.entries(reasons)) {
        expect(reason.en, method).not.toMatch(/[가-힣]/);
        expect(reason.ko, method).toMatch(/[가-힣]/);
      }
    });

    it('asks for a phone app that has what it cannot do without', () => {
      const { minHost } = manifest;
      expect(minHost, 'minHost').toBeDefined();
      const required = Object.entries(manifest.capabilities ?? {}).filter(([, { required }]) => required);
      for (const [method] of required) {
        const { since } = methods[method as MethodName];
        for (const line of ['I', 'G'] as const) {
          expect(isVersionAtLeast(minHost?.[line], since[line]), `${method} on ${line}`).toBe(true);
        }
      }
    });

    it('has the shape of its schema, and W3C takes it', () => {
      const asData: unknown = JSON.parse(JSON.stringify(manifest));
      expect(v.parse(manifestSchema, asData)).toEqual(asData);
      const app = toRegistryApp(manifest, { version: '1.2.3', kit: '1.0.0' });
      for (const line of ['I', 'G'] as const) {
        const there = toW3cManifest(app, { locale: 'ko', line, home: manifest.home });
        expect(v.parse(w3cManifestSchema, there)).toEqual(there);
      }
    });

    it('(G24) leads back from every screen to its first one, whatever link opened it', () => {
      for (const [code, { back: first }] of entries) {
        const way = [code];
        for (let parent = first; parent !== undefined; parent = manifest.screens[parent]?.back) {
          expect(way, `the way back from ${code} goes round in a circle`).not.toContain(parent);
          way.push(parent);
          expect(Object.hasOwn(manifest.screens, parent), `${parent}, on the way back from ${code}`).toBe(
            true,
          );
        }
      }
    });

    it('finds each screen by its own address', () => {
      for (const [code, { path }] of entries) {
        const params = Object.fromEntries(parametersOf(path).map((name) => [name, `가/${name}`]));
        expect(matchScreen(manifest, pathOf(manifest, code, params))).toEqual({ code, params });
      }
    });

    it('has Korean and English titles', () => {
      for (const [code, { title }] of [['its name', { title: manifest.name }] as const, ...entries]) {
        expect(title.en, code).not.toMatch(/[가-힣]/);
        expect(title.ko.trim(), code).not.toBe('');
      }
    });

    it('leads every redirect within the app to one of its screens', () => {
      for (const [code, { redirect, window }] of entries) {
        for (const to of [redirect, window?.otherwise]) {
          const isOwn =
            to && manifest.prefixes.some((prefix) => prefix !== '/' && to.startsWith(`${prefix}/`));
          if (isOwn) expect(matchScreen(manifest, to), `${code} goes to ${to}`).not.toBeNull();
        }
      }
    });

    it('asks for a certificate login only where one is accepted', () => {
      // Elsewhere nobody could enter: the code would have to be two things at once (readings A22, E21).
      const isAccepted = publicCodes.some((code) => isAcceptedLogin(code, manifest.area));
      const asking = entries.filter(([, { flags }]) => flags?.loginCertAuth).map(([code]) => code);
      expect(isAccepted ? [] : asking).toEqual([]);
    });

    it('fits the registry', () => {
      const app = toRegistryApp(manifest, { version: '0.0.0', kit: '0.0.0' });
      expect(v.parse(registrySchema, { apps: [app] })).toEqual({ apps: [app] });
    });

    if (screens === undefined) return;

    it('has a screen for every code, and no screen without one', () => {
      expect(
        Object.keys(screens)
          .filter((code) => !withoutCode.includes(code))
          .sort(),
      ).toEqual([...own].sort());
    });

    it.each(Object.keys(screens))('%s exports a component of that name', async (code) => {
      expect(typeof (await screens[code]?.())?.[code]).toBe('function');
    });
  });
}
