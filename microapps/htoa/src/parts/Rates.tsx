import { RateTable } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Rate } from '../model/ground.ts';

/** Rates of today beside those of the last working day. */
export function Rates({ rates }: { rates: readonly Rate[] }) {
  const t = messages.use().desks;
  const nameOf = (code: string) => t.currencies[code as keyof typeof t.currencies] ?? code;
  return (
    <RateTable
      label={t.rates}
      rates={rates.map((rate) => ({ ...rate, name: nameOf(rate.currency) }))}
      words={t.lastDay}
    />
  );
}
