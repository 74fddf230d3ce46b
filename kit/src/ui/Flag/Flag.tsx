import { classes } from '../classes.ts';
import { picturesFile, usePictures } from '../Picture/usePictures.ts';
import styles from './Flag.module.css';

interface FlagProps {
  /** a nation or its currency: JP, JPY */
  of: string;
  /** within a line of words; else as tall as a row's tile */
  isInline?: boolean;
  /** as tall as a large tile: what a page is about */
  isLarge?: boolean;
}

const drawn = ['cn', 'eu', 'id', 'jp', 'kr', 'sg', 'th', 'tw', 'us', 'vn'];

/** A flag that is drawn: not every phone's face has flags. Silent, as the words beside it name the nation. */
export function Flag({ of, isInline = false, isLarge = false }: FlagProps) {
  const isDue = usePictures();
  const nation = of.slice(0, 2).toLowerCase();
  return (
    <span
      className={classes(styles.flag, isInline && styles.inline, isLarge && styles.large)}
      aria-hidden="true"
      data-flag={nation}
    >
      {drawn.includes(nation) ? (
        <svg className={styles.drawing} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
          {isDue && <use href={`${picturesFile}#flag-${nation}`} />}
        </svg>
      ) : (
        <span className={styles.letters} data-letters={of.slice(0, 2)} />
      )}
    </span>
  );
}
