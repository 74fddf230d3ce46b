// pnpm budgets: after a build of all, what each app and shared file may weigh is what it weighs now, and room for the
// hashes of its files, which differ from release to release and are packed a few bytes better or worse.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildDir } from '../kit/vite/index.ts';
import { appDirs } from './appDirs.ts';
import { readBudgets, sharedSizes } from './release/budgets.ts';
import { collectRelease } from './release/collect.ts';
import { sizeOf } from './release/firstLoad.ts';

const ROOM = 64;
const kit = join(dirname(import.meta.dirname), 'kit');

/** What is weighed, with room, in the order that the budgets had. */
function withRoom(sizes: object, had: object = {}): Record<string, number> {
  const now = { ...had, ...sizes };
  return Object.fromEntries(
    Object.entries(now)
      .filter(([name]) => name in sizes)
      .map(([name, bytes]) => [name, Math.ceil((Number(bytes) + ROOM) / 100) * 100]),
  );
}

function write(file: string, budgets: object): void {
  writeFileSync(file, `${JSON.stringify(budgets, undefined, 2)}\n`);
}

const ofApps = readBudgets();
for (const dir of appDirs()) {
  const built = await collectRelease(dir, buildDir, kit);
  const { app } = built.release;
  const { first, later, kit: parts } = sizeOf(built);
  Object.assign(ofApps, { [app]: withRoom({ first, later, kit: parts }) });
}
write(join(import.meta.dirname, 'release', 'budgets.json'), ofApps);

const file = join(kit, 'api', 'budgets.json');
const ofKit = JSON.parse(readFileSync(file, 'utf8')) as { shared: object };
write(file, { ...ofKit, shared: withRoom(sharedSizes(), ofKit.shared) });
