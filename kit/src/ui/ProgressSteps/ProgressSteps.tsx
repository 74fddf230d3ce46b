import { classes } from '../classes.ts';
import styles from './ProgressSteps.module.css';

interface ProgressStepsProps {
  /** 1 is the first */
  current: number;
  total: number;
  /** what this step is called, read with the position */
  label: string;
  /** a part of a sum in place of steps: one bar */
  isShare?: boolean;
}

/** How far a flow of several screens has come, or how much of a sum is there. */
export function ProgressSteps({ current, total, label, isShare = false }: ProgressStepsProps) {
  const share = `${total > 0 ? Math.floor((current / total) * 100) : 0}%`;
  return (
    <div className={styles.steps}>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={current}
        aria-valuetext={isShare ? share : `${current}/${total}`}
      >
        {isShare ? (
          <span className={classes(styles.step, styles.share)}>
            <span className={styles.done} style={{ width: share }} />
          </span>
        ) : (
          Array.from({ length: total }, (_, place) => (
            <span key={place} className={classes(styles.step, place < current && styles.done)} />
          ))
        )}
      </div>
      <p className={styles.label}>{label}</p>
    </div>
  );
}
