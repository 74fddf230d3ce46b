// Proves that the walls in .biome.json stand: each has an import that it stops and one that it lets through.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foldersOf, standingWalls, walls as wallsOfTheTable } from './walls.ts';
import {
  type AppRoom,
  appPackages,
  appRooms,
  kitExceptions,
  kitRooms,
  mockDoors,
  withoutReact,
  withSubPaths,
} from './wallTable.ts';

const root = dirname(import.meta.dirname);

/** Folder, what it may import, what it may not. */
type Proof = [folder: string, allowed: string[], stopped: string[]];

/** Every room of the kit: those before it by their door, none after it, no inner file. */
const ofTheKit = kitRooms.map((room, index): Proof => {
  const before = kitExceptions[room] ?? kitRooms.slice(0, index);
  const after = kitRooms.filter((other) => other !== room && !before.includes(other));
  const packages = ['react', 'react-dom/client', 'wouter'];
  const isPlain = withoutReact.includes(room);
  return [
    `kit/src/${room}/Thing`,
    [...before.map((other) => `../../${other}/index.ts`), './beside.ts', '../above.ts', 'valibot']
      // Another room may have that name inside it: only a folder of the kit is meant.
      .concat(isPlain ? [] : packages),
    [...after.map((other) => `../../${other}/index.ts`), ...before.map((other) => `../../${other}/inner.ts`)]
      .concat('@wallet/mocks/backend', '@wallet/forest', '../../../../launcher/src/a.ts')
      .concat(isPlain ? packages : []),
  ];
});

const allRooms = [...new Set(appRooms.flatMap(({ room, rooms }) => [room, ...rooms]))].filter(
  (room) => !/[{]/.test(room),
);
const allDoors = [...kitRooms, 'conformance', 'vite'];

/** Every room of every app: what the table names, and nothing else. */
const ofTheApps = appRooms.flatMap((wall): Proof[] => {
  const { doors, packages, rooms, manifest } = wall;
  const folders = foldersOf(wall).map((folder) =>
    folder.replace('microapps/*', 'microapps/forest').replace(/[{](\w+)[^}]*[}]/, '$1'),
  );
  // An app with a line of its own has that, and not the one of all others.
  return folders
    .filter((folder) => wall.owners !== undefined || !appRooms.some((other) => owns(other, folder)))
    .map((folder): Proof => {
      const name = folder.split('/').at(-1) ?? '';
      const here = (room: string) => rooms.includes(room) || room === name;
      return [
        folder,
        [
          './beside.ts',
          ...rooms.map((room) => `../${room}/a.ts`),
          ...doors.map((door) => `@wallet/kit/${door}`),
          ...packages,
          ...packages.filter((each) => withSubPaths.includes(each)).map((each) => `${each}/deeper`),
          ...(manifest ? ['../manifest.ts'] : []),
        ],
        [
          ...allRooms.filter((room) => !here(room)).map((room) => `../${room}/a.ts`),
          ...allDoors.filter((door) => !doors.includes(door)).map((door) => `@wallet/kit/${door}`),
          ...appPackages.filter((each) => !packages.includes(each)),
          ...['../main.tsx', '../../../rail/src/model/a.ts', '../../../../kit/src/ui/index.ts'],
          ...['@wallet/mocks/backend', '@wallet/rail', 'axios', 'react-dom', 'node:fs'],
        ],
      ];
    });
});

function owns(wall: AppRoom, folder: string): boolean {
  return wall.owners !== undefined && foldersOf(wall).includes(folder);
}

const walls: Proof[] = [
  ...ofTheKit,
  ...ofTheApps,
  [
    'microapps/forest/src',
    ['@wallet/kit/app', '@wallet/kit/ui/styles.css', './manifest.ts', './screens/FTR10000.home.tsx'],
    ['lodash', '@wallet/kit', '@wallet/kit/testing', '@wallet/mocks/backend', '@wallet/rail', 'node:fs'],
  ],
  [
    'mocks/src/backend/forest',
    [...mockDoors.map((door) => `@wallet/kit/${door}`), 'hono', '../room.ts'],
    ['@wallet/kit/api', '@wallet/kit/ui', '@wallet/forest', '../../../../microapps/forest/src/model/a.ts'],
  ],
  ['microapps/forest/e2e', ['@wallet/mocks/e2e', './samples.ts'], ['../../../mocks/e2e/index.ts']],
  ['launcher/e2e', ['@wallet/mocks/e2e', '../src/manifest.ts'], ['../../mocks/e2e/index.ts']],
];

const cases = walls.flatMap(([folder, allowed, stopped], wall) => [
  ...allowed.map((specifier, index) => ({
    file: `${folder}/ok${wall}x${index}.ts`,
    folder,
    specifier,
    isStopped: false,
  })),
  ...stopped.map((specifier, index) => ({
    file: `${folder}/no${wall}x${index}.ts`,
    folder,
    specifier,
    isStopped: true,
  })),
]);

const tests: typeof cases = [
  { folder: 'kit/src/app', specifier: '@wallet/mocks/backend', isStopped: false },
  { folder: 'kit/src/app', specifier: '../../../microapps/forest/src/manifest.ts', isStopped: true },
  { folder: 'microapps/forest/src/screens', specifier: '@wallet/mocks/backend', isStopped: false },
  { folder: 'microapps/forest/src/screens', specifier: '../../../rail/src/manifest.ts', isStopped: true },
].map((each, index) => ({ ...each, file: `${each.folder}/a${index}.test.ts` }));

const formatting = [
  'x.toLocaleString()',
  'x?.toLocaleDateString("ko")',
  'new Date().toLocaleTimeString()',
].map((code, index) => ({ code, file: `microapps/forest/src/model/locale${index}.ts` }));

let tree = '';
let stopped: Set<string>;

function write(file: string, text: string) {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
}

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'walls-'));
  cpSync(join(root, '.biome.json'), join(tree, '.biome.json'));
  cpSync(join(root, '.tools/lint'), join(tree, '.tools/lint'), { recursive: true });
  write('.gitignore', 'node_modules/\n');
  for (const { file, specifier } of [...cases, ...tests]) write(file, `export * from '${specifier}';\n`);
  for (const { file, code } of formatting) write(file, `export const text = (x: Date) => ${code};\n`);
  const biome = join(root, 'node_modules/.bin/biome');
  const { stdout } = spawnSync(biome, ['lint', '--reporter=json', '--max-diagnostics=none', '.'], {
    cwd: tree,
    encoding: 'utf8',
  });
  const report = JSON.parse(stdout) as { diagnostics: { category: string; location: { path: string } }[] };
  const ours = report.diagnostics.filter(({ category }) => /noRestrictedImports$|^plugin$/.test(category));
  stopped = new Set(ours.map(({ location }) => location.path));
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe('walls', () => {
  test('in .biome.json are those of the table (pnpm walls)', () => {
    expect(standingWalls()).toEqual(wallsOfTheTable());
  });

  test.each(cases)('$folder importing $specifier: stopped is $isStopped', ({ file, isStopped }) => {
    expect(stopped.has(file)).toBe(isStopped);
  });

  test.each(tests)('a test in $folder importing $specifier: stopped is $isStopped', ({ file, isStopped }) => {
    expect(stopped.has(file)).toBe(isStopped);
  });
});

test.each(formatting)('$code is stopped: the engine formats slowly at first', ({ file }) => {
  expect(stopped.has(file)).toBe(true);
});
