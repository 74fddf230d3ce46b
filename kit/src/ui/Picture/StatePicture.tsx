import styles from './Picture.module.css';
import { type PictureName, type StatePictureName, tileOf } from './pictures.ts';
import { picturesFile, usePictures } from './usePictures.ts';

/** What stands over the words of an empty or failed page; silent, as the words say it. Its room is there before it. */
export function StatePicture({ name }: { name: StatePictureName | PictureName }) {
  const isDue = usePictures();
  const tile = tileOf(name);
  return (
    <svg
      className={styles.state}
      viewBox="0 0 148 132"
      aria-hidden="true"
      focusable="false"
      data-picture={name}
      data-tile={tile}
    >
      {/* A service's own stands on the same ground. */}
      {tile && <ellipse cx="74" cy="122" rx="56" ry="7" fill="var(--s3)" />}
      {isDue &&
        (tile ? (
          <use href={`${picturesFile}#${name}`} x="26" y="20" width="96" height="96" />
        ) : (
          <use href={`${picturesFile}#state-${name}`} />
        ))}
    </svg>
  );
}
