import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const left = ['.git', '.store', '.cache', 'dist', 'test-results', 'shots'];

function isCopied(path: string): boolean {
  const inside = relative(root, path);
  // The workspace's own packages are borrowed whole; each package's are links, which are copied as they are.
  if (inside === 'node_modules' || /^\.tools\/(node|pnpm)\/node_modules/.test(inside)) return false;
  return !left.includes(basename(path)) || inside.includes('node_modules/');
}

/**
 * A copy of the workspace that a check may change. It borrows the installed packages, so that nothing is fetched, and
 * is gone when the process ends.
 *
 * @param name begins the folder's name
 * @returns absolute path
 */
export function copyWorkspace(name: string): string {
  const copy = mkdtempSync(join(tmpdir(), name));
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
  cpSync(root, copy, { recursive: true, filter: isCopied, verbatimSymlinks: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}
