import type { PortraitPlan } from '../../identity/index.ts';
import { Note, useIdentityWords } from '../../ui/index.ts';
import styles from './PortraitPhoto.module.css';

/** The customer's picture, for a passport under the lines that the head should touch. */
export function PortraitFrame({ url, plan }: { url: string; plan: PortraitPlan }) {
  const { portrait: t } = useIdentityWords();
  const { width, height, look } = plan;
  return (
    <div className={styles.frame} data-part="photo" style={{ aspectRatio: `${width} / ${height}` }}>
      <img className={styles.picture} src={url} alt={t.mine} />
      {look === 'passport' && (
        <svg className={styles.guide} viewBox="0 0 35 45" aria-hidden="true" focusable="false">
          <ellipse cx="17.5" cy="20.4" rx="11.6" ry="17" />
          <path d="M4 3.4h27M4 37.4h27" />
        </svg>
      )}
    </div>
  );
}

const kinds = ['good', 'ground', 'face'] as const;
const marks = { good: 'm-1.8 .2 1.3 1.3 2.6-2.7', bad: 'm-1.6-1.6 3.2 3.2m0-3.2-3.2 3.2' };

/** How a good picture looks, and how two of those do that come back: in their colour and with their mark. */
export function PortraitSamples() {
  const { samples } = useIdentityWords().portrait;
  return (
    <ul className={styles.samples}>
      {kinds.map((kind) => (
        <li key={kind} className={kind === 'good' ? styles.good : styles.bad}>
          <svg className={styles.sample} viewBox="-.5 -.5 36 51" aria-hidden="true" focusable="false">
            <rect className={styles.wall} width="35" height="45" rx="4" />
            {kind === 'ground' && (
              <path className={styles.shadow} d="M18 5c9-3 16 4 16 14 0 7-3 12-6 14l6.2 3V41l-1 3H20z" />
            )}
            <path
              className={styles.clothes}
              d="M14 34h7c7 1 11 4 12 9a1.6 1.6 0 0 1-1.6 1.7H3.600A1.6 1.6 0 0 1 2 43c1-5 5-8 12-9z"
            />
            <g transform={kind === 'face' ? 'rotate(22 17.5 33)' : undefined}>
              <ellipse className={styles.hair} cx="17.5" cy="16.5" rx="10.2" ry="12" />
              <path
                className={styles.skin}
                d="M14.5 28h6v6a3 3 0 0 1-6 0zM9 17c5 0 9-2 11-5 1 3 3 4 6 5 0 8-4 14-8.5 14S9 25 9 17z"
              />
              <path className={styles.lines} d="M13 19.5v.6m9-.6v.6m-6.5 6c1.2.7 2.800.7 4 0" />
            </g>
            <circle className={styles.mark} cx="17.5" cy="45" r="5" />
            <path className={styles.sign} d={`M17.5 45${kind === 'good' ? marks.good : marks.bad}`} />
          </svg>
          <Note>{samples[kind]}</Note>
        </li>
      ))}
    </ul>
  );
}
