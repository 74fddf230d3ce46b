import type { Rolldown } from 'vite';

type InfoOf = (id: string) => Pick<Rolldown.ModuleInfo, 'importedIds' | 'importers' | 'isEntry'> | null;

/** A module and all others that are reached from it by one kind of import, without what is asked for later. */
function reached(start: string, next: (id: string) => readonly string[]): ReadonlySet<string> {
  const ids = new Set([start]);
  for (const id of ids) for (const other of next(id)) ids.add(other);
  return ids;
}

/**
 * The file for a module that several screens share; null for what the page's own script needs, which stays with it.
 *
 * A file brings the parts of the kit that it stands on to every screen that needs anything of it. So what stands on other
 * parts is in a file of its own: a list does not fetch what an order is confirmed with.
 */
export function commonFile(id: string, bundle: { getModuleInfo: InfoOf }): string | null {
  const infoOf: InfoOf = (each) => bundle.getModuleInfo(each);
  const users = reached(id, (each) => infoOf(each)?.importers ?? []);
  if ([...users].some((each) => infoOf(each)?.isEntry)) return null;
  const needed = reached(id, (each) => infoOf(each)?.importedIds ?? []);
  const parts = [...needed].flatMap((each) => /^@wallet\/kit\/_(\w+)$/.exec(each)?.[1] ?? []);
  return ['common', ...parts.filter((part) => part !== 'core').sort()].join('-');
}
