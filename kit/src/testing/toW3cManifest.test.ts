import { describe, expect, it } from 'vitest';
import { type Manifest, toRegistryApp } from '../manifest/index.ts';
import { v } from '../schema/index.ts';
import { toW3cManifest, w3cManifestSchema } from './toW3cManifest.ts';

const title = { ko: '숲', en: 'Forest' };
const reason = { ko: '지도를 열어요.', en: 'Opens a map.' };

const forest: Manifest = {
  id: 'forest',
  name: title,
  prefixes: ['/forest'],
  home: 'FTR10000',
  bridge: ['hello', 'openWindow'],
  owners: ['forest-team'],
  capabilities: { openWindow: { required: true, reason } },
  minHost: { I: '6.2.3', G: '6.2.26' },
  screens: {
    FTR22000: { path: '/forest/FTR22000/{forestId}', title },
    FTR10000: { path: '/forest/FTR10000', title },
    FTR22001: { path: '/forest/FTR22001', title, aliasOf: 'FTR10000' },
  },
};

describe('in W3C words', () => {
  const app = toRegistryApp(forest, { version: '1.12.3', kit: '1.0.0' });

  it('(G30) is a manifest of a MiniApp: home first, no alias, versions as numbers', () => {
    const manifest = toW3cManifest(app, { locale: 'en', line: 'G', home: forest.home });
    expect(v.parse(w3cManifestSchema, manifest)).toEqual(manifest);
    expect(manifest).toMatchObject({
      app_id: 'forest',
      name: 'Forest',
      version: { code: 11203, name: '1.12.3' },
      platform_version: { min_code: 60226 },
      pages: ['forest/FTR10000', 'forest/FTR22000/{forestId}'],
      req_permissions: [{ name: 'hello' }, { name: 'openWindow', reason: 'Opens a map.' }],
    });
  });

  it('(G30) counts the lines apart', () => {
    const of = (line: 'I' | 'G') => toW3cManifest(app, { locale: 'ko', line, home: forest.home });
    expect(of('I').platform_version.min_code).toBeLessThan(of('G').platform_version.min_code);
  });
});
