import type { Currency } from '@wallet/kit/format';
import { type KeyValueRow, Money, Move } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { type FxEntry, money } from '../model/fx.ts';

/** All figures of an entry. Under a head neither its own figure, whom it is with nor its time is told again. */
export function useEntryRows() {
  const t = messages.use();
  const shown = (minor: number, currency: Currency) =>
    currency === 'KRW' ? <Money amount={minor} /> : money(minor, currency);
  return (entry: FxEntry, under?: 'in' | 'out'): KeyValueRow[] => {
    const { kind, from, to, fromMinor, toMinor, rate, buyRate, unit, preference, gain, cost } = entry;
    const isTrade = kind === 'buy' || kind === 'sell' || kind === 'exchange';
    const code = kind === 'buy' ? to : from;
    return [
      ...(fromMinor > 0 && under !== 'out'
        ? [{ label: t.facts.pays, value: shown(fromMinor, from), isStrong: true }]
        : []),
      ...(toMinor > 0 && under !== 'in'
        ? [{ label: t.facts.gets, value: shown(toMinor, to), isStrong: true }]
        : []),
      ...(isTrade && rate
        ? [
            {
              label: buyRate ? t.facts.sellRate : t.facts.rate,
              value: t.per({ rate, unit, currency: code }),
            },
          ]
        : []),
      ...(buyRate
        ? [
            {
              label: t.facts.buyRate,
              value: t.per({ rate: buyRate, unit: to === 'JPY' ? 100 : 1, currency: to }),
            },
          ]
        : []),
      ...(isTrade ? [{ label: t.facts.spread, value: t.facts.preference({ preference }) }] : []),
      ...(kind === 'sell' || kind === 'exchange'
        ? [
            { label: t.facts.cost, value: <Money amount={cost} /> },
            { label: gain < 0 ? t.facts.loss : t.facts.gain, value: <Move>{t.gain({ gain })}</Move> },
            { label: t.facts.tax, value: t.facts.noTax },
          ]
        : []),
      ...(entry.fee > 0 ? [{ label: t.facts.fee, value: money(entry.fee, from) }] : []),
      ...(entry.who && !under ? [{ label: t.facts.who, value: entry.who }] : []),
      ...(under && entry.by === 'self' ? [] : [{ label: t.facts.by, value: t.by[entry.by] }]),
      ...(under ? [] : [{ label: t.facts.at, value: t.at({ at: entry.at }) }]),
      { label: t.facts.number, value: entry.id },
      ...(entry.signedNo ? [{ label: t.facts.signedNo, value: entry.signedNo }] : []),
    ];
  };
}
