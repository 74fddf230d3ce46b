// pnpm clones: what stands twice in product code, by app; more than the budget of an app fails, and names the pairs.
import { globSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { appDirs } from './appDirs.ts';
import { runCommand } from './runCommand.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = join(root, '.cache', 'clones');

/** Share of an app's lines that may stand somewhere else, too. */
const budget = 0.02;
/** Shorter than this is a habit, not a copy. */
const tokens = 60;

interface Place {
  name: string;
  start: number;
  end: number;
}

interface Report {
  duplicates: { lines: number; firstFile: Place; secondFile: Place }[];
}

/** The app, or the room of the kit, that a file belongs to. */
function ownerOf(file: string): string {
  const [first = '', second = ''] = relative(root, join(root, file)).split(sep);
  return first === 'microapps' ? second : first;
}

/** Lines of each app that stand twice: a line counts once, however often it was copied. */
export function copiedLines({ duplicates }: Report): Map<string, Set<string>> {
  const copied = new Map<string, Set<string>>();
  for (const { firstFile, secondFile } of duplicates) {
    for (const { name, start, end } of [firstFile, secondFile]) {
      const lines = copied.get(ownerOf(name)) ?? new Set();
      for (let line = start; line <= end; line += 1) lines.add(`${name}:${line}`);
      copied.set(ownerOf(name), lines);
    }
  }
  return copied;
}

function linesOf(dir: string): number {
  const files = globSync('src/**/*.{ts,tsx,css}', { cwd: dir, exclude: ['**/*.test.*'] });
  return files.reduce((sum, file) => sum + readFileSync(join(dir, file), 'utf8').split('\n').length, 0);
}

/** Runs the clone check; answers an exit code. */
export async function checkClones(): Promise<number> {
  const dirs = [join(root, 'kit'), ...appDirs()];
  const code = await runCommand(join(root, 'node_modules', '.bin', 'jscpd'), [
    ...['--silent', '--reporters', 'json', '--output', out, '--min-tokens', String(tokens)],
    ...[
      '--format',
      'typescript,tsx,css',
      '--ignore',
      '**/*.test.*,**/node_modules/**,**/testing/**,**/dist/**',
    ],
    ...dirs.map((dir) => join(relative(root, dir), 'src')),
  ]);
  if (code !== 0) return code;
  const report = JSON.parse(readFileSync(join(out, 'jscpd-report.json'), 'utf8')) as Report;
  const copied = copiedLines(report);
  const over = dirs.flatMap((dir) => {
    const share = (copied.get(basename(dir))?.size ?? 0) / linesOf(dir);
    return share > budget ? [{ app: basename(dir), share }] : [];
  });
  for (const { app, share } of over) {
    console.error(`${app}: ${(share * 100).toFixed(1)} % stands twice; ${budget * 100} % may.`);
    for (const { firstFile: a, secondFile: b, lines } of report.duplicates) {
      if (![ownerOf(a.name), ownerOf(b.name)].includes(app)) continue;
      console.error(`  ${lines} lines: ${a.name}:${a.start} and ${b.name}:${b.start}`);
    }
  }
  const worst = Math.max(0, ...dirs.map((dir) => (copied.get(basename(dir))?.size ?? 0) / linesOf(dir)));
  console.log(`${report.duplicates.length} copies; at most ${(worst * 100).toFixed(1)} % of an app`);
  return over.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(await checkClones());
