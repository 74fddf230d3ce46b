import { IconTile, List, ListItem } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Rate } from '../model/ground.ts';

/** Hundredths of won, whole: rates are never reckoned with as floats. */
const cents = (rate: string) => {
  const [won = '0', rest = ''] = rate.split('.');
  return Number(won) * 100 + Number(rest.padEnd(2, '0').slice(0, 2));
};

/** Won for 100 units, or undefined without a rate. */
export const costOfHundred = ({ today, unit }: Rate) =>
  today === null ? undefined : Math.ceil(cents(today) / unit);

/** Rates of today beside those of the last working day; up and down are said, not only coloured. */
export function RateTable({ rates }: { rates: readonly Rate[] }) {
  const t = messages.use().desks;
  function moved({ today, before }: Rate) {
    if (today === null) return t.noRate;
    if (before === null) return t.noBefore;
    const by = cents(today) - cents(before);
    const text = (Math.abs(by) / 100).toFixed(2);
    return by === 0 ? t.same : by > 0 ? t.up({ by: text }) : t.down({ by: text });
  }
  return (
    <List label={t.rates}>
      {rates.map((rate) => (
        <ListItem
          key={rate.currency}
          leading={<IconTile picture="rates" />}
          title={t.currencies[rate.currency as keyof typeof t.currencies] ?? rate.currency}
          description={t.unit(rate)}
          trailing={rate.today ?? '-'}
          trailingNote={moved(rate)}
        />
      ))}
    </List>
  );
}
