import { Flag, MeansPill, SheetSelect } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Foreign } from '../model/fx.ts';

interface CurrencySelectProps {
  currencies: readonly Foreign[];
  value: Foreign;
  onChange: (currency: Foreign) => void;
  /** what it is asked for, where there are two */
  label?: string;
  field?: string;
  /** over or under an amount; else a field of a form */
  isPill?: boolean;
}

/** Which currency, by its flag and its name; of one alone there is nothing to choose. */
export function CurrencySelect({
  currencies,
  value,
  onChange,
  isPill = false,
  ...props
}: CurrencySelectProps) {
  const t = messages.use();
  const { label = t.trade.choose, field = 'currency' } = props;
  if (isPill && currencies.length < 2)
    return <MeansPill leading={<Flag of={value} isInline />}>{t.currencies[value]}</MeansPill>;
  return (
    <SheetSelect
      isPill={isPill}
      field={field}
      label={label}
      leading={
        <>
          <Flag of={value} isInline />
          {props.label}
        </>
      }
      options={currencies.map((code) => ({
        value: code,
        title: t.currencies[code],
        leading: <Flag of={code} />,
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
