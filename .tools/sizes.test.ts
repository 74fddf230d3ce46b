import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { kitDoors } from '../kit/vite/specifiers.ts';
import type { DoorBundle } from './bundleDoor.ts';
import { overBudget } from './sizes.ts';

/** One small export of each door: what it may weigh, in bytes minified, and which rooms and packages it may bring. */
const smallest: Record<(typeof kitDoors)[number], [name: string, bytes: number, brings: RegExp]> = {
  schema: ['v', 30_000, /^(src\/schema|node_modules\/valibot)/],
  format: ['formatMoney', 800, /^src\/format\/formatMoney/],
  booking: ['changeOf', 300, /^src\/booking\/fees/],
  identity: ['isPresentable', 200, /^src\/identity\/credential/],
  forms: ['required', 400, /^src\/forms\//],
  kept: ['yesOrNo', 2_500, /^(src\/kept\/|node_modules\/(@nanostores|nanostores))/],
  messages: ['messageText', 7_500, /^(src\/(messages|kept)\/|node_modules\/(@nanostores|nanostores))/],
  manifest: ['homePath', 100, /^src\/manifest\/homePath/],
  bridge: ['methodsOf', 14_000, /^(src\/(schema|format|bridge)\/|node_modules\/valibot)/],
  api: ['ApiError', 1_500, /^src\/api\/ApiError/],
  session: ['memoryKeys', 600, /^src\/session\/keyStore/],
  common: ['termTitle', 10_000, /^(src\/(schema|api|common)\/|node_modules\/valibot)/],
  guards: ['allow', 100, /^src\/guards\/Verdict/],
  ui: ['Button', 9_500, /^src\/ui\/(Button\/|Icon\/|classes|overlays\/overlays|Modal\/UnderContext)/],
  app: ['defineScreens', 300, /^src\/app\/defineScreens/],
};

const heavy = ['swiper', 'react-pdf', 'pdfjs-dist', 'qr', 'jsbarcode', 'dompurify'];

function bundle(asked: readonly [door: string, names?: string[]][]): DoorBundle[] {
  const script = join(import.meta.dirname, 'bundleDoors.ts');
  const env = { ...process.env, NODE_ENV: 'production' };
  const text = execFileSync(process.execPath, [script, JSON.stringify(asked)], { encoding: 'utf8', env });
  return JSON.parse(text) as DoorBundle[];
}

describe('tree-shaking', () => {
  const bundles = new Map<string, DoorBundle>();

  beforeAll(() => {
    const asked: [string, string[]?][] = kitDoors.map((door) => [door, [smallest[door][0]]]);
    const more: [string, string[]?][] = [['ui'], ['app'], ['ui', ['DateSheet']]];
    const all = bundle([...asked, ...more]);
    for (const [index, door] of [...kitDoors, 'all of ui', 'all of app', 'a larger part'].entries()) {
      const made = all[index];
      if (made) bundles.set(door, made);
    }
    // Twenty builds: beside four busy loops they took 82 s.
  }, 300_000);

  it.each([...kitDoors])('(G50) one small export of %s brings only what it needs', (door) => {
    const [, bytes, brings] = smallest[door];
    const { modules = [], script } = bundles.get(door) ?? {};
    expect(modules.length).toBeGreaterThan(0);
    expect(modules.filter((module) => !brings.test(module))).toEqual([]);
    expect(script?.bytes).toBeLessThan(bytes);
  });

  it.each(['all of ui', 'all of app'])('(G50) nothing heavy comes at once with %s', (name) => {
    const { modules = [] } = bundles.get(name) ?? {};
    expect(modules).toContain('src/ui/Button/Button.tsx');
    expect(heavy.filter((library) => modules.includes(`node_modules/${library}`))).toEqual([]);
  });

  it('(G50) what is used is there: the proof sees a part that brings more', () => {
    const { modules } = bundles.get('a larger part') ?? {};
    expect(modules).toEqual(
      expect.arrayContaining(['src/ui/Calendar/Calendar.tsx', 'src/ui/Sheet/Sheet.tsx']),
    );
    expect(modules).not.toContain('src/ui/PagedList/PagedList.tsx');
  });
});

describe('budgets', () => {
  it('a door over its budget, a chunk over its budget and a door without one are told', () => {
    const piece = (brotli: number) => ({ name: 'x', bytes: brotli * 3, brotli });
    const bundle = { script: piece(90), style: piece(11), lazy: [piece(51)], modules: [] };
    const sizes = new Map([
      ['ui', bundle],
      ['app', bundle],
    ]);
    expect(overBudget(sizes, { ui: { atOnce: 100, lazy: 50 } })).toEqual([
      'ui is 101 bytes, its budget 100',
      'ui asks for x of 51 bytes, its budget 50',
      'kit/api/budgets.json has no budget for app',
    ]);
    expect(overBudget(sizes, { ui: { atOnce: 101, lazy: 51 }, app: { atOnce: 101, lazy: 51 } })).toEqual([]);
  });
});
