import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { doorNames, exportsOf, isOfKit, type KitPart, kitParts, partAt, source } from './kitParts.ts';

/** `v` as an object of what it holds: a namespace object would need a helper in a file of its own. */
function schemaObject(): string {
  const subset = join(source, 'schema', 'subset.ts');
  const members = [...exportsOf(subset).keys()].map((name) => `${name}: subset.${name}`);
  return `import * as subset from '${subset}';\nexport const v = { ${members.join(', ')} };`;
}

/**
 * The source of each part's entry: it exports every name of the doors that comes in this part. A name is there once,
 * whichever doors give it out.
 */
export function partEntries(): Record<KitPart, string> {
  const lines = Object.fromEntries(kitParts.map((part) => [part, [] as string[]])) as Record<
    KitPart,
    string[]
  >;
  const seen = new Set(['v']);
  for (const [door, names] of doorNames()) {
    for (const [name, part] of names) {
      if (seen.has(name)) continue;
      seen.add(name);
      lines[part].push(`export { ${name} } from '${join(source, door, 'index.ts')}';`);
    }
  }
  lines.core.push(`import '${join(source, 'ui', 'styles.css')}';`, schemaObject());
  // A test builds a second kit from the same sources: the mark is all that tells them apart.
  const mark = process.env.WALLET_KIT_MARK;
  if (mark) lines.core.push(`export const kitMark = ${JSON.stringify(mark)};`);
  return Object.fromEntries(kitParts.map((part) => [part, lines[part].join('\n')])) as Record<
    KitPart,
    string
  >;
}

/** Parts that others may stand on; the later of them on the earlier. A held price stands on orders and on holds. */
export const bases = ['dates', 'sums', 'fields', 'flows', 'orders', 'codes', 'booking'] as const;

/** Where a module stands that more than one entry needs. */
export type Base = 'core' | (typeof bases)[number];

/**
 * Where modules stand that more than one entry needs. What the core needs at once is in the core's file. Other parts
 * may stand on the bases; what else several of them need is the core's, too.
 *
 * @param chunks as the bundler would split them, left to itself
 * @param atOnce for each part, the files that it would import at once
 */
export function sharedModules(
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  atOnce: ReadonlyMap<KitPart, ReadonlySet<string>>,
): Map<string, Base> {
  const places = new Map<string, Base>();
  for (const [file, { moduleIds }] of chunks) {
    const users = kitParts.filter((part) => atOnce.get(part)?.has(file));
    for (const id of moduleIds) {
      const place = placeOf(id, users);
      if (place !== undefined) places.set(id, place);
    }
  }
  return places;
}

function placeOf(id: string, users: readonly KitPart[]): Base | undefined {
  if (users.includes('core')) return 'core';
  const base = bases.find((part) => users.includes(part));
  if (base === undefined) return users.length < 2 ? undefined : 'core';
  // A library is the base's that brings it; a module of the kit that none of its places name is everybody's.
  const isOwn = users.length === 1 || partAt(id) === base || !isOfKit(id);
  return isOwn ? base : 'core';
}
