import { useLoad } from '@wallet/kit/app';
import { allComingUp, amountsHidden } from '@wallet/kit/common';
import { clockInSeoul, dayText, formatCount, formatRate } from '@wallet/kit/format';
import { locale } from '@wallet/kit/messages';
import { readDollar } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { moveOf } from '../model/dollar.ts';
import type { SearchAction } from '../model/searchActions.ts';
import type { Standing } from './useStanding.ts';

export type ActionStates = Readonly<Partial<Record<SearchAction['id'], string>>>;

/**
 * How things stand today where an action leads: the points one has, the next thing one has booked, the dollar.
 * Without an answer, or with amounts covered, a row is its name alone.
 */
export function useActionStates({ assets, coming }: Standing, hasRates: boolean): ActionStates {
  const t = messages.use().search;
  const dollar = useLoad(async (signal) => (hasRates ? readDollar(undefined, { signal }) : null), [hasRates]);
  const points = assets?.items.find(({ id }) => id === 'point')?.amount ?? null;
  const has =
    points === null || amountsHidden.value ? undefined : t.pointsNow({ points: formatCount(points) });
  const bookings = coming.filter(({ kind }) => kind === 'booking');
  const [next] = allComingUp(bookings, clockInSeoul(new Date()));
  return {
    ...(dollar.data && {
      rates: t.dollarNow({ won: formatRate(dollar.data.won), moved: moveOf(dollar.data) }),
    }),
    ...(has !== undefined && { charge: has }),
    ...(next && { bookings: `${next.name[locale.value]} · ${dayText(next.at.slice(0, 8), locale.value)}` }),
  };
}
