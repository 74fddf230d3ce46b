import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as door from './index.ts';

/** What other rooms are given by another way, or build on within this room only. */
const inner = ['Field', 'GuidePopup', 'MessageDialog', 'Modal', 'Picture', 'overlays', 'phone', 'testing'];

it('gives out every part by its name', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !inner.includes(entry.name))
    .map(({ name }) => name);
  expect(folders.length).toBeGreaterThan(40);
  expect(folders.filter((name) => !(name in door))).toEqual([]);
});
