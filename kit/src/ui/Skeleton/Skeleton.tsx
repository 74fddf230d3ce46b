import { classes } from '../classes.ts';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** so many lines of text */
  lines?: number;
  /** or one shape */
  shape?: 'card' | 'picture' | 'circle' | 'title' | 'identity' | 'row';
}

/** Where something will be. Silent: the screen says that it is loading. */
export function Skeleton({ lines, shape }: SkeletonProps) {
  if (shape === 'row') {
    return (
      <div className={styles.row} aria-hidden="true">
        {[0, 1, 2].map((bone) => (
          <span key={bone} className={styles.bone} />
        ))}
      </div>
    );
  }
  if (shape) return <div className={classes(styles.bone, styles[shape])} aria-hidden="true" />;
  return (
    <div aria-hidden="true">
      {Array.from({ length: lines ?? 3 }, (_, index) => (
        <div key={index} className={classes(styles.bone, styles.line)} />
      ))}
    </div>
  );
}
