import { type Load, useLoad, useResume } from '@wallet/kit/app';
import type { ReleaseIndex } from '@wallet/kit/manifest';
import type { Person } from '@wallet/kit/session';
import { readCardSettings, readCards } from '../api/calls.ts';
import { releasedScreen } from '../api/released.ts';
import type { CardSetting } from '../model/cardSettings.ts';
import { type OpenCard, visibleCards } from '../model/cards.ts';
import { homeOrder, type PhoneOrder } from '../model/homeOrder.ts';
import { phoneOrder } from '../state/phoneOrder.ts';
import { useReleased } from './useReleased.ts';

export interface HomeCards {
  state: 'loading' | 'ready' | 'error';
  cards: readonly OpenCard[];
  /** All cards whose domain is there, those the customer took off home included. */
  released: readonly OpenCard[];
  /** Ids of all cards that can be arranged, released or not, as the customer has them. */
  order: readonly string[];
  /** Ids of those that this phone does not show on home. */
  hidden: readonly string[];
  settings: Load<readonly CardSetting[]>;
  /** what is released; null while nobody knows */
  registry: ReleaseIndex | null;
  reload(): void;
}

const noOrder: PhoneOrder = { order: [], hidden: [] };

/** The cards of home: what the wallet offers, what is released, and how the customer arranged it. */
export function useHomeCards(person: Person | null): HomeCards {
  const who = person?.memberId ?? '';
  const known = useReleased();
  const offered = useLoad((signal) => readCards(undefined, { signal }), [who]);
  const settings = useLoad<readonly CardSetting[]>(
    (signal) => (who === '' ? Promise.resolve([]) : readCardSettings(undefined, { signal })),
    [who],
  );
  const reload = () => {
    offered.reload();
    known.reload();
    settings.reload();
  };
  useResume(reload);

  const arrangement = settings.data ?? [];
  // A visitor arranges nothing: home shows them all there is.
  const { order: kept, hidden } = who === '' ? noOrder : phoneOrder.value;
  const { registry } = known;
  const lists = offered.data;
  const hasFailed = offered.state === 'error' || known.state === 'error';
  if (!lists || !registry) {
    // Without the registry nobody knows which domains are there: none is shown as if it were.
    return {
      state: hasFailed ? 'error' : 'loading',
      cards: [],
      released: [],
      order: homeOrder(arrangement, [], kept),
      hidden,
      registry: null,
      settings,
      reload,
    };
  }
  const view = {
    isMinor: person?.isMinor ?? false,
    groupCode: person?.groupCode ?? '',
    preferred: arrangement.map(({ type }) => type),
    removed: [],
    findPage: (screen: string, domain: string) => releasedScreen(registry, screen, domain),
  };
  const released = visibleCards(lists, view);
  const preferred = homeOrder(
    arrangement,
    released.map(({ id }) => id),
    kept,
  );
  const types = new Set(view.preferred);
  const removed = [
    ...arrangement.filter(({ isActive }) => !isActive).map(({ type }) => type),
    ...hidden.filter((id) => !types.has(id)),
  ];
  return {
    state: 'ready',
    cards: visibleCards(lists, { ...view, preferred, removed }),
    released,
    order: preferred,
    hidden,
    registry,
    settings,
    reload,
  };
}
