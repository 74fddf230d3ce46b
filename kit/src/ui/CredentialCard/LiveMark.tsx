import { useState } from 'react';
import { classes } from '../classes.ts';
import { useIdentityWords } from '../useIdentityWords/useIdentityWords.ts';
import styles from './CredentialCard.module.css';
import { useSecond } from './useSecond.ts';

/** A moving emblem that answers a finger, and the running second: what no picture or film of a screen has. */
export function LiveMark() {
  const { card: t } = useIdentityWords();
  const second = useSecond();
  // A film of the card runs on by itself: only the true one turns round under a finger.
  const [isTurned, setTurned] = useState(false);
  return (
    <div className={styles.live} data-part="liveMark">
      <button
        type="button"
        className={styles.touch}
        data-action="touchEmblem"
        aria-label={t.touch}
        aria-pressed={isTurned}
        onClick={() => setTurned(!isTurned)}
      >
        <svg
          className={classes(styles.emblem, isTurned && styles.turned)}
          viewBox="0 0 40 40"
          aria-hidden="true"
        >
          <circle cx="20" cy="20" r="17" />
          <path d="M20 3a17 17 0 0 1 17 17M20 37A17 17 0 0 1 3 20" />
          <path
            className={styles.star}
            d="m20 11 2.6 6 6.4.6-4.900 4.200 1.500 6.400L20 24.800l-5.600 3.400 1.500-6.400L11 17.600l6.400-.6z"
          />
        </svg>
      </button>
      <span>
        {t.live}
        <time className={styles.second} aria-hidden="true">
          {second}
        </time>
      </span>
    </div>
  );
}
