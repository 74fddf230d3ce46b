// Which methods of the phone app the sources of an app can reach, through the kit's functions too (goals-kit.md 31).
import { existsSync, globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { methods } from '../kit/src/bridge/index.ts';
import type { Manifest } from '../kit/src/manifest/index.ts';
import { type Mentions, type ModuleUse, madeOnce, readModuleUse } from './bridgeUseModule.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** The module that makes an object of which pages use some members, by the object's name. */
const makers = Object.fromEntries(
  Object.values(madeOnce).map(({ object, file }) => [object, join(root, file)]),
);
/** Where the bridge itself lives: its own `call` is not a use of it. */
const bridgeRoom = join(root, 'kit/src/bridge');

/** Each reachable method with the way to it, from the app's source to the call. */
export type BridgeUse = Map<string, string[]>;

function placeOf(from: string, source: string): string | null {
  const door = /^@wallet\/kit\/([\w-]+)$/.exec(source)?.[1];
  const file = door ? join(root, 'kit/src', door, 'index.ts') : join(dirname(from), source);
  const isSource = door !== undefined || source.startsWith('.');
  return isSource && /\.tsx?$/.test(file) && existsSync(file) ? file : null;
}

/** Follows names from module to module; one walker remembers what it has read. */
export function createBridgeUse() {
  const modules = new Map<string, ModuleUse>();

  function read(file: string): ModuleUse {
    const known = modules.get(file) ?? readModuleUse(file);
    modules.set(file, known);
    return known;
  }

  /** The module that declares what another one exports under this name. */
  function declarerOf(file: string, name: string): { file: string; name: string } | null {
    const { declared, passedOn, imports } = read(file);
    if (declared.has(name)) return { file, name };
    const imported = imports.get(name);
    const ways = [...(imported ? [{ ...imported, as: name }] : []), ...passedOn];
    for (const way of ways) {
      if (way.as !== name && way.as !== '*') continue;
      const place = placeOf(file, way.source);
      const found = place && declarerOf(place, way.name === '*' ? name : way.name);
      if (found) return found;
    }
    return null;
  }

  /** What a module declares, and what it passes on by name. */
  const namesOf = (file: string) => {
    const { declared, passedOn } = read(file);
    return new Set([...declared.keys(), ...passedOn.map(({ as }) => as)]);
  };

  function follow(file: string, mentions: Mentions, way: string[], use: BridgeUse, seen: Set<string>) {
    if (!(dirname(file) === bridgeRoom && !file.endsWith('nativeCalls.ts'))) {
      const named = mentions.methods.has('*') ? Object.keys(methods) : mentions.methods;
      for (const method of named) if (!use.has(method)) use.set(method, way);
    }
    for (const member of mentions.members) {
      const [object = ''] = member.split('.');
      const maker = makers[object];
      if (!maker) continue;
      const isAny = member.endsWith('.*');
      const all = isAny
        ? [...read(maker).declared.keys()].filter((name) => name.startsWith(`${object}.`))
        : [];
      for (const name of isAny ? all : [member]) step(maker, name, way, use, seen);
    }
    for (const name of mentions.names) step(file, name, way, use, seen);
    for (const source of mentions.late) {
      const place = placeOf(file, source);
      if (place) for (const name of namesOf(place)) step(place, name, way, use, seen);
    }
  }

  function step(file: string, name: string, way: string[], use: BridgeUse, seen: Set<string>) {
    const target = name === '' ? null : declarerOf(file, name);
    const mentions = target && read(target.file).declared.get(target.name);
    const key = `${target?.file}#${target?.name}`;
    if (!target || !mentions || seen.has(key)) return;
    seen.add(key);
    follow(target.file, mentions, [...way, `${relative(root, target.file)} ${target.name}`], use, seen);
  }

  return {
    /** What one export of a kit door reaches; for a member of `navigate`, `app` and `navigate.open`. */
    ofKit(door: string, name: string): string[] {
      const use: BridgeUse = new Map();
      const file = makers[name.split('.')[0] ?? ''] ?? join(root, 'kit/src', door, 'index.ts');
      step(file, name, [], use, new Set());
      return [...use.keys()].sort();
    },
    /** What the sources of an app reach, its tests left aside. */
    ofApp(dir: string): BridgeUse {
      const use: BridgeUse = new Map();
      const seen = new Set<string>();
      const files = globSync('src/**/*.{ts,tsx}', { cwd: dir }).filter((file) => !/\.test\.tsx?$/.test(file));
      for (const file of files.sort()) {
        const path = join(dir, file);
        for (const { as } of read(path).passedOn) step(path, as, [relative(root, path)], use, seen);
        for (const [name, mentions] of read(path).declared) {
          if (seen.has(`${path}#${name}`)) continue;
          seen.add(`${path}#${name}`);
          follow(path, mentions, [`${relative(root, path)}${name && ` ${name}`}`], use, seen);
        }
      }
      return use;
    },
  };
}

/** What is wrong between an app's manifest and its sources, in sentences; empty where they agree. */
export function bridgeProblems(manifest: Pick<Manifest, 'id' | 'bridge'>, use: BridgeUse): string[] {
  const missing = [...use].filter(([method]) => !manifest.bridge.includes(method));
  const unused = manifest.bridge.filter((method) => !use.has(method));
  return [
    ...missing.map(
      ([method, way]) =>
        `${manifest.id} can call ${method} and does not list it in manifest.bridge. The way there: ${way.join(' > ')}.`,
    ),
    ...unused.map(
      (method) =>
        `${manifest.id} lists ${method} in manifest.bridge and cannot reach it. Take it off the list.`,
    ),
  ];
}
