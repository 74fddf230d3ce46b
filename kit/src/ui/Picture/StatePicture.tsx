import styles from './Picture.module.css';
import type { StatePictureName } from './pictures.ts';
import { picturesFile, usePictures } from './usePictures.ts';

/** What stands over the words of an empty or failed page; silent, as the words say it. Its room is there before it. */
export function StatePicture({ name }: { name: StatePictureName }) {
  const isDue = usePictures();
  return (
    <svg
      className={styles.state}
      viewBox="0 0 148 132"
      aria-hidden="true"
      focusable="false"
      data-picture={name}
    >
      {isDue && <use href={`${picturesFile}#state-${name}`} />}
    </svg>
  );
}
