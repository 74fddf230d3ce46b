import { type Load, useLoad, useResume } from '@wallet/kit/app';
import { readRegistry } from '@wallet/kit/common';
import type { Registry } from '@wallet/kit/manifest';
import type { Person } from '@wallet/kit/session';
import { readCardSettings, readCards } from '../api/calls.ts';
import { releasedScreen } from '../api/released.ts';
import type { CardSetting } from '../model/cardSettings.ts';
import { type OpenCard, visibleCards } from '../model/cards.ts';

export interface HomeCards {
  state: 'loading' | 'ready' | 'error';
  cards: readonly OpenCard[];
  /** Ids of all cards whose domain is there, those the customer took off home included. */
  released: readonly string[];
  settings: Load<readonly CardSetting[]>;
  /** what is released; null while nobody knows */
  registry: Registry | null;
  reload(): void;
}

/** The cards of home: what the wallet offers, what is released, and how the customer arranged it. */
export function useHomeCards(person: Person | null): HomeCards {
  const who = person?.memberId ?? '';
  const offered = useLoad((signal) => Promise.all([readCards(undefined, { signal }), readRegistry()]), [who]);
  const settings = useLoad<readonly CardSetting[]>(
    (signal) => (who === '' ? Promise.resolve([]) : readCardSettings(undefined, { signal })),
    [who],
  );
  const reload = () => {
    offered.reload();
    settings.reload();
  };
  useResume(reload);

  const [lists, registry] = offered.data ?? [];
  if (!lists || !registry) {
    // Without the registry nobody knows which domains are there: none is shown as if it were.
    return {
      state: offered.state === 'loading' ? 'loading' : 'error',
      cards: [],
      released: [],
      registry: null,
      settings,
      reload,
    };
  }
  const arrangement = settings.data ?? [];
  const view = {
    isMinor: person?.isMinor ?? false,
    groupCode: person?.groupCode ?? '',
    preferred: arrangement.map(({ type }) => type),
    removed: [],
    findPage: (screen: string, domain: string) => releasedScreen(registry, screen, domain),
  };
  const released = visibleCards(lists, view);
  const removed = arrangement.filter(({ isActive }) => !isActive).map(({ type }) => type);
  return {
    state: 'ready',
    cards: visibleCards(lists, { ...view, removed }),
    released: released.map(({ id }) => id),
    registry,
    settings,
    reload,
  };
}
