import { type ReadonlySignal, signal } from '@preact/signals-react';
import {
  appDocumentAddress,
  type IndexApp,
  indexAddress,
  indexSchema,
  type RegistryApp,
  type ReleaseIndex,
  registryAppSchema,
} from '../manifest/index.ts';
import { v } from '../schema/index.ts';

const LIMIT_MS = 10_000;
/** Nothing is decided by an index that was read longer ago than this, in milliseconds. */
export const YOUNG_MS = 60_000;

/** What this page was told is released, and when. */
export interface KnownIndex {
  index: ReleaseIndex;
  /** in milliseconds, as `Date.now` */
  at: number;
}

const known = signal<KnownIndex | null>(null);
let underWay: Promise<ReleaseIndex | null> | undefined;

/** The newest index that this page has read, whoever asked for it; null while it has read none. */
export const knownIndex: ReadonlySignal<KnownIndex | null> = known;

async function readJson<T>(address: string, schema: v.GenericSchema<unknown, T>, cache: RequestCache) {
  try {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const answer = await fetch(address, { headers: { accept: 'application/json' }, cache, signal });
    const read = answer.ok ? v.safeParse(schema, await answer.json()) : null;
    return read?.success ? read.output : null;
  } catch {
    return null;
  }
}

async function ask(): Promise<ReleaseIndex | null> {
  const at = Date.now();
  // What a browser has kept may be drawn, but nothing is closed or found by it: the server is asked.
  const index = await readJson(indexAddress, indexSchema, 'no-cache');
  if (index) known.value = { index, at };
  return index;
}

/**
 * What is released, asked anew each time, as a domain may open or close while a page stands. Null when it cannot be
 * read within 10 s; it is not the wallet API's, so the client and its errors do not fit it.
 */
export function readIndex(): Promise<ReleaseIndex | null> {
  // Two parts of a page ask at the same moment: one question is enough.
  underWay ??= ask().finally(() => {
    underWay = undefined;
  });
  return underWay;
}

/** What is released, as this page was told within the last minute; else asked anew. */
export async function youngIndex(): Promise<ReleaseIndex | null> {
  const age = Date.now() - (known.peek()?.at ?? Number.NaN);
  return age >= 0 && age < YOUNG_MS ? (known.peek()?.index ?? null) : readIndex();
}

/** All that the registry says of an app of the index: what it starts with, what it asks of the phone, its titles. */
export async function readApp({ id, document }: IndexApp): Promise<RegistryApp | null> {
  // Its address changes with its content: what a browser has kept is right.
  return document === undefined
    ? null
    : readJson(appDocumentAddress(id, document), registryAppSchema, 'default');
}

/** As a page that has just been loaded: for tests, which are many pages in one document. */
export function forgetIndex(): void {
  known.value = null;
  underWay = undefined;
}
