// A screen's folder holds screens: what joins a call, a draft and words for several of them lives in flows/.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { appDirs } from './appDirs.ts';

const apps = appDirs().map((dir) => ({ name: basename(dir), src: join(dir, 'src') }));

/** Files of screens/ that no catalogue of screens opens: `screens.ts`, or what it is put together from. */
function unopened(src: string): string[] {
  const catalogues = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(screens(\.\w+)?|loaders[/]\w+)\.ts$/.test(name),
  );
  const opened = catalogues.map((name) => readFileSync(join(src, name), 'utf8')).join('\n');
  return readdirSync(join(src, 'screens'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .filter((name) => !opened.includes(`/screens/${name}'`));
}

describe('a file of screens/ is a screen', () => {
  test.each(apps)('in $name', ({ src }) => {
    expect(existsSync(join(src, 'screens'))).toBe(true);
    expect(unopened(src)).toEqual([]);
  });
});
