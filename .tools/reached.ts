// What a change reaches by imports: the files that are to be looked at again, without a build or a browser.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

interface Imported {
  /** as it is written */
  from: string;
  /** undefined: all of it */
  names?: string[];
}

const source = /\.(tsx?|mts|css|json)$/;
const statement =
  /^\s*(?:import|export)\s+(?:type\s+)?(?:(?<all>\*(?:\s+as\s+\w+)?)|(?<one>[\w$]+)(?:\s*,\s*\{(?<more>[^}]*)\})?|\{(?<names>[^}]*)\})\s+from\s+'(?<from>[^']+)'/gm;
const bare = /(?:^\s*import\s+|\bimport\(\s*|new URL\(\s*)'(?<from>[^']+)'/gm;

function namesIn(list: string): string[] {
  return list
    .split(',')
    .map(
      (each) =>
        each
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/)[0] ?? '',
    )
    .filter(Boolean);
}

/** What a file imports, and hands on. */
export function importsOf(text: string): Imported[] {
  const named = [...text.matchAll(statement)].map(({ groups = {} }): Imported => {
    const { from = '', names, all } = groups;
    return names === undefined || all !== undefined ? { from } : { from, names: namesIn(names) };
  });
  const others = [...text.matchAll(bare)].map(({ groups }): Imported => ({ from: groups?.from ?? '' }));
  return [...named, ...others];
}

/** Where each name of a door comes from; undefined where a file does more than hand on. */
function doorOf(text: string): Map<string, string> | undefined {
  const rest = text
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replace(/export\s+(type\s+)?\{[^}]*\}\s+from\s+'[^']+';?/g, '');
  if (rest.trim() !== '') return undefined;
  const found = new Map<string, string>();
  for (const [, list = '', from = ''] of text.matchAll(
    /export\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'([^']+)'/g,
  )) {
    for (const each of list.split(',')) {
      const name =
        each
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/)
          .at(-1) ?? '';
      if (name !== '') found.set(name, from);
    }
  }
  return found;
}

interface Graph {
  /** of each file, those that import it */
  importers: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Who imports whom in a workspace. A name that comes through a door (an `index.ts` that only hands on) leads to the file
 * that it is in: else each change to the kit would reach everything.
 *
 * @param root absolute path
 * @param files paths from there
 */
export function graphOf(root: string, files: readonly string[]): Graph {
  const known = new Set(files);
  const texts = new Map(
    files.filter((file) => source.test(file)).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
  const doors = new Map<string, Map<string, string> | undefined>();
  const packages = packagesOf(root, files);
  const importers = new Map<string, Set<string>>();
  const add = (imported: string, importer: string) => {
    const all = importers.get(imported) ?? new Set();
    importers.set(imported, all.add(importer));
  };

  function resolved(from: string, importer: string): string | undefined {
    if (!from.startsWith('.')) return packages.get(from);
    const path = relative(root, resolve(root, dirname(importer), from.replace(/\?.*$/, '')));
    return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((each) => known.has(each));
  }

  function doorAt(file: string): Map<string, string> | undefined {
    if (!file.endsWith('/index.ts')) return undefined;
    if (!doors.has(file)) doors.set(file, doorOf(texts.get(file) ?? 'no'));
    return doors.get(file);
  }

  /** The file in which a name is, through as many doors as there are. */
  function homeOf(name: string, file: string): string {
    const from = doorAt(file)?.get(name);
    const next = from === undefined ? undefined : resolved(from, file);
    return next === undefined ? file : homeOf(name, next);
  }

  for (const [file, text] of texts) {
    if (!/\.(tsx?|mts)$/.test(file)) continue;
    for (const { from, names } of importsOf(text)) {
      const target = resolved(from, file);
      if (target === undefined) continue;
      if (names === undefined || doorAt(target) === undefined) add(target, file);
      else for (const name of names) add(homeOf(name, target), file);
    }
  }
  return { importers };
}

/** The doors of the workspace's own packages: `@wallet/kit/api` -> its file. */
function packagesOf(root: string, files: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of files.filter((each) => /^([^/]+|microapps\/[^/]+)\/package\.json$/.test(each))) {
    const { name = '', exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
      name?: string;
      exports?: Record<string, string>;
    };
    for (const [door, path] of Object.entries(exports))
      if (typeof path === 'string') found.set(join(name, door), join(dirname(file), path));
  }
  return found;
}

/** All files that these reach, with themselves. */
export function reachedBy({ importers }: Graph, changed: readonly string[]): Set<string> {
  const reached = new Set(changed);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return reached;
}

function git(root: string, ...args: string[]): string[] {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}

/** Files of the workspace, as git knows them, those not added yet among them. */
export function workspaceFiles(root: string): string[] {
  const all = git(root, 'ls-files', '--cached', '--others', '--exclude-standard');
  return all.filter((file) => existsSync(join(root, file)) && statSync(join(root, file)).isFile());
}

/**
 * What is other than at the last state that is known to be good: `WALLET_SINCE`, else where this branch left main, else
 * the commit before. Nothing where there is no git.
 */
export function changedFiles(root: string): string[] {
  const [head = ''] = git(root, 'rev-parse', 'HEAD');
  const bases = ['origin/main', 'main'].flatMap((name) => git(root, 'merge-base', 'HEAD', name));
  const base = process.env.WALLET_SINCE ?? bases.find((each) => each !== head) ?? 'HEAD~1';
  const since = git(root, 'diff', '--name-only', base);
  const fresh = git(root, 'ls-files', '--others', '--exclude-standard');
  return [...new Set([...since, ...fresh])];
}
