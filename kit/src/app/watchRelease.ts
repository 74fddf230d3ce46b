import { type Signal, signal } from '@preact/signals-react';
import type { Bridge } from '../bridge/index.ts';
import { readRegistry } from '../common/index.ts';
import { type ClosedPart, closingOf, type RegistryApp } from '../manifest/index.ts';
import { confirm } from '../ui/index.ts';
import { leaveGuards } from './leaveGuards.ts';
import { onReturn } from './onReturn.ts';
import type { PageFacts } from './pageFacts.ts';

/** What the registry said holds for this long, in milliseconds; then a step to another screen asks again. */
const FRESH_MS = 60_000;
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
  /** The parts that are closed, with or without an end to come. */
  readonly closed: Signal<readonly ClosedPart[]>;
  stop(): void;
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

  async function tell(app: RegistryApp) {
    const { build } = facts;
    // Withdrawn once and released again is released.
    const isWithdrawn = build !== undefined && app.build !== build && (app.withdrawn ?? []).includes(build);
    // Never in the middle of a payment; then the next return asks.
    if (!isWithdrawn || isTold || leaveGuards.isActive) return;
    isTold = true;
    if (await confirm({ id: 'releaseWithdrawn' })) reload();
  }

  async function look() {
    lookedAt = Date.now();
    const registry = await readRegistry();
    const app = registry?.apps.find(({ id }) => id === facts.id);
    if (!app) return;
    const next = app.killed ?? [];
    const isChanged = JSON.stringify(next) !== JSON.stringify(closed.peek());
    closed.value = next;
    if (isChanged) onChange();
    // Not waited for: whoever decides by this must not hang on a question to the customer.
    void tell(app);
  }

  const stop = onReturn(bridge, { comeBack: () => void look() });
  return {
    closed,
    closedBy: (code) => closingOf(closed.peek(), code, new Date()),
    start() {
      if (facts.build !== undefined) void look();
    },
    renew() {
      const age = Date.now() - lookedAt;
      if (facts.build === undefined || (age >= 0 && age < FRESH_MS)) return null;
      return Promise.race([look(), new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))]);
    },
    stop,
  };
}
