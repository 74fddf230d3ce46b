import { ApiError } from '@wallet/kit/api';
import { type Load, useLoad, usePerson } from '@wallet/kit/app';
import { readIndex } from '@wallet/kit/common';
import { indexAddress } from '@wallet/kit/manifest';
import { readCards } from '../api/calls.ts';
import { releasedScreen } from '../api/released.ts';
import { type HomeCard, listOf, type OpenCard, visibleCards } from '../model/cards.ts';
import { screenOf } from '../model/quickDoors.ts';
import { type SearchAction, searchActions } from '../model/searchActions.ts';
import { type WalletPage, walletPages } from '../model/walletPages.ts';

export interface Services {
  /** Those that can be opened, in the wallet's own order. */
  open: readonly OpenCard[];
  /** Those the wallet will offer: their domain is not there yet. */
  coming: readonly HomeCard[];
  /** What a customer may want to do at once. */
  actions: readonly SearchAction[];
  /** Pages of the wallet itself. */
  pages: readonly WalletPage[];
  /** where a member can ask somebody; null where that is not released, and for a visitor */
  help: string | null;
}

/** Every service for this customer, whatever they arranged on home. */
export function useServices(): Load<Services> {
  const person = usePerson();
  const isMinor = person?.isMinor ?? false;
  const groupCode = person?.groupCode ?? '';
  return useLoad(
    async (signal) => {
      const [lists, registry] = await Promise.all([readCards(undefined, { signal }), readIndex()]);
      if (!registry)
        throw new ApiError({ kind: 'network', method: 'GET', path: indexAddress, reason: 'unread' });
      const open = visibleCards(lists, {
        isMinor,
        groupCode,
        preferred: [],
        removed: [],
        findPage: (screen, domain) => releasedScreen(registry, screen, domain),
      });
      const known = new Set(open.map(({ id }) => id));
      const coming = listOf(lists, { isMinor, groupCode }).filter(({ id }) => !known.has(id));
      const actions = isMinor ? [] : searchActions(registry);
      const isVisitor = person === null;
      return {
        open,
        coming,
        actions,
        pages: walletPages(registry, { isVisitor }),
        help: isVisitor ? null : (screenOf(registry, 'FPO60000')?.path ?? null),
      };
    },
    [isMinor, groupCode],
  );
}
