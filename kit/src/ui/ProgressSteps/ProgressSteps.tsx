import { classes } from '../classes.ts';
import styles from './ProgressSteps.module.css';

interface ProgressStepsProps {
  /** 1 is the first */
  current: number;
  total: number;
  /** what this step is called, read with the position */
  label: string;
}

/** How far a flow of several screens has come. */
export function ProgressSteps({ current, total, label }: ProgressStepsProps) {
  return (
    <div className={styles.steps}>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={current}
        aria-valuetext={`${current}/${total}`}
      >
        {Array.from({ length: total }, (_, place) => (
          <span key={place} className={classes(styles.step, place < current && styles.done)} />
        ))}
      </div>
      <p className={styles.label}>{label}</p>
    </div>
  );
}
