import { type Signal, signal } from '@preact/signals-react';
import type { Bridge } from '../bridge/index.ts';
import { readRegistry } from '../common/index.ts';
import { type ClosedPart, closingOf, type RegistryApp } from '../manifest/index.ts';
import { confirm } from '../ui/index.ts';
import { leaveGuards } from './leaveGuards.ts';
import { onReturn } from './onReturn.ts';
import type { PageFacts } from './pageFacts.ts';

/** What the registry has said of this app since the page was loaded. */
export interface ReleaseWatch {
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
 * Looks, whenever the page comes back before the customer, whether its app or a screen of it was closed, or its
 * release withdrawn. The server has looked before the page was loaded, so a page that is just open asks nothing.
 */
export function watchRelease({ bridge, facts, onChange, reload }: WatchOptions): ReleaseWatch {
  const closed = signal<readonly ClosedPart[]>([]);
  let isTold = false;

  async function tell(app: RegistryApp) {
    const isWithdrawn = facts.build !== undefined && (app.withdrawn ?? []).includes(facts.build);
    // Never in the middle of a payment; then the next return asks.
    if (!isWithdrawn || isTold || leaveGuards.isActive) return;
    isTold = true;
    if (await confirm({ id: 'releaseWithdrawn' })) reload();
  }

  async function look() {
    const registry = await readRegistry();
    const app = registry?.apps.find(({ id }) => id === facts.id);
    if (!app) return;
    const next = app.killed ?? [];
    const isChanged = JSON.stringify(next) !== JSON.stringify(closed.peek());
    closed.value = next;
    if (isChanged) onChange();
    await tell(app);
  }

  const stop = onReturn(bridge, { comeBack: () => void look() });
  return { closed, closedBy: (code) => closingOf(closed.peek(), code, new Date()), stop };
}
