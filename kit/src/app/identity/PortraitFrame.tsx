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

/** How a good picture looks, and how two of those do that come back. */
export function PortraitSamples() {
  const { samples } = useIdentityWords().portrait;
  return (
    <ul className={styles.samples}>
      {kinds.map((kind) => (
        <li key={kind}>
          <svg className={styles.sample} viewBox="0 0 35 45" aria-hidden="true" focusable="false">
            <rect className={styles.wall} width="35" height="45" rx="3" />
            {kind === 'ground' && <path className={styles.shadow} d="M20 0h12a3 3 0 0 1 3 3v42H24z" />}
            <g
              className={styles.person}
              transform={kind === 'face' ? 'rotate(16 17.5 24) translate(3 2)' : undefined}
            >
              <ellipse cx="17.5" cy="19" rx="9.4" ry="13" />
              <path d="M14 29h7v5c7 1 11 4 12 9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2c1-5 5-8 12-9z" />
            </g>
          </svg>
          <Note>{samples[kind]}</Note>
        </li>
      ))}
    </ul>
  );
}
