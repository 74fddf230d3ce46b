import { type Schema, v } from '../schema/index.ts';
import { type Capability, type Manifest, type MinHost, type ScreenFlags, screenFlags } from './Manifest.ts';
import { capabilitySchema, minHostSchema } from './manifestSchema.ts';

/** What a newer document may say otherwise: what does not fit is as if it were not there. */
const maybe = <T>(schema: Schema<T>) => v.fallback(v.optional(schema), undefined);

const texts = v.array(v.string());

/** A title, from outside. */
export const titleSchema = v.object({ ko: v.string(), en: v.string() });
const flagSchema = v.optional(v.literal(true));

// A flag that a newer release added is left aside here, not a reason to read nothing.
const flagsSchema = v.object(
  Object.fromEntries(screenFlags.map((flag) => [flag, flagSchema])) as Record<
    (typeof screenFlags)[number],
    typeof flagSchema
  >,
);

const registryScreenSchema = v.object({
  code: v.string(),
  path: v.pipe(v.string(), v.regex(/^\/.*[^/]$/)),
  title: titleSchema,
  flags: flagsSchema,
  aliasOf: v.optional(v.string()),
  asks: maybe(texts),
});

/** A part that is closed, from outside. */
export const closedPartSchema = v.object({
  screen: v.optional(v.string()),
  text: titleSchema,
  until: v.optional(v.string()),
});

const sealedSchema = v.array(v.object({ href: v.string(), integrity: v.string() }));

const startFilesSchema = v.object({
  script: v.object({ href: v.string(), integrity: v.string() }),
  also: maybe(sealedSchema),
  seals: maybe(sealedSchema),
  styles: v.array(v.object({ href: v.string(), integrity: v.optional(v.string()) })),
  runtime: v.string(),
  kit: v.string(),
  first: maybe(texts),
  home: maybe(v.string()),
  files: maybe(texts),
  screens: maybe(v.record(v.string(), v.array(v.number()))),
  words: maybe(v.record(v.string(), texts)),
  known: maybe(v.record(v.string(), v.string())),
  facts: v.record(v.string(), v.unknown()),
});

/** One app that is released, as it comes: {@link RegistryApp}. */
export const registryAppSchema = v.object({
  id: v.string(),
  version: v.string(),
  kit: v.string(),
  prefixes: texts,
  entry: v.pipe(v.string(), v.regex(/^\/(?:.*\/)?$/)),
  bridge: v.optional(texts),
  nativeScreens: maybe(texts),
  owners: maybe(texts),
  capabilities: maybe(v.record(v.string(), capabilitySchema)),
  minHost: maybe(minHostSchema),
  build: maybe(v.string()),
  withdrawn: maybe(texts),
  start: maybe(startFilesSchema),
  canary: maybe(v.object({ upTo: v.number() })),
  killed: maybe(v.array(closedPartSchema)),
  doors: maybe(texts),
  screens: v.array(registryScreenSchema),
});

/** `/registry.json`: what is released (contracts/http.md). */
export const registrySchema = v.object({ apps: v.array(registryAppSchema) });

/** One screen that is released. */
export interface RegistryScreen {
  code: string;
  path: string;
  title: { ko: string; en: string };
  flags: ScreenFlags;
  aliasOf?: string;
  /** what it asks the wallet API when it is opened without a query, below `/wApi` */
  asks?: string[] | undefined;
}

/** An app or a screen that is closed, with what customers are told (goal 34). */
export interface ClosedPart {
  /** a screen's code; the whole app where absent */
  screen?: string | undefined;
  text: { ko: string; en: string };
  /** instant, ISO; absent: until it is taken back */
  until?: string | undefined;
}

/** What a page of an app starts with, so that another document can become it (contracts/bridge.md, `go`). */
export interface StartFiles {
  script: { href: string; integrity: string };
  /** what its script imports at once */
  also?: { href: string; integrity: string }[] | undefined;
  /** files that hold the hashes of all its others */
  seals?: { href: string; integrity: string }[] | undefined;
  /** its own style sheets, without the kit's */
  styles: { href: string; integrity?: string | undefined }[];
  /** the shared files it was built with, as `sharedFiles` tells them */
  runtime: string;
  kit: string;
  /** addresses of what its home screen needs beside these */
  first?: string[] | undefined;
  /** path of that screen */
  home?: string | undefined;
  /** addresses of what its other screens need, in no order */
  files?: string[] | undefined;
  /** path of a screen -> which of {@link StartFiles.files} it needs, by their places */
  screens?: Record<string, number[]> | undefined;
  /** locale -> addresses of its catalogue */
  words?: Record<string, string[]> | undefined;
  /** the SHA-256 of these files in base64, by address, so that they can be fetched before any file of hashes is there */
  known?: Record<string, string> | undefined;
  /** what `<meta name="wallet-app">` says on its page */
  facts: Record<string, unknown>;
}

/** One app that is released. */
export interface RegistryApp {
  id: string;
  version: string;
  kit: string;
  prefixes: string[];
  entry: string;
  /** the bridge methods its pages may use; the app refuses the rest. Absent in entries of older releases. */
  bridge?: string[] | undefined;
  /** the screens of the phone app its pages may open; the app refuses the rest */
  nativeScreens?: string[] | undefined;
  owners?: string[] | undefined;
  capabilities?: Record<string, Capability> | undefined;
  minHost?: MinHost | undefined;
  /** tells this release from others, as the page's own facts do */
  build?: string | undefined;
  /** releases that customers were taken back from: their pages ask to be loaded again */
  withdrawn?: string[] | undefined;
  start?: StartFiles | undefined;
  /** a release on trial: who gets it is for the server to say */
  canary?: { upTo: number } | undefined;
  killed?: ClosedPart[] | undefined;
  /** the screens that others offer by their title, its home first. Absent in entries of older releases. */
  doors?: string[] | undefined;
  screens: RegistryScreen[];
}

/** What is released. */
export interface Registry {
  apps: RegistryApp[];
}

/** What the registry says of an app. Its entry ends with a slash, a screen's path never does. */
export function toRegistryApp(
  manifest: Manifest,
  { version, kit }: { version: string; kit: string },
): RegistryApp {
  const [first = '/'] = manifest.prefixes;
  return {
    id: manifest.id,
    version,
    kit,
    prefixes: [...manifest.prefixes],
    entry: first === '/' ? '/' : `${first}/`,
    bridge: [...manifest.bridge],
    ...(manifest.nativeScreens ? { nativeScreens: [...manifest.nativeScreens] } : {}),
    ...(manifest.owners ? { owners: [...manifest.owners] } : {}),
    ...(manifest.capabilities ? { capabilities: { ...manifest.capabilities } } : {}),
    ...(manifest.minHost ? { minHost: { ...manifest.minHost } } : {}),
    doors: [...new Set([manifest.home, ...(manifest.doors ?? [])])],
    screens: Object.entries(manifest.screens).flatMap(([code, { path, title, flags = {}, aliasOf, asks }]) =>
      path === '/'
        ? []
        : [
            {
              code,
              path,
              title: { ...title },
              flags: { ...flags },
              ...(aliasOf === undefined ? {} : { aliasOf }),
              ...(asks ? { asks: [...asks] } : {}),
            },
          ],
    ),
  };
}
