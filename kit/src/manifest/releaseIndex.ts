import { v } from '../schema/index.ts';
import type { ScreenFlags, Title } from './Manifest.ts';
import { type ClosedPart, closedPartSchema, type RegistryApp, titleSchema } from './registry.ts';

/** Where the index stands. It changes with each release, and whoever decides by it asks anew. */
export const indexAddress = '/_registry/index.json';

/** Where what the registry says of one app stands by itself. Another content is another address. */
export const appDocumentAddress = (id: string, document: string) => `/_registry/${id}-${document}.json`;

/** One screen of the index. */
export interface IndexScreen {
  code: string;
  path: string;
  /** only of the app's doors */
  title?: Title | undefined;
  /** `forVisitor`, and that only of the app's doors */
  flags?: ScreenFlags | undefined;
  aliasOf?: string | undefined;
}

/** One app of the index. */
export interface IndexApp {
  id: string;
  version?: string | undefined;
  prefixes: readonly string[];
  /** names what else the registry says of it: {@link appDocumentAddress} */
  document?: string | undefined;
  killed?: ClosedPart[] | undefined;
  /** the release that is current, where others were withdrawn */
  build?: string | undefined;
  withdrawn?: string[] | undefined;
  screens: readonly IndexScreen[];
}

/** What every page has to know of all that is released (decision 0017); the whole registry is one, too. */
export interface ReleaseIndex {
  apps: readonly IndexApp[];
}

const indexScreenSchema = v.object({
  code: v.string(),
  path: v.pipe(v.string(), v.regex(/^\/.*[^/]$/)),
  title: v.optional(titleSchema),
  flags: v.fallback(v.optional(v.object({ forVisitor: v.optional(v.literal(true)) })), undefined),
  aliasOf: v.optional(v.string()),
});

/** The index as it comes: {@link ReleaseIndex}. */
export const indexSchema = v.object({
  apps: v.array(
    v.object({
      id: v.string(),
      version: v.fallback(v.optional(v.string()), undefined),
      prefixes: v.array(v.string()),
      document: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]+$/))), undefined),
      killed: v.fallback(v.optional(v.array(closedPartSchema)), undefined),
      build: v.fallback(v.optional(v.string()), undefined),
      withdrawn: v.fallback(v.optional(v.array(v.string())), undefined),
      screens: v.array(indexScreenSchema),
    }),
  ),
});

/** What the registry says of an app, as far as its index does. */
type Indexed = Omit<IndexApp, 'document'> & Pick<RegistryApp, 'doors'>;

/**
 * What the index says of an app.
 *
 * @param document names all that the registry says of it
 */
export function toIndexApp(
  { id, version, prefixes, build, killed = [], withdrawn = [], doors, screens }: Indexed,
  document: string,
): IndexApp {
  return {
    id,
    ...(version === undefined ? {} : { version }),
    prefixes,
    document,
    ...(killed.length > 0 ? { killed } : {}),
    ...(withdrawn.length > 0 ? { ...(build === undefined ? {} : { build }), withdrawn } : {}),
    screens: screens.map(({ code, path, aliasOf, title, flags }) => ({
      code,
      path,
      ...(aliasOf === undefined ? {} : { aliasOf }),
      // An app of before said nothing of doors: each of its screens may be one.
      ...((doors?.includes(code) ?? true)
        ? { title, ...(flags?.forVisitor ? { flags: { forVisitor: true } } : {}) }
        : {}),
    })),
  };
}
