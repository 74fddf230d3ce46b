import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { appDirs, readManifest } from './appDirs.ts';

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

interface StatedRoute {
  code: string;
  /** null where no document shows it: then the code has to be there at all */
  path: string | null;
  flags: Record<string, boolean>;
  classFlags?: Record<string, boolean>;
}

/** Whitelisted codes that no screen list has: they end on the catch-all (A14), which is no screen of an app. */
const onTheCatchAll = ['(catch-all)', 'FFQ00000', 'FFQ02000', 'FCS21000'];
/** On the list of developers' pages and yet stated for the phone app: customers' all the same (A03). */
const ofCustomers = ['FGM40000', 'FGM50000', 'FGM51000', 'FGM71000'];

it('(R670, R678, R679) the registry is built from every route that is stated, with its stated flags', async () => {
  const manifests = await Promise.all(appDirs().map(readManifest));
  const screens = manifests.flatMap((one) => Object.entries(one.screens));
  const { routes } = JSON.parse(read('routes.json')) as { routes: StatedRoute[] };
  const problems = routes
    .filter(({ code }) => !onTheCatchAll.includes(code))
    .flatMap(({ code: named, path, flags, classFlags }) => {
      // A popup stands on the screen of its code.
      const code = named.replace(' (popup)', '');
      const plain = path?.replace('/{rest?}', '');
      const [, screen] = screens.find(([own, one]) => (plain ? one.path === plain : own === code)) ?? [];
      if (!screen) return [`${code} ${path}`];
      const stated = Object.entries({ ...classFlags, ...flags }).filter(
        ([flag]) => !(flag === 'forDeveloper' && ofCustomers.includes(code)),
      );
      return stated
        .filter(([flag, is]) => Boolean(screen.flags?.[flag as 'forVisitor']) !== is)
        .map(([flag, is]) => `${code} ${flag}: ${is}`);
    });
  expect(problems).toEqual([]);
  const known = new Set(screens.map(([code]) => code));
  expect(onTheCatchAll.filter((code) => known.has(code))).toEqual([]);
});
