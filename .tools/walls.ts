// pnpm walls: writes the walls of .biome.json from wallTable.ts. walls.test.ts says when they are not the same.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type AppRoom,
  appDoors,
  appPackages,
  appRooms,
  kitExceptions,
  kitRooms,
  mockDoors,
  ownersOf,
  withoutReact,
  withSubPaths,
} from './wallTable.ts';

interface Pattern {
  group: string[];
  message: string;
}

export interface Wall {
  includes: string[];
  linter: unknown;
}

function wall(includes: string[], patterns: Pattern[]): Wall {
  const noRestrictedImports = { level: 'error', options: { patterns } };
  return { includes, linter: { rules: { style: { noRestrictedImports } } } };
}

/** `{a,b}`, or the one name there is. */
const anyOf = (names: readonly string[]) => (names.length === 1 ? names[0] : `{${names.join(',')}}`);

const noApp = {
  group: ['@wallet/**', '../**/{microapps,launcher,mocks}/**'],
  message: 'The kit imports no app and no mocks, and itself only by relative paths.',
};
const noReact = ['{react,react-dom,wouter}', '{react,react-dom,wouter}/**'];
const ownSourceOnly = {
  group: ['../**/{src,microapps,launcher,mocks,kit}/**'],
  message: 'No app reaches outside its own src: others are not its business, the kit has doors.',
};

function kitWalls(): Wall[] {
  return kitRooms.map((room, index) => {
    const left = kitExceptions[room] ?? kitRooms.slice(0, index);
    const stopped = kitRooms.filter((other) => other !== room && !left.includes(other));
    const patterns: Pattern[] = [];
    if (stopped.length > 0) {
      patterns.push({
        group: [`../**/${anyOf(stopped)}/**`],
        message: `${room} may import only the rooms it stands on: ${left.join(', ') || 'none'}.`,
      });
    }
    if (left.length > 0) {
      patterns.push({
        group: [`../**/${anyOf(left)}/**`, `!../**/${anyOf(left)}/index.ts`],
        message: 'Another room of the kit is entered by its index.ts.',
      });
    }
    patterns.push(noApp);
    if (withoutReact.includes(room)) patterns.push({ group: noReact, message: `${room} knows no React.` });
    return wall([`kit/src/${room}/**`], patterns);
  });
}

const kitTests = wall(
  ['kit/**/*.test.{ts,tsx}'],
  [
    {
      group: ['../**/{microapps,launcher}/**', '@wallet/**', '!@wallet/mocks/**', '!@wallet/kit/**'],
      message: 'The kit imports no app, in tests either.',
    },
  ],
);

function packagesOf(names: readonly string[]): string[] {
  const withPaths = names.filter((name) => withSubPaths.includes(name));
  return [...names.map((name) => `!${name}`), ...(withPaths.length > 0 ? [`!${anyOf(withPaths)}/**`] : [])];
}

const stylesOf = (doors: readonly string[]) => (doors.includes('ui') ? ['!@wallet/kit/ui/styles.css'] : []);

const wholeApp: Pattern = {
  group: [
    '**',
    `!@wallet/kit/${anyOf(appDoors)}`,
    ...stylesOf(appDoors),
    ...packagesOf(appPackages),
    '!./**',
    '!../**',
  ],
  message: 'An app imports kit doors, react, wouter, signals, dayjs, swiper, react-pdf and itself.',
};

/** Where the sources of a room stand. */
export const foldersOf = (room: Pick<AppRoom, 'room' | 'owners'>): string[] =>
  ownersOf(room).map((owner) => `${owner}/src/${room.room}`);

function appWalls(): Wall[] {
  const app = wall(
    ownersOf({}).map((owner) => `${owner}/src/**`),
    [wholeApp, ownSourceOnly],
  );
  const rooms = appRooms.map((room) =>
    wall(
      foldersOf(room).map((folder) => `${folder}/**`),
      [
        {
          group: [
            '**',
            `!@wallet/kit/${anyOf(room.doors)}`,
            ...stylesOf(room.doors),
            ...packagesOf(room.packages),
            '!./**',
            ...(room.rooms.length > 0 ? [`!../**/${anyOf(room.rooms)}/**`] : []),
            ...(room.manifest ? ['!../**/manifest.ts'] : []),
          ],
          message: room.says,
        },
        ownSourceOnly,
      ],
    ),
  );
  const tests = wall(
    ownersOf({}).map((owner) => `${owner}/src/**/*.test.{ts,tsx}`),
    [ownSourceOnly],
  );
  return [app, ...rooms, tests];
}

const mocks = wall(
  ['mocks/src/**'],
  [
    {
      group: ['@wallet/**', `!@wallet/kit/${anyOf(mockDoors)}`, '../**/{microapps,launcher,kit}/**'],
      message:
        'Mocks import the kit’s contract (bridge, schema, manifest, format, booking, identity) and no app.',
    },
  ],
);

const browserTests = wall(
  ownersOf({}).map((owner) => `${owner}/e2e/**`),
  [{ group: ['../**/mocks/**'], message: 'A browser test stands on @wallet/mocks/e2e.' }],
);

/** All walls, in the order in which a later one takes the place of an earlier one. */
export function walls(): Wall[] {
  return [...kitWalls(), kitTests, ...appWalls(), mocks, browserTests];
}

interface Settings {
  overrides: Wall[];
}

const file = join(dirname(import.meta.dirname), '.biome.json');

const isWall = ({ linter }: Wall) => JSON.stringify(linter)?.includes('"noRestrictedImports"') ?? false;

/** The walls that .biome.json has. */
export function standingWalls(): Wall[] {
  return (JSON.parse(readFileSync(file, 'utf8')) as Settings).overrides.filter(isWall);
}

function write(): void {
  const settings = JSON.parse(readFileSync(file, 'utf8')) as Settings;
  const first = settings.overrides.findIndex(isWall);
  const others = settings.overrides.filter((each) => !isWall(each));
  settings.overrides = [...others.slice(0, first), ...walls(), ...others.slice(first)];
  writeFileSync(file, `${JSON.stringify(settings, null, 2)}\n`);
  const biome = join(dirname(file), 'node_modules', '.bin', 'biome');
  spawnSync(biome, ['format', '--write', file], { stdio: 'inherit' });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) write();
