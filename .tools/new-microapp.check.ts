// (G42) Proves that what `pnpm new:microapp` makes passes everything untouched: makes one in a copy of the workspace and
// runs its tests there. The copy borrows the installed packages, so nothing is fetched.
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { appDirs } from './appDirs.ts';
import { copyWorkspace } from './copyWorkspace.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const copy = copyWorkspace('wallet-new-');

function run(args: string[]): number {
  const { status } = spawnSync(process.execPath, args, {
    cwd: copy,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status ?? 1;
}

const refused: [args: string[], says: RegExp][] = [
  [['Bad Id', '/fine'], /is no id/],
  [['fine', '/two/parts'], /is no prefix/],
  [['fine', '/forest'], /belongs to forest/],
  [['forest', '/fine'], /already a "forest"/],
  [['fine', '/wApi'], /is no prefix|kept for the server/],
  [['fine', '/fine', '--family', 'ftr'], /three capital letters/],
  [[], /pnpm new:microapp <id> <prefix>/],
];
for (const [args, says] of refused) {
  const script = join(copy, '.tools/new-microapp.ts');
  const { status, stderr } = spawnSync(process.execPath, [script, ...args], { cwd: copy, encoding: 'utf8' });
  if (status === 1 && says.test(stderr)) continue;
  console.error(`new:microapp ${args.join(' ')}: exit ${status}, said "${stderr.trim()}", not ${says}`);
  process.exit(1);
}

const made = run([join(copy, '.tools/new-microapp.ts'), 'proof-of-new', '/proof-of-new', '--no-install']);
if (made !== 0) process.exit(made);
const twin = appDirs().find((dir) => dirname(dir) === join(root, 'microapps'));
if (twin === undefined) throw new Error('There is no micro-app whose packages could be borrowed.');
// Links, copied as they are: they lead to the copy's own kit and mocks.
const packages = join(copy, 'microapps', 'proof-of-new', 'node_modules');
cpSync(join(twin, 'node_modules'), packages, { recursive: true, verbatimSymlinks: true });
const tested = run([join(copy, '.tools/test.ts'), 'proof-of-new', '--part', ...process.argv.slice(2)]);
if (tested !== 0) process.exit(tested);
const { overBudgets } = (await import(pathToFileURL(join(copy, '.tools/release/budgets.ts')).href)) as {
  overBudgets(only: string[]): Promise<string[]>;
};
const over = await overBudgets(['proof-of-new']);
for (const line of over) console.error(line);
process.exit(over.length === 0 ? 0 : 1);
