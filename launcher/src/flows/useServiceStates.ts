import type { ComingUp } from '@wallet/kit/common';
import { amountsHidden } from '@wallet/kit/common';
import { formatCount } from '@wallet/kit/format';
import { messages } from '../messages/index.ts';
import type { Assets } from '../model/assets.ts';

/**
 * How things stand at each service that has something to say, by its id, in ten letters at most: how much one has
 * there, unless amounts are covered, else when its next booking is.
 */
export function useServiceStates(
  assets: Assets | null | undefined,
  next: readonly ComingUp[],
): Readonly<Record<string, string>> {
  const { units, currencyCount } = messages.use().assets;
  const { inDays } = messages.use().comingUp;
  const { items: figures, foreign } = (!amountsHidden.value && assets) || { items: [], foreign: [] };
  return {
    ...Object.fromEntries(
      next.filter(({ kind }) => kind === 'booking').map((one) => [one.cardId, inDays(one)]),
    ),
    ...Object.fromEntries(
      figures.flatMap(({ id, amount, unit }) =>
        amount
          ? [[id, `${formatCount(amount)}${/^[A-Za-z]{2}/.test(units[unit]) ? '\u00a0' : ''}${units[unit]}`]]
          : [],
      ),
    ),
    ...(foreign.length > 0 && { fcpurs: currencyCount({ count: foreign.length }) }),
  };
}
