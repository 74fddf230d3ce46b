import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../kit/release/src/filesBelow.ts';
import { type Lines, linesIn, placeOf, rooms, tableOf } from './lines.ts';

test.each([
  ['microapps/point/src/flows/AccountAmount.tsx', { app: 'point', room: 'flows' }],
  ['microapps/point/src/screens/money.test.tsx', { app: 'point', room: 'tests' }],
  ['microapps/point/testing/openScreen.ts', { app: 'point', room: 'tests' }],
  ['microapps/point/e2e/money.spec.ts', { app: 'point', room: 'tests' }],
  ['microapps/point/src/manifest/money.ts', { app: 'point', room: 'else' }],
  ['launcher/src/api/wire.ts', { app: 'launcher', room: 'api' }],
  ['mocks/src/backend/fran-qrpayment-fe/index.ts', { app: 'fpayment', room: 'mocks' }],
  ['mocks/src/backend/forest/booking.test.ts', { app: 'forest', room: 'tests' }],
  ['mocks/src/backend/world.ts', undefined],
  ['kit/src/api/calls.ts', undefined],
  ['microapps/point/package.json', undefined],
])('%s', (file, place) => {
  expect(placeOf(file)).toEqual(place);
});

test('a row has the lines of each room on each route; the product is without tests and mocks', () => {
  const lines = Object.fromEntries(rooms.map((room) => [room, 20])) as Lines;
  const rows = tableOf([{ app: 'point', routes: 2, lines }]).split('\n');
  expect(rows[2]).toBe('| point | 2 | 10 | 10 | 10 | 10 | 10 | 10 | 10 | 10 | 10 | 70 | 90 |');
  expect(rows[3]).toBe(rows[2]?.replace('point', 'domains'));
  expect(rows[4]).toBe(rows[2]?.replace('point', 'all'));
});

test('the page has the table of this tool', () => {
  const page = readFileSync(join(import.meta.dirname, '../kit/docs/lines.md'), 'utf8');
  const [head = '', rule = ''] = tableOf([]).split('\n');
  expect(page).toContain(`${head}\n${rule}\n`);
});

test('a new domain of five screens begins with its mock and its tests under 200 lines a route', () => {
  const template = join(import.meta.dirname, '../kit/template');
  const files = filesBelow(template).filter((file) => /\.tsx?$/.test(file));
  const screens = files.filter((file) => /\/screens\/[^/]+\.tsx$/.test(file) && !file.endsWith('.test.tsx'));
  const lines = files.reduce((sum, file) => sum + linesIn(file), 0);
  expect(screens).toHaveLength(5);
  expect(lines / screens.length).toBeGreaterThan(20);
  expect(lines / screens.length).toBeLessThan(200);
});
