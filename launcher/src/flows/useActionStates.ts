import { useLoad } from '@wallet/kit/app';
import { clockInSeoul, dayText, formatCount } from '@wallet/kit/format';
import { locale } from '@wallet/kit/messages';
import { readAssets, readComingUp } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { comingUp } from '../model/comingUp.ts';
import type { SearchAction } from '../model/searchActions.ts';
import { amountsHidden } from '../state/amountsHidden.ts';

export type ActionStates = Readonly<Partial<Record<SearchAction['id'], string>>>;

/**
 * How things stand today where an action leads: the points one would send, the next night one has booked. Asked once
 * the page stands, by the calls of home; without an answer, or with amounts covered, a row is its name alone.
 */
export function useActionStates(isDue: boolean): ActionStates {
  const t = messages.use().search;
  const assets = useLoad(async (signal) => (isDue ? readAssets(undefined, { signal }) : null), [isDue]);
  const coming = useLoad(async (signal) => (isDue ? readComingUp(undefined, { signal }) : []), [isDue]);
  const points = assets.data?.items.find(({ id }) => id === 'point')?.amount ?? null;
  const has =
    points === null || amountsHidden.value ? undefined : t.pointsNow({ points: formatCount(points) });
  const stays = (coming.data ?? []).filter(({ kind, cardId }) => kind === 'booking' && cardId === 'forest');
  const [next] = comingUp(stays, clockInSeoul(new Date()));
  return {
    ...(has === undefined ? {} : { charge: has, send: has }),
    ...(next && { bookings: `${next.name[locale.value]} · ${dayText(next.at.slice(0, 8), locale.value)}` }),
  };
}
