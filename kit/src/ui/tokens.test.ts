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

const surfaces = ['page', 'surface', 'surface-soft'];
const readable = [
  ...['text', 'text-soft', 'text-faint', 'accent-text', 'danger', 'success', 'info'].flatMap((text) =>
    surfaces.map((surface) => [text, surface] as const),
  ),
  ['text', 'surface-pressed'],
  ['text-soft', 'surface-pressed'],
  ['text-faint', 'surface-pressed'],
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
] as const;

it.each([
  ['light', light],
  ['dark', dark],
] as const)('can be read in %s: text 4.5:1, the edges of controls 3:1', (_, tokens) => {
  const of = (name: string) => tokens[`--color-${name}`] ?? '';
  const bad = readable.filter(([text, ground]) => contrast(of(text), of(ground)) < 4.5);
  expect(bad).toEqual([]);
  const weak = ['line-strong', 'focus'].filter((line) =>
    surfaces.some((ground) => contrast(of(line), of(ground)) < 3),
  );
  expect(weak).toEqual([]);
});
