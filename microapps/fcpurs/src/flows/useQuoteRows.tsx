import type { Currency } from '@wallet/kit/format';
import { type KeyValueRow, Money, Move } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { money, type Quote } from '../model/fx.ts';

/** Everything of a quote that will be booked, to the last won. */
export function useQuoteRows() {
  const t = messages.use();
  const shown = (minor: number, currency: Currency) =>
    currency === 'KRW' ? <Money amount={minor} /> : money(minor, currency);
  return (of: Quote): KeyValueRow[] => {
    const { side, from, to, rate, unit, buyRate, buyUnit, cross, preference, spread, gain, cost } = of;
    const code = side === 'buy' ? to : from;
    const after = (currency: Currency, minor: number) => ({
      label: currency === 'KRW' ? t.facts.bankAfter : t.facts.after({ currency }),
      value: shown(minor, currency),
    });
    return [
      { label: t.facts.pays, value: shown(of.fromMinor, from), isStrong: true },
      { label: t.facts.gets, value: shown(of.toMinor, to), isStrong: true },
      {
        label: side === 'exchange' ? t.facts.sellRate : t.facts.rate,
        value: t.per({ rate, unit, currency: code }),
      },
      ...(side === 'exchange'
        ? [
            { label: t.facts.buyRate, value: t.per({ rate: buyRate, unit: buyUnit, currency: to }) },
            { label: t.facts.cross, value: `1 ${from} = ${cross} ${to}` },
          ]
        : [{ label: t.facts.spread, value: t.facts.spreadOf({ spread, preference }) }]),
      ...(side === 'buy'
        ? []
        : [
            { label: t.facts.cost, value: <Money amount={cost} /> },
            { label: gain < 0 ? t.facts.loss : t.facts.gain, value: <Move>{t.gain({ gain })}</Move> },
            { label: t.facts.tax, value: t.facts.noTax },
          ]),
      after(from, of.fromAfter),
      after(to, of.toAfter),
    ];
  };
}
