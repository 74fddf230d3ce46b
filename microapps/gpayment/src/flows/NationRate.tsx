import { useLoad } from '@wallet/kit/app';
import type { Currency } from '@wallet/kit/format';
import { readRate } from '../api/rateCalls.ts';
import { messages } from '../messages/index.ts';
import { useRateText } from '../parts/useRateText.ts';

/** What the money of a nation costs today; nothing where that cannot be had, as it keeps nobody from paying. */
export function NationRate({ currency }: { currency: Currency }) {
  const t = messages.use().pay.home;
  const rateOf = useRateText();
  const load = useLoad((signal) => readRate({ currency }, { signal }), [currency]);
  if (!load.data) return null;
  const { won, unit } = load.data;
  return (
    <span data-part="rate">
      {t.rate} {rateOf({ rate: won, unit }, currency, 'KRW')}
    </span>
  );
}
