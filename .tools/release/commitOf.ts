import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The commit that a release is made from, for its history: twelve digits, with `+` where something has changed since.
 *
 * @param root top of the workspace
 * @param paths what the release is made from
 * @returns undefined outside of git
 */
export async function commitOf(root: string, paths: readonly string[]): Promise<string | undefined> {
  try {
    const { stdout: commit } = await run('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root });
    const { stdout: changes } = await run('git', ['status', '--porcelain', '--', ...paths], { cwd: root });
    return commit.trim() + (changes.trim() === '' ? '' : '+');
  } catch {
    // An unpacked archive, or a machine without git: the history goes without.
    return undefined;
  }
}
