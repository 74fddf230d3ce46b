// Packs the kit as it would be published and checks the package: exports, files and the types of every door; then that
// the reports of its surface are those of today, and that no door weighs more than its budget.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reportProblems } from './api-report.ts';

const kit = fileURLToPath(new URL('../kit', import.meta.url));
const out = mkdtempSync(join(tmpdir(), 'wallet-kit-'));

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, {
    cwd: kit,
    stdio: ['ignore', args[0] === 'pack' ? 'ignore' : 'inherit', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
}

try {
  run('pnpm', ['pack', '--json', '--pack-destination', out]);
  const [name] = readdirSync(out);
  if (name === undefined) throw new Error('pnpm pack left no package.');
  const tarball = join(out, name);
  run('publint', ['run', tarball, '--strict']);
  run('attw', [tarball, '--profile', 'esm-only', '--exclude-entrypoints', 'ui/styles.css']);
} finally {
  rmSync(out, { recursive: true, force: true });
}

process.exit(await reportProblems());
