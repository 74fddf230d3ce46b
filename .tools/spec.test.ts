import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const spec = join(root, 'kit/docs/spec');
const read = (name: string) => readFileSync(join(spec, name), 'utf8');

/** Every source of the workspace, in one text. */
function sources(): string {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' });
  return files
    .trim()
    .split('\n')
    .filter((file) => !file.endsWith('spec.test.ts'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
}

/** What comments and tests cite, by kind, and where a newcomer opens it. */
it.each([
  ['requirements', /\bR\d{3}\b/g, () => read('requirements.jsonl'), 500],
  ['readings and edges', /(?<=[(, ])[AE]\d{2}\b(?=[),;:])/g, () => read('readings.md'), 80],
])('every one of the %s that is cited can be opened here', (_, pattern, text, atLeast) => {
  const cited = new Set(sources().match(pattern));
  expect(cited.size).toBeGreaterThan(atLeast);
  const there = text();
  expect([...cited].filter((id) => !there.includes(id))).toEqual([]);
});
