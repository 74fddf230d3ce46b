import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** The custom properties of the blocks that this selector opens. */
function tokensOf(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/(--color-[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

const light = tokensOf(':root');
const dark = tokensOf(':root[data-theme="dark"]');

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

it('is as dark by the phone’s setting as by the customer’s choice', () => {
  expect(tokensOf(':root:not([data-theme="light"])')).toEqual(dark);
  expect(Object.keys(dark)).toEqual(Object.keys(light));
});

const surfaces = ['ground', 'page', 'surface', 'raised', 'surface-soft', 'field'];
const readable = [
  ...['text', 'text-soft', 'text-faint', 'accent-text', 'danger', 'success', 'info'].flatMap((text) =>
    [...surfaces, 'quiet'].map((surface) => [text, surface] as const),
  ),
  ['text', 'surface-pressed'],
  ['text-soft', 'surface-pressed'],
  ['text-faint', 'surface-pressed'],
  ...['page', 'surface', 'field', 'surface-soft'].map((ground) => ['placeholder', ground] as const),
  ['text', 'accent-soft'],
  ['text-soft', 'accent-soft'],
  ['accent-text', 'accent-soft'],
  ['text', 'danger-soft'],
  ['danger', 'danger-soft'],
  ['success', 'success-soft'],
  ['info', 'info-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-pressed'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-pressed'],
  ['text-inverse', 'inverse'],
  ['text', 'segment'],
] as const;

it.each([
  ['light', light],
  ['dark', dark],
] as const)('can be read in %s: text 4.5:1, the edges of controls 3:1', (_, tokens) => {
  const of = (name: string) => tokens[`--color-${name}`] ?? '';
  const bad = readable.filter(([text, ground]) => contrast(of(text), of(ground)) < 4.5);
  expect(bad).toEqual([]);
  const weak = ['line-strong', 'focus', 'mark', 'chart'].filter((line) =>
    surfaces.some((ground) => contrast(of(line), of(ground)) < 3),
  );
  expect(weak).toEqual([]);
});

/** This colour with a hundredth share laid over a ground. */
function over(veil: string, ground: string): string {
  const [red = 0, green = 0, blue = 0, share = 0] = [...veil.matchAll(/[\d.]+/g)].map(([part]) =>
    Number(part),
  );
  const mixed = [red, green, blue].map((part, place) => {
    const below = Number.parseInt(ground.slice(1 + 2 * place, 3 + 2 * place), 16);
    return Math.round(part * share + below * (1 - share));
  });
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

it.each([
  ['light', light],
  ['dark', dark],
] as const)('shows in %s what can be pressed, and more of it than of what is off', (_, tokens) => {
  const of = (name: string) => tokens[`--color-${name}`] ?? '';
  for (const behind of ['page', 'surface', 'raised']) {
    const off = over(of('off'), of(behind));
    expect(contrast(of('quiet'), of(behind))).toBeGreaterThan(1.2);
    expect(contrast(off, of(behind))).toBeLessThan(contrast(of('quiet'), of(behind)) - 0.08);
    expect(contrast(of('text-faint'), off)).toBeGreaterThan(4.5);
    expect(contrast(of('field-line'), of(behind))).toBeGreaterThan(1.3);
    const mainOff = over(of('accent-off'), of(behind));
    expect(contrast(of('text-soft'), mainOff)).toBeGreaterThan(4.5);
    expect(contrast(of('accent'), mainOff)).toBeGreaterThan(1.4);
    expect(contrast(mainOff, of(behind))).toBeGreaterThan(1.15);
  }
});

const tiles = readFileSync(join(import.meta.dirname, 'tiles.css'), 'utf8');
const tileNames = ['amber', 'orange', 'rose', 'violet', 'blue', 'teal', 'green', 'slate'];

/** The colours of a tile where this stands before its selector. */
function tileOf(before: string, name: string): Record<string, string> {
  const start = tiles.indexOf(`\n${before}[data-tile="${name}"] {`);
  expect(start, `${before}${name}`).toBeGreaterThan(0);
  const block = tiles.slice(start, tiles.indexOf('}', start));
  return Object.fromEntries([...block.matchAll(/--(\w): (#\w{6});/g)].map(([, key, value]) => [key, value]));
}

it.each(tileNames)('shows a picture on its tile, light and dark: %s', (name) => {
  const light = tileOf('', name);
  const dark = tileOf(':root[data-theme="dark"] ', name);
  expect(tileOf('  :root:not([data-theme="light"]) ', name)).toEqual(dark);
  expect(contrast(light.d ?? '', light.t ?? '')).toBeGreaterThan(4.5);
  expect(contrast(dark.d ?? '', dark.t ?? '')).toBeGreaterThan(4.5);
  // On a light tint the body is a soft shape, which its detail draws; in the dark it has to be seen itself.
  expect(contrast(dark.m ?? '', dark.t ?? '')).toBeGreaterThan(3);
  expect(dark.p).toBe(dark.t);
});
