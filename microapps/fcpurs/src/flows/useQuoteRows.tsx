import type { Currency } from '@wallet/kit/format';
import { type KeyValueRow, Money, Move } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { money, type Quote } from '../model/fx.ts';

/** Everything of a quote that will be booked, to the last won. */
export function useQuoteRows() {
  const t = messages.use();
  const shown = (minor: number, currency: Currency) =>
    currency === 'KRW' ? <Money amount={minor} /> : money(minor, currency);
  return (of: Quote, account = ''): KeyValueRow[] => {
    const { side, from, to, rate, unit, buyRate, buyUnit, cross, preference, spread, gain, cost } = of;
    const code = side === 'buy' ? to : from;
    const after = (currency: Currency, minor: number) => ({
      label: currency === 'KRW' ? t.facts.bankAfter : t.facts.after({ currency }),
      value: shown(minor, currency),
    });
    const pays = { label: t.facts.pays, value: shown(of.fromMinor, from) };
    const gets = { label: t.facts.gets, value: shown(of.toMinor, to) };
    // The head names the one of them: the other is what it comes to.
    const [named, comesTo] = side === 'buy' ? [gets, pays] : [pays, gets];
    return [
      named,
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
      { ...comesTo, isStrong: true },
      ...(account !== '' && side !== 'exchange' ? [{ label: t.facts.account, value: account }] : []),
      after(from, of.fromAfter),
      after(to, of.toAfter),
    ];
  };
}
