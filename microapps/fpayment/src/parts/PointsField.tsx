import { AmountField, Chips } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { PointsMost } from '../model/balances.ts';
import styles from './PointsField.module.css';

interface PointsFieldProps {
  /** what there is; null where nobody said */
  points: number | null;
  value: PointsMost;
  onChange: (most: PointsMost) => void;
  /** no more than this is of use */
  most?: number;
}

/** How many points a payment uses at most: left empty, as many as it takes. */
export function PointsField({ points, value, onChange, most }: PointsFieldProps) {
  const t = messages.use();
  const bound = Math.min(points ?? Number.MAX_SAFE_INTEGER, most ?? Number.MAX_SAFE_INTEGER);
  const half = points === null ? 0 : Math.floor(points / 2);
  const all = points === null ? null : bound;
  const field = (
    <AmountField
      field="points"
      label={t.balances.howMany}
      hint={points === all ? t.balances.all : t.balances.allOf({ amount: points ?? 0 })}
      unit="P"
      placeholder={all === null ? t.balances.asMany : t.points({ amount: all })}
      value={value}
      onChange={onChange}
      min={0}
      {...(bound === Number.MAX_SAFE_INTEGER ? {} : { max: bound })}
    />
  );
  if (half === 0) return field;
  return (
    <div className={styles.points}>
      {field}
      <Chips<'' | 'all' | 'half'>
        legend={t.balances.howMany}
        options={[
          { value: 'all', label: t.balances.whole },
          { value: 'half', label: t.balances.half({ amount: half }) },
        ]}
        value={value === null ? 'all' : value === half ? 'half' : ''}
        onChange={(part) => onChange(part === 'half' ? half : null)}
      />
    </div>
  );
}
