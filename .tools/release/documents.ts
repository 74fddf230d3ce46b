import { createHash } from 'node:crypto';
import { v } from '../../kit/src/schema/index.ts';

/** Sticky buckets that customers are spread over: 1 to this many. */
export const BUCKETS = 1000;
/** How far back the history of an app is told, and how far a rollback reaches. */
export const HISTORY = 50;

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const releaseId = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));
const bothLanguages = v.object({ ko: v.string(), en: v.string() });

const fileSchema = v.object({ sha256: hash, bytes: v.number() });

/** One release of one app: its name is the hash of its content, so it cannot be another one under the same name. */
export const releaseSchema = v.object({
  app: v.string(),
  version: v.string(),
  kit: v.string(),
  /** source expressions of the inline script and style of its page */
  hashes: v.object({ script: v.array(v.string()), style: v.array(v.string()) }),
  /** its entry page by ending: `` as it is, `.br` and `.gz` compressed */
  pages: v.record(v.string(), fileSchema),
  /** address -> what is there; compressed twins and the shared files as well */
  files: v.record(v.string(), fileSchema),
  /** what `registry.json` says of the app while this release is the current one */
  entry: v.record(v.string(), v.unknown()),
});
export type Release = v.InferOutput<typeof releaseSchema>;

const killSchema = v.object({
  /** a screen's code; the whole app where absent */
  screen: v.optional(v.string()),
  text: bothLanguages,
  /** instant, ISO; absent: until it is taken back */
  until: v.optional(v.string()),
});
/** An app or a screen that is closed, with what customers are told. */
export type Kill = v.InferOutput<typeof killSchema>;

const canarySchema = v.object({
  release: releaseId,
  version: v.string(),
  /** customers of buckets 1 to this one get it */
  upTo: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(BUCKETS)),
});

const pointedSchema = v.looseObject({
  id: v.string(),
  prefixes: v.array(v.string()),
  release: releaseId,
  canary: v.optional(canarySchema),
  /** tells the pages of this release from others */
  build: v.optional(v.string()),
  /** builds that customers were taken back from, the newest last */
  withdrawn: v.optional(v.array(v.string())),
  killed: v.optional(v.array(killSchema)),
  /** the newest event of this app */
  log: v.string(),
});
/** What the registry says of one app: which release is current, and what is special at the moment. */
export type Pointed = v.InferOutput<typeof pointedSchema>;

/** `registry.json`, the only document that changes. */
export const registryDocumentSchema = v.object({
  /** one more with each change */
  revision: v.pipe(v.number(), v.integer()),
  apps: v.array(pointedSchema),
  /** Ed25519 over the rest, base64; absent where the store is not signed */
  signature: v.optional(v.string()),
});
export type RegistryDocument = v.InferOutput<typeof registryDocumentSchema>;

/** What happened to an app. */
export const eventKinds = ['build', 'release', 'canary', 'promote', 'rollback', 'kill', 'revive'] as const;

export const eventSchema = v.object({
  kind: v.picklist(eventKinds),
  app: v.string(),
  release: releaseId,
  version: v.string(),
  /** instant, ISO */
  at: v.string(),
  note: v.optional(v.string()),
  /** version of the kit that the release was built with; absent where nothing was pointed at */
  kit: v.optional(v.string()),
  /** what it was made from: a commit, with `+` where something had changed since */
  commit: v.optional(v.string()),
  /** the event before */
  previous: v.optional(v.string()),
});
/** One line of an app's history; each names the one before. */
export type ReleaseEvent = v.InferOutput<typeof eventSchema>;

export const emptyRegistry: RegistryDocument = { revision: 0, apps: [] };

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

/** The name of a release or an event: what it says. */
export function idOf(document: Release | ReleaseEvent): string {
  return sha256(canonical(document)).slice(0, 16);
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
