// What ids, prefixes, paths and addresses may be. They become paths of files, lines of nginx's configuration and headers,
// so that nothing else is read, and nothing else is written.
import { v } from '../../src/schema/index.ts';

/** First segments that the server answers itself. */
const reserved = [
  'wApi',
  '_shared',
  '_host',
  '_mocks',
  '_closed',
  '_delta',
  '_registry',
  'assets',
  'registry.json',
] as const;

/** Where the files are that apps share. */
export const sharedFolder = '/_shared/';
/** Where the registry's index is, and what it says of each app. */
export const registryFolder = '/_registry/';

export const appIdSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{0,39}$/));
/** A release or an event. */
export const idSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
export const prefixSchema = v.pipe(
  v.string(),
  v.regex(/^\/[\w-]*$/),
  v.check((prefix) => !reserved.some((name) => prefix === `/${name}`), 'is reserved'),
);
/** A screen's path; a parameter is a whole segment, `{id}`. */
export const pathSchema = v.pipe(v.string(), v.regex(/^(?:\/(?:[\w~-][\w.~-]*|\{\w+\}))+$/));
/** Below the files of a store: no segment begins with a dot. */
export const addressSchema = v.pipe(v.string(), v.regex(/^(?:\/[\w~@-][\w.~@-]*)+$/));
/** A hash in a content security policy. */
export const sourceSchema = v.pipe(
  v.string(),
  v.regex(/^'sha(?:256-[\w+/]{43}=|384-[\w+/]{64}|512-[\w+/]{86}==)'$/),
);

interface Named {
  id: string;
  prefixes: readonly string[];
}

/** The folder of an app's own files, by its first prefix: `/forest/assets/`. */
export function assetsOf({ prefixes: [first = '/'] }: Pick<Named, 'prefixes'>): string {
  return `${first === '/' ? '' : first}/assets/`;
}

/** The addresses that an app may not bring: neither below its own folder nor among the shared files. */
export function strangeAddresses(app: Pick<Named, 'prefixes'>, addresses: Iterable<string>): string[] {
  const own = assetsOf(app);
  return [...addresses].filter((address) => !address.startsWith(own) && !address.startsWith(sharedFolder));
}

/** Whether a path is the prefix or below it. */
const isBelow = (path: string, prefix: string) =>
  prefix === '/' || path === prefix || path.startsWith(`${prefix}/`);

/** What is wrong with the apps of a registry side by side, in words: an id twice, a prefix twice, a path elsewhere. */
export function faultsOfApps(
  apps: readonly (Named & { screens: readonly { code: string; path: string }[] })[],
): string[] {
  const owners = new Map<string, string>();
  const ids = new Set<string>();
  return apps.flatMap(({ id, prefixes, screens }) => {
    const twice = ids.has(id) ? [`There are two apps ${id}.`] : [];
    ids.add(id);
    const taken = prefixes.flatMap((prefix) => {
      // Each is one segment, so that none but "/" has another within; folders may not tell capitals apart.
      const owner = owners.get(prefix.toLowerCase());
      owners.set(prefix.toLowerCase(), id);
      return owner === undefined ? [] : [`A prefix of ${id} belongs to ${owner}.`];
    });
    const outside = screens
      .filter(({ path }) => !prefixes.some((prefix) => isBelow(path, prefix)))
      .map(({ code }) => `The path of ${code} is below no prefix of ${id}.`);
    return [...twice, ...taken, ...outside];
  });
}
