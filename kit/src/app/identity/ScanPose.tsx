import styles from './ScanPose.module.css';

const poses = {
  face: (
    <>
      <ellipse className={styles.soft} cx="60" cy="60" rx="32" ry="40" />
      <path
        className={styles.body}
        d="M60 34c10 0 17 8 17 19 0 8-4 15-9 18v5c8 2 13 5 16 10a32 40 0 0 1-48 0c3-5 8-8 16-10v-5c-5-3-9-10-9-18 0-11 7-19 17-19z"
      />
      <ellipse className={styles.lines} cx="60" cy="60" rx="32" ry="40" />
    </>
  ),
  card: (
    <>
      <rect className={styles.soft} x="24" y="38" width="72" height="45" rx="6" />
      <rect className={styles.body} x="31" y="46" width="21" height="28" rx="3" />
      <path
        className={styles.cut}
        d="M41.5 51a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM34 71c.6-5 3.6-8 7.5-8s6.9 3 7.5 8z"
      />
      <path className={styles.strokes} d="M60 50h27M60 59h20M60 68h24" />
    </>
  ),
  chip: (
    <>
      <rect className={styles.soft} x="36" y="50" width="48" height="46" rx="6" />
      <circle className={styles.body} cx="60" cy="78" r="9" />
      <rect className={styles.phone} x="38" y="14" width="44" height="40" rx="7" />
      <path className={styles.cut} d="M55 20h10v2H55z" />
      <path className={styles.strokes} d="M54 63a9 9 0 0 1 12 0" />
    </>
  ),
} as const;

/** What the camera wants to see, within the corners of its frame; silent, the rules under it say it. */
export function ScanPose({ of }: { of: keyof typeof poses }) {
  return (
    <svg
      className={styles.pose}
      data-tile={of === 'face' ? 'teal' : 'blue'}
      viewBox="0 0 120 120"
      aria-hidden="true"
      focusable="false"
    >
      {poses[of]}
      <path
        className={styles.corners}
        d="M10 30V16a6 6 0 0 1 6-6h14M90 10h14a6 6 0 0 1 6 6v14M110 90v14a6 6 0 0 1-6 6H90M30 110H16a6 6 0 0 1-6-6V90"
      />
    </svg>
  );
}
