import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageDoors } from '../kit/vite/specifiers.ts';
import { docPages, examplesOf, withDecisions, withExamples } from './docs.ts';

const root = join(import.meta.dirname, '..');
const pages = new Map(docPages().map(({ name, text }) => [name, text]));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe('the docs of the kit', () => {
  it.each([...packageDoors])('(G39) show @wallet/kit/%s by an example that is run', (door) => {
    const text = pages.get(`${door}.md`) ?? '';
    const [example = ''] = examplesOf(text);
    expect(example).toMatch(/\.test\.tsx?$/);
    expect(read(`kit/docs/${example}`)).toContain(`from '@wallet/kit/${door}'`);
    expect(withExamples(text), `run "pnpm api": ${door}.md has an older example`).toBe(text);
  });

  it('take every example from a file, and show every file', () => {
    const shown = [...pages.values()].flatMap(examplesOf);
    const there = globSync('examples/*', { cwd: join(root, 'kit/docs') });
    expect(shown.sort()).toEqual(there.sort());
    for (const [name, text] of pages) {
      expect(text.match(/^```tsx?\b(?! file=)/gm) ?? [], `${name} has an example that nobody runs`).toEqual(
        [],
      );
    }
  });

  it('notice an example that was changed', () => {
    const [text = ''] = pages.values();
    expect(withExamples(text.replace(/^import /m, 'import  '))).toBe(text);
  });

  it('are found from the README, as are the decisions and the glossary', () => {
    const readme = read('kit/README.md');
    for (const page of [...[...pages.keys()].map((name) => `docs/${name}`), 'GLOSSARY.md', 'bridge.md']) {
      expect(readme).toContain(`(${page})`);
    }
    expect(withDecisions(readme), 'run "pnpm api": there is a decision the README does not list').toBe(
      readme,
    );
  });

  it('link to what is there', () => {
    for (const path of [
      'README.md',
      'kit/README.md',
      ...[...pages.keys()].map((name) => `kit/docs/${name}`),
    ]) {
      const links = [...read(path).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, to = '']) => to);
      const broken = links.filter((to) => !existsSync(join(root, dirname(path), to)));
      expect(broken, path).toEqual([]);
    }
  });
});

describe('the doors', () => {
  it('stand in the package, in what is published and in the API report: the same ones', () => {
    const kit = JSON.parse(read('kit/package.json')) as {
      exports: Record<string, string>;
      publishConfig: { exports: Record<string, unknown> };
    };
    const doors = [...packageDoors].map((door) => `./${door}`).sort();
    const isDoor = (path: string) => /^\.\/[a-z]+$/.test(path);
    expect(Object.keys(kit.exports).filter(isDoor).sort()).toEqual(doors);
    expect(Object.keys(kit.publishConfig.exports).filter(isDoor).sort()).toEqual(doors);
    for (const door of packageDoors)
      expect(existsSync(join(root, 'kit/api', `${door}.api.md`)), door).toBe(true);
  });
});
