import { Chips } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Foreign } from '../model/fx.ts';

interface CurrencyChipsProps {
  currencies: readonly Foreign[];
  value: Foreign;
  onChange: (currency: Foreign) => void;
  legend?: string;
}

/** Which currency, by its name. */
export function CurrencyChips({ currencies, value, onChange, legend }: CurrencyChipsProps) {
  const t = messages.use();
  return (
    <Chips
      scrolls
      legend={legend ?? t.trade.choose}
      value={value}
      onChange={onChange}
      options={currencies.map((code) => ({ value: code, label: t.currencies[code] }))}
    />
  );
}
