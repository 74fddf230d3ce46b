import { type Currency, formatRate } from '@wallet/kit/format';
import { messages } from '../messages/index.ts';
import type { AppliedRate } from '../model/paid.ts';

/** An applied rate in words; of one whose unit nobody told, the bare figure. */
export function useRateText(): (rate: AppliedRate, currency: Currency, to: Currency) => string {
  const t = messages.use().pay;
  return ({ rate, unit }, currency, to) =>
    unit === null
      ? t.amount(formatRate(rate), to)
      : t.confirm.rateText({ unit, currency, rate: formatRate(rate), to });
}
