import { BUCKETS, type Kill, type Pointed, type RegistryDocument, type Release } from './documents.ts';

/** A change that the state of an app does not allow; its message says what to do instead. */
export class ReleaseError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ReleaseError';
  }
}

/** The registry with one app changed, without its seals; all others stay as they are, byte for byte. */
function withApp(document: RegistryDocument, id: string, { seal: _, ...app }: Pointed): RegistryDocument {
  const isKnown = document.apps.some((each) => each.id === id);
  const apps = isKnown ? document.apps.map((each) => (each.id === id ? app : each)) : [...document.apps, app];
  const { seal: __, ...rest } = document;
  return { ...rest, revision: document.revision + 1, apps };
}

export function pointedOf(document: RegistryDocument, id: string): Pointed {
  const app = document.apps.find((each) => each.id === id);
  if (app) return app;
  const known = document.apps.map((each) => each.id).join(', ');
  throw new ReleaseError(`No "${id}" is released${known === '' ? '' : `; there are ${known}`}.`);
}

/** How many withdrawn builds the registry names: pages of older ones have long been closed. */
const WITHDRAWN = 5;

interface Pointing {
  /** the release that was current was a mistake: its open pages are told */
  withdraws: boolean;
}

function withdrawnBy(before: Pointed | undefined, build: unknown, { withdraws }: Pointing): string[] {
  const known = (before?.withdrawn ?? []).filter((one) => one !== build);
  return withdraws && before?.build && before.build !== build
    ? [...known, before.build].slice(-WITHDRAWN)
    : known;
}

/** What an entry keeps from one release to the next: a kill stays until it is taken back or its end comes. */
function entryOf(
  release: Release,
  id: string,
  log: string,
  before: Pointed | undefined,
  how: Pointing,
): Pointed {
  const { killed } = before ?? {};
  const withdrawn = withdrawnBy(before, release.entry.build, how);
  return {
    ...release.entry,
    id: release.app,
    release: id,
    ...(withdrawn.length > 0 ? { withdrawn } : {}),
    ...(killed ? { killed } : {}),
    log,
  };
}

/** A release becomes the current one for everybody; a trial of another one ends. */
export function pointAt(
  document: RegistryDocument,
  release: Release,
  id: string,
  log: string,
  how: Pointing = { withdraws: false },
): RegistryDocument {
  const before = document.apps.find((each) => each.id === release.app);
  return withApp(document, release.app, entryOf(release, id, log, before, how));
}

/**
 * A release goes to the customers of some buckets only.
 *
 * @param upTo the last bucket that gets it, 1 to 1000
 */
export function tryOut(
  document: RegistryDocument,
  release: Release,
  id: string,
  upTo: number,
  log: string,
): RegistryDocument {
  const before = pointedOf(document, release.app);
  if (!Number.isInteger(upTo) || upTo < 1 || upTo > BUCKETS)
    throw new ReleaseError(`A trial goes to buckets 1 to a number of at most ${BUCKETS}.`);
  if (before.release === id) throw new ReleaseError(`${release.app} ${id} is current already.`);
  return withApp(document, release.app, {
    ...before,
    canary: { release: id, version: release.version, upTo },
    log,
  });
}

/** Closes an app, or one screen of it, with a text and an end. */
export function kill(document: RegistryDocument, id: string, one: Kill, log: string): RegistryDocument {
  const before = pointedOf(document, id);
  if (one.until !== undefined && Number.isNaN(Date.parse(one.until)))
    throw new ReleaseError(`"${one.until}" is no time: write 2026-11-21T18:00:00+09:00.`);
  const others = (before.killed ?? []).filter(({ screen }) => screen !== one.screen);
  return withApp(document, id, { ...before, killed: [...others, one], log });
}

/** Opens again what was closed. */
export function revive(
  document: RegistryDocument,
  id: string,
  screen: string | undefined,
  log: string,
): RegistryDocument {
  const { killed = [], ...before } = pointedOf(document, id);
  const left = killed.filter((one) => one.screen !== screen);
  if (left.length === killed.length)
    throw new ReleaseError(`${screen ? `${screen} of ${id}` : id} is not closed.`);
  return withApp(document, id, { ...before, ...(left.length > 0 ? { killed: left } : {}), log });
}

/** Whether customers of a bucket get the release on trial. */
export function releaseFor({ release, canary }: Pointed, bucket: number): string {
  return canary && bucket >= 1 && bucket <= canary.upTo ? canary.release : release;
}
