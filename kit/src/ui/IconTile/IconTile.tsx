import { classes } from '../classes.ts';
import picture from '../Picture/Picture.module.css';
import { type PictureName, tileOf } from '../Picture/pictures.ts';
import { picturesFile, usePictures } from '../Picture/usePictures.ts';
import styles from './IconTile.module.css';

interface IconTileProps {
  /** whose picture; a name without one shows the first letter of `name` */
  picture: PictureName | (string & {});
  /** what stands beside it in words: the tile itself is silent */
  name?: string;
  /** 36, 44, 56 */
  size?: 'small' | 'medium' | 'large';
  /** a red dot: something new waits there; words say so, too */
  isNew?: boolean;
}

/** The picture of a service, an asset or a booking on its tint: the same one wherever it is named. */
export function IconTile({ picture: name, size = 'medium', isNew = false, ...props }: IconTileProps) {
  const isDue = usePictures();
  const tile = tileOf(name);
  return (
    <span
      className={classes(styles.tile, styles[size], isNew && styles.fresh)}
      data-size={size === 'large' ? size : undefined}
      data-tile={tile ?? 'slate'}
      data-picture={tile && name}
      aria-hidden="true"
    >
      {tile ? (
        <svg className={picture.picture} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
          {isDue && <use href={`${picturesFile}#${name}`} />}
        </svg>
      ) : (
        <span className={styles.letter} data-letter={[...(props.name ?? name)][0]?.toUpperCase()} />
      )}
    </span>
  );
}
