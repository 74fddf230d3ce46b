import type { Amount } from '../../format/index.ts';
import { kitMessages } from '../../messages/index.ts';
import { Money } from '../Money/Money.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './AssetFigure.module.css';

interface AssetFigureProps {
  label: string;
  amount?: Amount;
  /** 원 (KRW) unless given: `P` points, `count` coupons, `G` gold, or a currency (1-shell s3) */
  unit?: 'P' | 'count' | 'G' | (string & {});
  /** in place of an amount: what has none, as an NFC card, says its state */
  text?: string;
  isHidden: boolean;
  /** the house's own words unless given: for a screen reader in place of a hidden amount, and on the button */
  words?: { hidden: string; show: string; hide: string };
  onToggle?: () => void;
}

/** An amount the customer may hide from whoever looks over their shoulder (1-shell s3, asset items). */
export function AssetFigure({ label, amount, unit, text, isHidden, onToggle, ...props }: AssetFigureProps) {
  const { assets, units } = kitMessages.use();
  const words = props.words ?? assets;
  const shownUnit = unit === 'count' ? units.count : unit;
  return (
    <div className={styles.figure}>
      <div className={styles.head}>
        <span className={styles.label}>{label}</span>
        {onToggle && (
          <button type="button" className={styles.toggle} data-action="toggleAmounts" onClick={onToggle}>
            {isHidden ? words.show : words.hide}
          </button>
        )}
      </div>
      {isHidden ? (
        <p className={styles.hidden}>
          <span aria-hidden="true">••••••</span>
          <VisuallyHidden>{words.hidden}</VisuallyHidden>
        </p>
      ) : (
        <p className={styles.shown}>
          {text ?? (
            <Money amount={amount} size="large" {...(shownUnit === undefined ? {} : { unit: shownUnit })} />
          )}
        </p>
      )}
    </div>
  );
}
