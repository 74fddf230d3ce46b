import { describe, expect, it } from 'vitest';
import schemaFile from '../../api/manifest.schema.json';
import { manifestSchemaText } from '../../conformance/manifestSchema.ts';
import { v } from '../schema/index.ts';
import {
  defineManifest,
  isHostNewEnough,
  type Manifest,
  manifestSchema,
  registrySchema,
  toRegistryApp,
} from './index.ts';

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

describe('what an app needs', () => {
  it('(G30) stands in its manifest: owners, capabilities with a reason, first host of each line', () => {
    expect(() => defineManifest(forest)).not.toThrow();
  });

  it.each<[string, Partial<Manifest>]>([
    ['names no owner', { owners: [] }],
    ['is no team', { owners: ['Hong Gildong'] }],
    ['which its bridge does not list', { capabilities: { getToken: { reason } } }],
    ['lacks a language', { capabilities: { openWindow: { reason: { ko: '지도', en: ' ' } } } }],
    [
      'required that is not true',
      { capabilities: { openWindow: { required: false as unknown as true, reason } } },
    ],
    ['is no version', { minHost: { I: 'I6.3.0', G: '6.0.0' } }],
  ])('(G30) is refused when it %s', (fault, more) => {
    expect(() => defineManifest({ ...forest, ...more })).toThrow(fault);
  });

  it.each([
    ['I6.2.3', true],
    ['I6.2.2', false],
    ['G6.2.3', false],
    ['G6.2.25', false],
    ['G6.2.26', true],
    ['G7.0', true],
    ['', false],
    ['newest', false],
  ])('(G30) a host of version %j is new enough: %j', (appVersion, answer) => {
    expect(isHostNewEnough(forest, appVersion)).toBe(answer);
  });

  it('(G30) every host is new enough for an app that asks for none', () => {
    expect(isHostNewEnough({}, '')).toBe(true);
  });
});

describe('a manifest from outside', () => {
  it('(G30) passes the schema as it is, and a wrong one does not', () => {
    const data: unknown = JSON.parse(JSON.stringify(forest));
    expect(v.parse(manifestSchema, data)).toEqual(data);
    for (const wrong of [
      { minHost: { I: '6' } },
      { owners: 'me' },
      { screens: { A: { path: 'A' } } },
      { id: 1 },
    ]) {
      expect(v.safeParse(manifestSchema, { ...forest, ...wrong }).success).toBe(false);
    }
  });

  it('(G30) the JSON schema that is published is made from that one', () => {
    expect(JSON.parse(manifestSchemaText())).toEqual(schemaFile);
    expect(schemaFile.required).toEqual(['id', 'name', 'prefixes', 'home', 'bridge', 'screens']);
  });

  it('(G30) carries its needs through the registry, and bad ones do not close the wallet', () => {
    const app = toRegistryApp(forest, { version: '1.0.0', kit: '1.0.0' });
    const { owners, capabilities, minHost } = forest;
    expect(v.parse(registrySchema, { apps: [app] })).toEqual({ apps: [app] });
    expect(app).toMatchObject({ owners, capabilities, minHost });
    const [read] = v.parse(registrySchema, { apps: [{ ...app, minHost: 6, owners: 'x' }] }).apps;
    expect(read).toMatchObject({ id: 'forest', minHost: undefined, owners: undefined });
  });
});
