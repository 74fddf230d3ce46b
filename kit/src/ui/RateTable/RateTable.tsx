import { formatRate, rateChange } from '../../format/index.ts';
import { kitMessages } from '../../messages/index.ts';
import { Flag } from '../Flag/Flag.tsx';
import { List } from '../List/List.tsx';
import { ListItem } from '../ListItem/ListItem.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './RateTable.module.css';

/** Won, as decimal texts, for so many whole units of a currency; null is one that is missing. */
export interface ShownRate {
  currency: string;
  /** 미국 달러 */
  name: string;
  /** 1, 100, 1000 */
  unit: number;
  today: string | null;
  before: string | null;
}

export interface RateTableProps {
  /** what the list is called */
  label: string;
  rates: readonly ShownRate[];
  /** the day before in words, where it is not yesterday */
  words?: { before: (told: { rate: string }) => string; noBefore: string };
  /** makes each row lead to its currency */
  onOpen?: (currency: string) => void;
}

const signs = { up: '▲', down: '▼', same: '' } as const;

/** Rates of today beside those of the day before; up and down are said, not only coloured. */
export function RateTable({ label, rates, words, onOpen }: RateTableProps) {
  const { rates: t } = kitMessages.use();
  const { before: beforeOf, noBefore } = words ?? t;
  return (
    <div data-part="rates">
      <List label={label}>
        {rates.map(({ currency, name, unit, today, before }) => (
          <ListItem
            key={currency}
            action="openRate"
            leading={<Flag of={currency} />}
            title={name}
            description={[
              unit > 1 ? `${unit} ${currency}` : currency,
              ...(today === null
                ? []
                : [before === null ? noBefore : beforeOf({ rate: formatRate(before) })]),
            ].join(' · ')}
            trailing={today === null ? '-' : formatRate(today)}
            trailingNote={today === null ? t.none : <Moved today={today} before={before} />}
            {...(onOpen ? { onClick: () => onOpen(currency) } : {})}
          />
        ))}
      </List>
    </div>
  );
}

function Moved({ today, before }: { today: string; before: string | null }) {
  const { rates: t } = kitMessages.use();
  const change = before === null ? undefined : rateChange(today, before);
  if (!change) return null;
  const { direction, amount } = change;
  if (direction === 'same') return t.same;
  return (
    <span className={styles[direction]}>
      <span aria-hidden="true">{signs[direction]} </span>
      {formatRate(amount)} <VisuallyHidden>{t[direction]}</VisuallyHidden>
    </span>
  );
}
