import { Chips } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Foreign } from '../model/fx.ts';

type CurrencyChipsProps = { currencies: readonly Foreign[]; legend?: string } & (
  | { none?: undefined; value: Foreign; onChange: (currency: Foreign) => void }
  | { none: string; value: Foreign | undefined; onChange: (currency: Foreign | undefined) => void }
);

/** Which currency, by its name. */
export function CurrencyChips({ currencies, value, onChange, none, legend }: CurrencyChipsProps) {
  const t = messages.use();
  return (
    <Chips
      scrolls
      legend={legend ?? t.trade.choose}
      value={value ?? ''}
      // Without words for none there is none.
      onChange={(code) => (onChange as (currency?: Foreign) => void)(code === '' ? undefined : code)}
      options={[
        ...(none === undefined ? [] : [{ value: '' as const, label: none }]),
        ...currencies.map((code) => ({ value: code, label: t.currencies[code] })),
      ]}
    />
  );
}
