import type { Amount } from '../../format/index.ts';
import { Money } from '../Money/Money.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './AssetFigure.module.css';

interface AssetFigureProps {
  label: string;
  amount: Amount;
  unit: string;
  isHidden: boolean;
  /** what a screen reader says in place of a hidden amount, and what stands on the button */
  words: { hidden: string; show: string; hide: string };
  onToggle?: () => void;
}

/** An amount the customer may hide from whoever looks over their shoulder (1-shell s3, asset items). */
export function AssetFigure({ label, amount, unit, isHidden, words, onToggle }: AssetFigureProps) {
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
        <p>
          <Money amount={amount} unit={unit} size="large" />
        </p>
      )}
    </div>
  );
}
