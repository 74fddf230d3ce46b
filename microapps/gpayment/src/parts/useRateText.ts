import type { Currency } from '@wallet/kit/format';
import { messages } from '../messages/index.ts';
import type { AppliedRate } from '../model/paid.ts';
import { rateText } from '../model/rate.ts';

/** An applied rate in words; of one whose unit nobody told, the bare figure. */
export function useRateText(): (rate: AppliedRate, currency: Currency, to: Currency) => string {
  const t = messages.use().pay;
  return ({ rate, unit }, currency, to) =>
    unit === null
      ? t.amount(rateText(rate), to)
      : t.confirm.rateText({ unit, currency, rate: rateText(rate), to });
}
