import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { graphOf, workspaceFiles } from './reached.ts';

const root = join(import.meta.dirname, '..');
const walk = readFileSync(join(root, 'kit/docs/amount.md'), 'utf8')
  .split('\n## ')
  .slice(1)
  .map((part) => [...part.matchAll(/^\| `([^`]+)` \|/gm)].map(([, file = '']) => file));

test('the walk of an amount names files that are there, in three stretches', () => {
  expect(walk.map((files) => files.length >= 4)).toEqual([true, true, true]);
  expect(walk.flat().filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('it goes forward only: no file imports one that stands above it', () => {
  const { importers } = graphOf(root, workspaceFiles(root));
  const backward = walk.flatMap((files) =>
    files.flatMap((above, at) =>
      files
        .slice(at + 1)
        .filter((below) => importers.get(above)?.has(below))
        .map((below) => `${below} imports ${above}`),
    ),
  );
  expect(backward).toEqual([]);
});

test("the README's lines fit a terminal of 120 characters", () => {
  const long = readFileSync(join(root, 'README.md'), 'utf8')
    .split('\n')
    .filter((line) => line.length > 120);
  expect(long).toEqual([]);
});
