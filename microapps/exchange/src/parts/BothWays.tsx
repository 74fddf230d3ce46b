import { AmountField, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { type Rate, unitsFor, wonOf } from '../model/exchange.ts';

interface BothWaysProps {
  rate: Rate;
  /** the rate with preference */
  applied: string;
  smallest: number;
  /** whole units; null while empty */
  units: number | null;
  onChange: (units: number | null) => void;
  /** under the won: by what they are reckoned */
  hint?: string;
}

/** Foreign money and won: what is typed in one stands in the other at once. */
export function BothWays({ rate, applied, smallest, units, onChange, hint }: BothWaysProps) {
  const t = messages.use().home;
  // Won that no notes come to stay as they were typed; what they buy stands beside them.
  const [won, setWon] = useState<number | null>(null);
  return (
    <Stack>
      <AmountField
        field="units"
        label={t.foreign}
        unit={rate.currency}
        value={units}
        onChange={(value) => {
          setWon(null);
          onChange(value);
        }}
      />
      <AmountField
        field="won"
        label={t.won}
        value={won ?? (units === null ? null : wonOf(rate, units, applied))}
        {...(hint !== undefined && { hint })}
        onChange={(value) => {
          setWon(value);
          onChange(value === null ? null : unitsFor(rate, value, applied, smallest));
        }}
      />
    </Stack>
  );
}
