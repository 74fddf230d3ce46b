import { Chips } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

interface CurrencyChipsProps {
  currencies: readonly string[];
  value: string;
  onChange: (currency: string) => void;
}

/** Which currency, by its name. */
export function CurrencyChips({ currencies, value, onChange }: CurrencyChipsProps) {
  const t = messages.use();
  return (
    <Chips
      scrolls
      legend={t.home.choose}
      options={currencies.map((code) => ({ value: code, label: t.currencies[code] ?? code }))}
      value={value}
      onChange={onChange}
    />
  );
}
