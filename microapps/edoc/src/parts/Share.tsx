import styles from './Share.module.css';

/** One bar of the chart by kind, against the largest; the words beside it say the same. */
export function Share({ percent }: { percent: number }) {
  return (
    <span className={styles.track} aria-hidden="true" data-part="share">
      <span className={styles.share} style={{ width: `${Math.min(100, Math.max(2, percent))}%` }} />
    </span>
  );
}
