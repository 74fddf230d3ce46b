// @vitest-environment node
// Wallet Sans has what customers read: each syllable of the sources in its core, which every page may wear, or for the
// few that came since the last cut in one of the slices. `node .tools/face.ts` cuts it anew.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commonSyllables, faceDir, saidSyllables, syllablesOf } from './face.ts';

const read = (name: string) => readFileSync(join(faceDir, name));
const core = read('wallet-sans.txt').toString().trim();

/** Words of a new domain: more than these are worth a new cut. */
const mayBeLate = 60;

it('the core has the syllables that the wallet says', () => {
  expect(syllablesOf(core)).toBe(core);
  const late = [...saidSyllables()].filter((syllable) => !core.includes(syllable));
  expect(late.length, `run "node .tools/face.ts" for ${late.join('')}`).toBeLessThanOrEqual(mayBeLate);
});

it('a slice by its range has each of the other syllables of KS X 1001, and only the core those it has', () => {
  const source = read('walletSans.ts').toString();
  const ranges = [...source.matchAll(/U\+([0-9A-F]{4})-([0-9A-F]{4})/g)].map((range) =>
    range.slice(1).map((point) => Number.parseInt(point, 16)),
  );
  const rest = [...commonSyllables()].filter((syllable) => !core.includes(syllable));
  const without = rest.filter((syllable) => {
    const point = syllable.codePointAt(0) ?? 0;
    return ranges.filter(([from = 0, to = 0]) => point >= from && point <= to).length !== 1;
  });
  expect(without).toEqual([]);
});

it('(look.md 2) the core stays within 120 kB, a slice within 80, each packed, none under the reserved name', () => {
  const sizes = ['', '-1', '-2', '-3', '-4'].map((part) => read(`wallet-sans${part}.woff2`));
  expect(sizes.map((file) => file.toString('latin1', 0, 4))).toEqual(Array(5).fill('wOF2'));
  expect(Math.max(...sizes.slice(1).map(({ length }) => length))).toBeLessThan(80_000);
  expect(sizes[0]?.length).toBeLessThan(120_000);
  expect(read('OFL.txt').toString()).toContain('SIL OPEN FONT LICENSE Version 1.1');
});
