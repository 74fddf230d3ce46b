// pnpm new:microapp <id> <prefix> [--family ABC]: a new domain with five screens and its room in the mock backend,
// copied from kit/template. It passes types, lint, walls, tests and build as it is.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Manifest } from '../kit/src/manifest/index.ts';
import { appDirs } from './appDirs.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const name = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Addresses that are no app's (contracts/http.md), and what a dev server keeps for itself. */
const reserved = ['/wApi', '/registry', '/src', '/assets', '/node_modules', '/ready'];

interface Domain {
  id: string;
  /** with its slash */
  prefix: string;
  /** three letters that its screen codes begin with */
  family: string;
}

function readArguments(args: string[]): Domain & { installs: boolean } {
  const at = args.indexOf('--family');
  const family = at < 0 ? 'FZZ' : (args[at + 1] ?? '');
  const rest = args.filter((arg, index) => !arg.startsWith('--') && (at < 0 || index !== at + 1));
  const [id = '', given = `/${id}`] = rest;
  return {
    id,
    prefix: given.startsWith('/') ? given : `/${given}`,
    family,
    installs: !args.includes('--no-install'),
  };
}

async function manifests(): Promise<Manifest[]> {
  return Promise.all(
    appDirs().map(async (dir) => {
      const module = (await import(pathToFileURL(join(dir, 'src', 'manifest.ts')).href)) as {
        manifest: Manifest;
      };
      return module.manifest;
    }),
  );
}

/** What is wrong with what was asked for; undefined when nothing is. */
function problemOf({ id, prefix, family }: Domain, known: Manifest[]): string | undefined {
  if (id === '')
    return 'pnpm new:microapp <id> <prefix> [--family ABC], for example: pnpm new:microapp rail /rail';
  if (!name.test(id))
    return `"${id}" is no id: small letters, digits and single dashes, beginning with a letter.`;
  if (!name.test(prefix.slice(1))) {
    return `"${prefix}" is no prefix: one segment of small letters, digits and single dashes, as in /rail.`;
  }
  if (!/^[A-Z]{3}$/.test(family))
    return `"${family}" is no family of screen codes: three capital letters, as in FTR.`;
  if (existsSync(join(root, 'microapps', id)) || ['kit', 'launcher', 'mocks'].includes(id)) {
    return `There is already a "${id}".`;
  }
  if (reserved.includes(prefix)) return `${prefix} is kept for the server itself.`;
  const owner = known.find(({ prefixes }) => prefixes.includes(prefix));
  if (owner) return `${prefix} belongs to ${owner.id}.`;
  const code = `${family}10000`;
  const twin = known.find(({ screens }) => code in screens);
  if (twin) return `Screen codes of ${family} are taken by ${twin.id}: give others with --family ABC.`;
  return undefined;
}

function camel(id: string): string {
  return id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function fill(text: string, { id, prefix, family }: Domain, room: string): string {
  return text
    .replaceAll('newappRoom', room)
    .replaceAll('@wallet/newapp', `@wallet/${id}`)
    .replaceAll('backend/newapp', `backend/${id}`)
    .replaceAll('/newapp', prefix)
    .replaceAll('newapp', id)
    .replaceAll('FZZ', family);
}

function copy(from: string, to: string, change: (text: string) => string) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from)) {
    const source = join(from, entry);
    const target = join(to, change(entry).replace(/\.txt$/, ''));
    if (statSync(source).isDirectory()) copy(source, target, change);
    else writeFileSync(target, change(readFileSync(source, 'utf8')));
  }
}

function addRoom(room: string, folder: string) {
  const file = join(root, 'mocks', 'src', 'backend', 'rooms.ts');
  const text = readFileSync(file, 'utf8');
  const list = /(export const rooms[^=]*=\s*\[)([\s\S]*?)(,?\s*\];)/;
  if (!list.test(text)) throw new Error('mocks/src/backend/rooms.ts has no list "rooms" to add to.');
  const withEntry = text.replace(
    list,
    (_, head: string, entries: string) => `${head}${entries},\n  ${room},\n];`,
  );
  writeFileSync(file, `import { ${room} } from './${folder}/index.ts';\n${withEntry}`);
}

/** What the new app may weigh: as much as the template does, and a little to begin with. */
const firstBudget = { first: 9_500, later: 1_500 };

function addBudget(id: string) {
  const file = join(root, '.tools', 'release', 'budgets.json');
  const budgets = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, `${JSON.stringify({ ...budgets, [id]: firstBudget }, undefined, 2)}\n`);
}

function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

async function main() {
  const { installs, ...domain } = readArguments(process.argv.slice(2));
  const { id, prefix } = domain;
  const problem = problemOf(domain, await manifests());
  if (problem !== undefined) {
    console.error(`wallet: ${problem}`);
    process.exit(1);
  }
  const backend = join(root, 'mocks', 'src', 'backend');
  const folder = existsSync(join(backend, id)) ? `${id}-items` : id;
  const room = `${camel(folder)}Room`;
  const change = (text: string) => fill(text, domain, room);
  copy(join(root, 'kit', 'template', 'app'), join(root, 'microapps', id), change);
  copy(join(root, 'kit', 'template', 'mocks'), join(backend, folder), change);
  addRoom(room, folder);
  addBudget(id);
  const files = [`microapps/${id}`, `mocks/src/backend/${folder}`, 'mocks/src/backend/rooms.ts'];
  run(join(root, 'node_modules', '.bin', 'biome'), ['check', '--write', '--log-level=error', ...files]);
  if (installs) {
    const install = ['install', '--no-frozen-lockfile', '--reporter=silent'];
    if (!run('pnpm', [...install, '--offline']) && !run('pnpm', install)) {
      console.error(
        'wallet: the new app is there, but "pnpm install" failed: run it when the registry can be reached.',
      );
      process.exit(1);
    }
  }
  console.log(`
  microapps/${id} owns ${prefix}. Next:

    pnpm dev ${id}     see it, with hot reload
    pnpm test ${id}    check it alone
`);
}

await main();
