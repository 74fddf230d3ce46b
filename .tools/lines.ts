/**
 * `pnpm lines`: what a route costs, room by room, as a table in kit/docs/lines.md. A line is a line of a `.ts`, `.tsx` or
 * `.css` file that git knows and that is not blank; a route is an entry of a manifest's `screens`.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { appDirs, readManifest } from './appDirs.ts';

const root = dirname(import.meta.dirname);
const page = join(root, 'kit/docs/lines.md');

/** Rooms of the product, in the order of the columns; `else` is the manifest, state, tables of screens and pictures. */
export const rooms = [
  'screens',
  'flows',
  'parts',
  'api',
  'model',
  'messages',
  'else',
  'tests',
  'mocks',
] as const;
type Room = (typeof rooms)[number];
const unproductive: readonly Room[] = ['tests', 'mocks'];

/** Home, and what is there for developers: no domain of customers. */
const noDomain: readonly string[] = ['launcher', 'sample'];

export type Lines = Record<Room, number>;

/** Folders of the mock whose app is called otherwise. */
const otherNames: Readonly<Record<string, string>> = { 'fran-qrpayment': 'fpayment' };

/** Whose line it is; undefined for the kit, the tools, and what all apps share. */
export function placeOf(file: string): { app: string; room: Room } | undefined {
  if (!/\.(tsx?|css)$/.test(file)) return undefined;
  const [, mock] = /^mocks\/src\/backend\/([^/]+)\//.exec(file) ?? [];
  if (mock !== undefined) {
    const name = mock.replace(/-fe$/, '');
    const isTest = /\.test\.tsx?$|\/testing\//.test(file);
    return { app: otherNames[name] ?? name, room: isTest ? 'tests' : 'mocks' };
  }
  const [, app, path = ''] = /^(?:microapps\/)?([^/]+)\/((?:src|e2e|testing)\/.+)$/.exec(file) ?? [];
  if (app === undefined || !/^(microapps|launcher)\//.test(file)) return undefined;
  if (!path.startsWith('src/') || /\.test\.tsx?$|\/testing\//.test(path)) return { app, room: 'tests' };
  const folder = path.split('/')[1] as Room;
  return { app, room: rooms.includes(folder) && !unproductive.includes(folder) ? folder : 'else' };
}

/** Lines of a file that are not blank. */
export const linesIn = (file: string): number =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim()).length;

export interface Row {
  app: string;
  routes: number;
  lines: Lines;
}

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
const productOf = (lines: Lines) =>
  sum(rooms.filter((room) => !unproductive.includes(room)).map((room) => lines[room]));

/** The table: for each app the lines of a room on each of its routes; all domains together, and all apps. */
export function tableOf(rows: readonly Row[]): string {
  const together = (app: string, of: readonly Row[]): Row => ({
    app,
    routes: sum(of.map(({ routes }) => routes)),
    lines: Object.fromEntries(rooms.map((room) => [room, sum(of.map(({ lines }) => lines[room]))])) as Lines,
  });
  const domains = rows.filter(({ app }) => !noDomain.includes(app));
  const each = (lines: number, routes: number) => String(Math.round(lines / Math.max(1, routes)));
  const cells = [...rows, together('domains', domains), together('all', rows)].map(
    ({ app, routes, lines }) => [
      app,
      String(routes),
      ...rooms.map((room) => each(lines[room], routes)),
      each(productOf(lines), routes),
      each(productOf(lines) + lines.tests + lines.mocks, routes),
    ],
  );
  const head = ['app', 'routes', ...rooms, '**product**', '**a route**'];
  const rule = head.map((_, at) => (at === 0 ? '---' : '--:'));
  return [head, rule, ...cells].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

async function rowsOf(): Promise<Row[]> {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  const found = new Map<string, Lines>();
  for (const file of files.split('\0')) {
    const place = placeOf(file);
    if (!place) continue;
    const lines = found.get(place.app) ?? (Object.fromEntries(rooms.map((room) => [room, 0])) as Lines);
    lines[place.room] += linesIn(join(root, file));
    found.set(place.app, lines);
  }
  const rows = await Promise.all(
    appDirs().map(async (dir) => {
      const { id, screens } = await readManifest(dir);
      const lines = found.get(basename(dir));
      return lines && { app: id, routes: Object.keys(screens).length, lines };
    }),
  );
  return rows.filter((row) => row !== undefined).toSorted((a, b) => (a.app < b.app ? -1 : 1));
}

if (process.argv[1] === import.meta.filename) {
  const text = readFileSync(page, 'utf8');
  const table = tableOf(await rowsOf());
  writeFileSync(page, text.replace(/^\| app \|[\s\S]*?\n(?=\n|$)/m, `${table}\n`));
  console.log(table);
}
