import { effect, type Signal, signal, untracked } from '@preact/signals-react';
import type { Bridge } from '../bridge/index.ts';
import { knownIndex, readIndex, YOUNG_MS, youngIndex } from '../common/index.ts';
import { appAt, type ClosedPart, closingOf, type IndexApp, screenAt } from '../manifest/index.ts';
import { confirm } from '../ui/index.ts';
import { leaveGuards } from './leaveGuards.ts';
import { onReturn } from './onReturn.ts';
import type { PageFacts } from './pageFacts.ts';

/** A step waits no longer for it: what is closed then closes the screen when the answer comes. */
const PATIENCE_MS = 1000;

/** What the registry has said of this app since the page was loaded. */
export interface ReleaseWatch {
  /** Asks for the first time: a page that has just been drawn. */
  start(): void;
  /** Settles when what is known is young enough to decide by; null where it is already. */
  renew(): Promise<void> | null;
  /** Why a screen is closed at this moment; undefined where it is open. */
  closedBy(code: string): ClosedPart | undefined;
  /** Why a page of any app is closed, by what was asked within the last minute: for a tap that leads there. */
  closedAt(path: string): Promise<ClosedPart | undefined>;
  /** The parts that are closed, with or without an end to come. */
  readonly closed: Signal<readonly ClosedPart[]>;
  stop(): void;
}

async function patiently(asking: Promise<unknown>): Promise<void> {
  await Promise.race([asking, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

interface WatchOptions {
  bridge: Pick<Bridge, 'on'>;
  facts: PageFacts;
  /** asked again when what is closed has changed */
  onChange(): void;
  reload(): void;
}

/**
 * Looks whether its app or a screen of it was closed, or its release withdrawn: once the page is drawn (the server has
 * looked at the one screen that it was asked for), whenever the page comes back before the customer, and on the way to
 * a screen when it last looked a minute ago. A page that was never released (development, a test) looks on its return.
 */
export function watchRelease({ bridge, facts, onChange, reload }: WatchOptions): ReleaseWatch {
  const closed = signal<readonly ClosedPart[]>([]);
  let isTold = false;
  let lookedAt = Date.now();
  let isFollowing = false;

  async function tell(app: IndexApp) {
    const { build } = facts;
    // Withdrawn once and released again is released.
    const isWithdrawn = build !== undefined && app.build !== build && (app.withdrawn ?? []).includes(build);
    // Never in the middle of a payment; then the next return asks.
    if (!isWithdrawn || isTold || leaveGuards.isActive) return;
    isTold = true;
    if (await confirm({ id: 'releaseWithdrawn' })) reload();
  }

  function take(app: IndexApp) {
    const next = app.killed ?? [];
    const isChanged = JSON.stringify(next) !== JSON.stringify(closed.peek());
    closed.value = next;
    if (isChanged && isFollowing) onChange();
    // Not waited for: whoever decides by this must not hang on a question to the customer.
    void tell(app);
  }

  // Whoever has asked: home draws by the same index.
  const unfollow = effect(() => {
    const known = knownIndex.value;
    if (known === null) return;
    lookedAt = Math.max(lookedAt, known.at);
    const app = known.index.apps.find(({ id }) => id === facts.id);
    if (app) untracked(() => take(app));
  });
  isFollowing = true;

  async function look() {
    lookedAt = Date.now();
    await readIndex();
  }

  /** Null where what is known is young enough, or the page was never released. */
  function renew(): Promise<void> | null {
    const age = Date.now() - lookedAt;
    if (facts.build === undefined || (age >= 0 && age < YOUNG_MS)) return null;
    return patiently(look());
  }

  const stopReturns = onReturn(bridge, { comeBack: () => void look() });
  return {
    closed,
    closedBy: (code) => closingOf(closed.peek(), code, new Date()),
    async closedAt(path) {
      // A page that has just been loaded may have drawn by what was known before: what is asked for now decides.
      if (facts.build !== undefined) await patiently(youngIndex());
      const { index } = knownIndex.peek() ?? {};
      const app = index && appAt(index, path);
      const pathname = path.split(/[?#]/)[0] ?? '';
      return app ? closingOf(app.killed ?? [], screenAt(app, pathname), new Date()) : undefined;
    },
    start() {
      if (facts.build !== undefined) void youngIndex();
    },
    renew,
    stop() {
      unfollow();
      stopReturns();
    },
  };
}
