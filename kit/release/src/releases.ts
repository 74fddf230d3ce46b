import { createPublicKey, type KeyObject } from 'node:crypto';
import {
  canonical,
  emptyRegistry,
  HISTORY,
  idOf,
  type Kill,
  keyOf,
  type RegistryDocument,
  type Release,
  type ReleaseEvent,
  sha256,
  type Team,
} from './documents.ts';
import { strangeAddresses } from './names.ts';
import { registryOf, releaseEventOf, releaseOf, sound, soundRelease } from './readDocument.ts';
import type { Store } from './Store.ts';
import { nameTeams, seal } from './signing.ts';
import { kill, pointAt, pointedOf, ReleaseError, revive, tryOut } from './transitions.ts';
import { withDeltas } from './withDeltas.ts';

/** A built app, ready to be put into the store. */
export interface BuiltRelease {
  release: Release;
  /** ending -> entry page, compressed twins (`.br`, `.gz`) included */
  pages: ReadonlyMap<string, Uint8Array>;
  /** address -> content, compressed twins included */
  files: ReadonlyMap<string, Uint8Array>;
}

export interface ReleaseOptions {
  store: Store;
  /** a team's key, or the root's */
  sign?: KeyObject | undefined;
  /** the root's; nothing is believed that it, or a team that it has named, did not sign */
  verify?: KeyObject | undefined;
  now?: () => Date;
}

/** How a release came there, for its history; an empty note says nothing. */
export interface Made {
  note?: string | undefined;
  commit?: string | undefined;
}

/** Absent, not undefined: a document is named by its content. */
function withoutNothing({ note, commit }: Made): Pick<ReleaseEvent, 'note' | 'commit'> {
  return { ...(note ? { note } : {}), ...(commit ? { commit } : {}) };
}

/** One line of an app's history, and its name. */
export type HistoryLine = ReleaseEvent & { id: string };

const ATTEMPTS = 60;
/** How many events of an app, and how many releases among them, are looked at for what a new release replaces. */
const [EVENTS, BEFORE] = [12, 4];

/** Keys in order: what did not change is the same, byte for byte. */
const bytesOf = (value: unknown) => Buffer.from(`${JSON.stringify(JSON.parse(canonical(value)), null, 1)}\n`);

/** Everything that can be done to what is released. Each change moves one app's pointer in one step. */
export function createReleases({ store, sign, verify, now = () => new Date() }: ReleaseOptions) {
  async function readRegistry(): Promise<{ document: RegistryDocument; tag: string | null }> {
    const stored = await store.read(keyOf.registry);
    if (!stored) return { document: emptyRegistry, tag: null };
    return { document: registryOf(stored.bytes, { verify, now: now() }), tag: stored.tag };
  }

  /** Sound, and signed where there is a key; throws a ReleaseError where it may not be written. */
  function ready(document: RegistryDocument, app: string | undefined): RegistryDocument {
    const whole = sound(document);
    return sign ? seal(whole, app, { key: sign, root: verify ?? createPublicKey(sign), now: now() }) : whole;
  }

  async function readRelease(app: string, id: string): Promise<Release> {
    const stored = await store.read(keyOf.release(app, id));
    if (!stored) throw new ReleaseError(`There is no release ${id} of ${app} in ${store.name}.`);
    return releaseOf(stored.bytes, app, id);
  }

  /** Reads, changes, swaps; where another team was faster, once more on what they left. */
  async function change(
    event: Pick<ReleaseEvent, 'kind' | 'app' | 'note'> & Partial<ReleaseEvent>,
    next: (document: RegistryDocument, log: string) => RegistryDocument,
  ): Promise<RegistryDocument> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const { document, tag } = await readRegistry();
      const before = document.apps.find(({ id }) => id === event.app);
      const line: ReleaseEvent = {
        release: before?.release ?? '',
        version: String(before?.version ?? ''),
        ...(before?.kit ? { kit: String(before.kit) } : {}),
        ...event,
        at: now().toISOString(),
        ...(before ? { previous: before.log } : {}),
      };
      const id = idOf(line);
      const changed = ready(next(document, id), event.app);
      await store.add(keyOf.event(event.app, id), bytesOf(line));
      if (await store.swap(keyOf.registry, bytesOf(changed), tag)) return changed;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * Math.min(attempt + 1, 10)));
    }
    throw new ReleaseError(`Others keep changing ${keyOf.registry}: nothing was released, try again.`);
  }

  /** Refuses a release before any of it is written. */
  async function check(
    built: BuiltRelease,
    next: (document: RegistryDocument, release: Release, id: string) => RegistryDocument,
  ): Promise<void> {
    const { app } = built.release;
    const release = soundRelease(built.release, `This release of ${app}`);
    const { document } = await readRegistry();
    const changed = ready(next(document, release, idOf(release)), app);
    const strange = strangeAddresses(pointedOf(changed, app), Object.keys(release.files));
    if (strange.length > 0)
      throw new ReleaseError(
        `${strange[0]} is not below ${app}'s prefix: a trial keeps the prefixes that there are.`,
      );
  }

  /** The releases that customers may have files of: the current one, what other apps bring, earlier ones. */
  async function replacedBy({ release: { app, files } }: BuiltRelease): Promise<Release[]> {
    const { apps } = (await readRegistry()).document;
    const mine = apps.find(({ id }) => id === app);
    try {
      const lines = mine ? await history(app, EVENTS) : [];
      const ids = new Set([...(mine ? [mine.release] : []), ...lines.map((line) => line.release)]);
      const own = await Promise.all([...ids].slice(0, BEFORE).map((id) => readRelease(app, id)));
      const known = own[0]?.files ?? {};
      const isSharedNew = Object.keys(files).some(
        (address) => address.startsWith('/_shared/') && !Object.hasOwn(known, address),
      );
      const others = isSharedNew ? apps.filter(({ id }) => id !== app) : [];
      const theirs = await Promise.all(others.map(({ id, release }) => readRelease(id, release)));
      return [...own.slice(0, 1), ...theirs, ...own.slice(1)];
    } catch (error) {
      // What was tampered with must not keep its repair from customers, who get whole files then.
      if (error instanceof ReleaseError) return [];
      throw error;
    }
  }

  async function upload(built: BuiltRelease): Promise<{ id: string; release: Release }> {
    const { pages, files } = built;
    const release = await withDeltas(built, await replacedBy(built), store);
    const id = idOf(release);
    // Files before the page, the page before the release, all of them before the pointer.
    for (const [address, bytes] of files) await store.add(keyOf.file(address), bytes);
    for (const [ending, bytes] of pages) await store.add(keyOf.page(release.app, id, ending), bytes);
    await store.add(keyOf.release(release.app, id), bytesOf(release));
    return { id, release };
  }

  async function history(app: string, limit = HISTORY): Promise<HistoryLine[]> {
    const { document } = await readRegistry();
    const lines: HistoryLine[] = [];
    let id: string | undefined = pointedOf(document, app).log;
    while (id !== undefined && lines.length < limit) {
      const stored = await store.read(keyOf.event(app, id));
      if (!stored) break;
      const event = releaseEventOf(stored.bytes, app, id);
      lines.push({ ...event, id });
      id = event.previous;
    }
    return lines;
  }

  /** The current release before this one: the newest other one that everybody had. */
  async function releaseBefore(app: string): Promise<string> {
    const { document } = await readRegistry();
    const { release } = pointedOf(document, app);
    const forAll = (await history(app)).filter(({ kind }) =>
      ['build', 'release', 'promote', 'rollback'].includes(kind),
    );
    const before = forAll.find((line) => line.release !== release);
    if (!before) throw new ReleaseError(`${app} has had no other release: there is nothing to go back to.`);
    return before.release;
  }

  /** What the history says of a release, and of how it came there. */
  const eventOf = (kind: ReleaseEvent['kind'], release: Release, id: string, made: Made = {}) => {
    const { app, version, kit } = release;
    return { kind, app, release: id, version, kit, ...withoutNothing(made) };
  };

  async function point(kind: ReleaseEvent['kind'], release: Release, id: string, made?: Made) {
    return change(eventOf(kind, release, id, made), (document, log) =>
      pointAt(document, release, id, log, { withdraws: kind === 'rollback' }),
    );
  }

  return {
    readRegistry: async () => (await readRegistry()).document,
    readRelease,
    history,
    /** Puts a release into the store and makes it current. */
    async release(
      built: BuiltRelease,
      { kind = 'release', ...made }: { kind?: 'release' | 'build' } & Made = {},
    ) {
      await check(built, (document, release, id) => pointAt(document, release, id, id));
      const { id, release } = await upload(built);
      await point(kind, release, id, made);
      return id;
    },
    /** Puts a release into the store for the customers of buckets 1 to `upTo`. */
    async canary(built: BuiltRelease, upTo: number, { note, ...made }: Made = {}) {
      await check(built, (document, release, id) => tryOut(document, release, id, upTo, id));
      const { id, release } = await upload(built);
      const said = { ...made, note: [`1-${upTo}`, note].filter(Boolean).join(', ') };
      await change(eventOf('canary', release, id, said), (document, log) =>
        tryOut(document, release, id, upTo, log),
      );
      return id;
    },
    /** The release on trial goes to more customers, or to everybody. */
    async promote(app: string, upTo?: number) {
      const { canary } = pointedOf((await readRegistry()).document, app);
      if (!canary) throw new ReleaseError(`No release of ${app} is on trial.`);
      const release = await readRelease(app, canary.release);
      if (upTo === undefined) return point('promote', release, canary.release);
      return change(eventOf('canary', release, canary.release, { note: `1-${upTo}` }), (document, log) =>
        tryOut(document, release, canary.release, upTo, log),
      );
    },
    /** Back to the release before, or to one of the history; a release on trial is withdrawn first. */
    async rollback(app: string, to?: string) {
      const { canary, release } = pointedOf((await readRegistry()).document, app);
      const target = to ?? (canary ? release : await releaseBefore(app));
      return point('rollback', await readRelease(app, target), target);
    },
    async kill(app: string, one: Kill) {
      const note = [one.screen ?? 'all', one.until ?? 'no end'].join(', ');
      return change({ kind: 'kill', app, note }, (document, log) => kill(document, app, one, log));
    },
    async revive(app: string, screen?: string) {
      return change({ kind: 'revive', app, note: screen ?? 'all' }, (document, log) =>
        revive(document, app, screen, log),
      );
    },
    /**
     * The root signs the registry anew, so that it is believed for another time, and names a team or takes its key away.
     *
     * @param team whose key moves the pointers of these apps from now on; with no app, of none
     * @param adopt a store that nobody has signed yet is taken as it is
     */
    async trust({ team, adopt = false }: { team?: Team; adopt?: boolean } = {}): Promise<RegistryDocument> {
      if (!sign) throw new ReleaseError('The root signs: its key has to be in WALLET_SIGNING_KEY.');
      const root = createPublicKey(sign);
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const stored = await store.read(keyOf.registry);
        if (!stored) throw new ReleaseError(`There is no ${keyOf.registry} in ${store.name} yet.`);
        // Its end may have come; its signatures hold all the same.
        const before = registryOf(stored.bytes, adopt ? {} : { verify: root });
        if (adopt && before.seal)
          throw new ReleaseError('This store is signed already: nothing is taken as it is.');
        const others = (before.teams?.list ?? []).filter(({ name }) => name !== team?.name);
        const list = team && team.apps.length > 0 ? [...others, team] : others;
        // What a key has signed that is no more is signed by the root.
        const apps = before.apps.map(({ seal: by, ...app }) =>
          by && by.by !== team?.name ? { ...app, seal: by } : app,
        );
        const next = { ...before, apps, revision: before.revision + 1 };
        const named = team ? nameTeams(next, list, sign) : next;
        const changed = seal(sound(named), undefined, { key: sign, root, now: now() });
        if (await store.swap(keyOf.registry, bytesOf(changed), stored.tag)) return changed;
      }
      throw new ReleaseError(`Others keep changing ${keyOf.registry}: try again.`);
    },
    /** Every file of the current releases that is missing or is not what its release says. */
    async problems(): Promise<string[]> {
      const { document } = await readRegistry();
      const found: string[] = [];
      for (const { id: app, release: current, canary } of document.apps) {
        for (const id of [current, ...(canary ? [canary.release] : [])]) {
          const release = await readRelease(app, id);
          const expected = [
            ...Object.entries(release.pages).map(
              ([ending, file]) => [keyOf.page(app, id, ending), file.sha256] as const,
            ),
            ...Object.entries(release.files).map(
              ([address, file]) => [keyOf.file(address), file.sha256] as const,
            ),
          ];
          for (const [key, hash] of expected) {
            const stored = await store.read(key);
            if (!stored) found.push(`${key} is missing`);
            else if (sha256(stored.bytes) !== hash) found.push(`${key} was tampered with`);
          }
        }
      }
      return [...new Set(found)];
    },
  };
}

export type Releases = ReturnType<typeof createReleases>;
