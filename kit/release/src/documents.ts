import { createHash } from 'node:crypto';
import { v } from '../../src/schema/index.ts';
import { addressSchema, appIdSchema, idSchema, pathSchema, prefixSchema, sourceSchema } from './names.ts';

/** What this code reads; a store of before is told from one that was tampered with. */
const FORMAT = 2;
/** Sticky buckets that customers are spread over: 1 to this many. */
export const BUCKETS = 1000;
/** How far back the history of an app is told, and how far a rollback reaches. */
export const HISTORY = 50;

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const moment = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'is no time'),
);
const signature = v.pipe(v.string(), v.regex(/^[\w+/]{86}==$/));
const bothLanguages = v.object({ ko: v.string(), en: v.string() });

const fileSchema = v.object({ sha256: hash, bytes: v.pipe(v.number(), v.integer()) });
const versionSchema = v.pipe(v.string(), v.regex(/^[\w.+-]{0,64}$/));

const screenSchema = v.looseObject({
  code: v.pipe(v.string(), v.regex(/^[A-Za-z]\w*$/)),
  path: pathSchema,
  aliasOf: v.optional(v.string()),
});
/** What a release says of its app in the registry, as far as the server asks for it. */
const entrySchema = v.looseObject({
  prefixes: v.pipe(v.array(prefixSchema), v.minLength(1)),
  screens: v.array(screenSchema),
  build: v.optional(v.string()),
});

/** One release of one app: its name is the hash of its content, so it cannot be another one under the same name. */
export const releaseSchema = v.object({
  app: appIdSchema,
  version: versionSchema,
  kit: versionSchema,
  /** source expressions of the inline script and style of its page */
  hashes: v.object({ script: v.array(sourceSchema), style: v.array(sourceSchema) }),
  /** its entry page by ending: `` as it is, `.br` and `.gz` compressed */
  pages: v.record(v.pipe(v.string(), v.regex(/^(?:\.br|\.gz)?$/)), fileSchema),
  /** address -> what is there; compressed twins and the shared files as well */
  files: v.record(addressSchema, fileSchema),
  /** what `registry.json` says of the app while this release is the current one */
  entry: entrySchema,
});
export type Release = v.InferOutput<typeof releaseSchema>;

const killSchema = v.object({
  /** a screen's code; the whole app where absent */
  screen: v.optional(v.string()),
  text: bothLanguages,
  /** instant, ISO; absent: until it is taken back */
  until: v.optional(moment),
});
/** An app or a screen that is closed, with what customers are told. */
export type Kill = v.InferOutput<typeof killSchema>;

const canarySchema = v.object({
  release: idSchema,
  version: versionSchema,
  /** customers of buckets 1 to this one get it */
  upTo: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(BUCKETS)),
});

const pointedSchema = v.looseObject({
  ...entrySchema.entries,
  id: appIdSchema,
  release: idSchema,
  canary: v.optional(canarySchema),
  /** builds that customers were taken back from, the newest last */
  withdrawn: v.optional(v.array(v.string())),
  killed: v.optional(v.array(killSchema)),
  /** the newest event of this app */
  log: idSchema,
  /** what the app's own team, or the root, has signed: all of the entry but this */
  seal: v.optional(
    v.object({
      /** name of the key */
      by: v.string(),
      /** revision of the registry that the entry came with */
      revision: v.pipe(v.number(), v.integer()),
      signature,
    }),
  ),
});
/** What the registry says of one app: which release is current, and what is special at the moment. */
export type Pointed = v.InferOutput<typeof pointedSchema>;

const teamSchema = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{0,39}$/)),
  /** Ed25519, SPKI in base64 */
  key: v.pipe(v.string(), v.regex(/^[\w+/]{58}[\w+/=]{2}$/)),
  /** ids of the apps whose pointer it moves */
  apps: v.array(appIdSchema),
});
/** Whose key moves the pointers of which apps. */
export type Team = v.InferOutput<typeof teamSchema>;

/** `registry.json`, the only document that changes. */
export const registryDocumentSchema = v.object({
  format: v.literal(FORMAT),
  /** one more with each change */
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  apps: v.array(pointedSchema),
  /** the keys of the teams, signed by the root; absent where the root signs all */
  teams: v.optional(
    v.object({
      revision: v.pipe(v.number(), v.integer()),
      list: v.array(teamSchema),
      signature,
    }),
  ),
  /** Ed25519 over all the rest, by whoever made the last change; absent where the store is not signed */
  seal: v.optional(v.object({ by: v.string(), until: moment, signature })),
});
export type RegistryDocument = v.InferOutput<typeof registryDocumentSchema>;

/** What happened to an app. */
const eventKinds = ['build', 'release', 'canary', 'promote', 'rollback', 'kill', 'revive'] as const;

export const eventSchema = v.object({
  kind: v.picklist(eventKinds),
  app: appIdSchema,
  release: idSchema,
  version: versionSchema,
  /** instant, ISO */
  at: moment,
  note: v.optional(v.string()),
  /** version of the kit that the release was built with; absent where nothing was pointed at */
  kit: v.optional(v.string()),
  /** what it was made from: a commit, with `+` where something had changed since */
  commit: v.optional(v.string()),
  /** the event before */
  previous: v.optional(idSchema),
});
/** One line of an app's history; each names the one before. */
export type ReleaseEvent = v.InferOutput<typeof eventSchema>;

export const emptyRegistry: RegistryDocument = { format: FORMAT, revision: 0, apps: [] };

/** JSON with its keys in order: the same content is the same text. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : part,
  );
}

export function sha256(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex');
}

/** The name of a release or an event: 128 bits of the hash of what it says. */
export function idOf(document: Release | ReleaseEvent): string {
  return sha256(canonical(document)).slice(0, 32);
}

/** Keys of the store. */
export const keyOf = {
  registry: 'registry.json',
  release: (app: string, id: string) => `releases/${app}/${id}.json`,
  /** @param ending of the compressed twin */
  page: (app: string, id: string, ending = '') => `pages/${app}/${id}.html${ending}`,
  event: (app: string, id: string) => `events/${app}/${id}.json`,
  /** @param address `/forest/assets/x.js` */
  file: (address: string) => `files${address}`,
} as const;
