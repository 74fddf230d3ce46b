// pnpm mutants [room...]: changes the code of a room in small ways, one at a time, and looks whether a test notices.
// It takes long and is no step of npm test. The scores stand in kit/docs/mutants.md; who survived, with --survivors.
// --on goes on where a run was cut off, while code and tests are the same.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Room, runMutants } from './mutantRoom.ts';
import { readMutants, tableWith } from './mutantTable.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const page = join(root, 'kit', 'docs', 'mutants.md');
const reports = join(root, '.cache', 'mutants');

const folder = (path: string) => [`${path}/**/*.{ts,tsx}`];

const rooms: Readonly<Record<string, Room>> = {
  format: { code: folder('kit/src/format'), ground: 'nothing' },
  guards: { code: folder('kit/src/guards'), ground: 'nothing' },
  api: { code: folder('kit/src/api'), ground: 'page' },
  session: {
    code: folder('kit/src/session'),
    // Not those before the whole backend or with forty WebViews: what they alone notice has no test of its own.
    tests: [...folder('kit/src/session'), '!kit/src/session/{manyWebViews,againstBackend}.test.ts'],
    ground: 'page',
  },
  orders: {
    code: ['kit/src/common/orders.ts', 'kit/src/app/orders/*.{ts,tsx}'],
    // Not the suite of random faults: what it alone notices has no test of its own.
    tests: [...folder('kit/src/app/orders'), 'kit/src/common/{orders,orderTables}.test.ts'],
    ground: 'screens',
  },
  release: {
    code: folder('kit/release/src'),
    // Not those with processes of their own, which know nothing of the changed code.
    tests: [...folder('kit/release/src'), '!kit/release/src/processes.test.ts'],
    ground: 'nothing',
  },
};

async function main() {
  const args = process.argv.slice(2);
  const asked = args.filter((arg) => !arg.startsWith('-'));
  const unknown = asked.find((name) => !(name in rooms));
  if (unknown !== undefined) {
    console.error(`wallet: no room "${unknown}"; there are ${Object.keys(rooms).join(', ')}.`);
    process.exit(1);
  }
  // Somebody else may work on this machine; whoever has thought of it has chosen how much.
  if (getPriority() <= 0) setPriority(15);
  process.chdir(root);
  mkdirSync(reports, { recursive: true });
  for (const [room, where] of Object.entries(rooms)) {
    if (asked.length > 0 && !asked.includes(room)) continue;
    const from = performance.now();
    const found = readMutants(
      await runMutants(room, where, { reports, isCutOff: args.includes('--on'), say: console.log }),
    );
    writeFileSync(page, tableWith(existsSync(page) ? readFileSync(page, 'utf8') : '', room, found));
    const minutes = ((performance.now() - from) / 60_000).toFixed(1);
    console.log(`${room}: ${found.score.toFixed(1)} % of ${found.all} noticed (${minutes} min)`);
    if (args.includes('--survivors')) for (const each of found.survivors) console.log(`  ${each}`);
  }
}

await main();
