import { expect, it } from 'vitest';
import { returnPath } from './returnPath.ts';

const read = (path: string) => returnPath(new URLSearchParams({ returnPath: path }));

it('(R039) reads a path of the wallet, its query included', () => {
  expect(read('/forest/FTR22000?region=03#top')).toBe('/forest/FTR22000?region=03#top');
  expect(returnPath(new URLSearchParams())).toBeNull();
});

it.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\evil',
  'javascript:alert(1)',
  'forest',
  '',
])('does not follow %j', (path) => {
  expect(read(path)).toBeNull();
});

it('does not come back to itself', () => {
  expect(read('/mber/FME11000?returnPath=/x')).toBeNull();
});
