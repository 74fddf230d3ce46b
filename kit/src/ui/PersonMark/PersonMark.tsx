import { classes } from '../classes.ts';
import tile from '../IconTile/IconTile.module.css';
import type { Tile } from '../Picture/pictures.ts';
import styles from './PersonMark.module.css';

interface PersonMarkProps {
  /** as it stands beside the mark: the mark itself is silent */
  name: string;
  /** small: in a line of words; large: whom the page is about */
  size?: 'small' | 'medium' | 'large';
}

const tints: readonly Tile[] = ['violet', 'teal', 'orange', 'blue', 'rose', 'green'];

/** Who it is, at a glance: an initial on a tint of their own, the same one wherever they are named. */
export function PersonMark({ name, size = 'medium' }: PersonMarkProps) {
  const letters = [...name.trim()];
  const sum = letters.reduce((all, letter) => (all * 37 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return (
    <span
      className={classes(
        tile.tile,
        styles.round,
        size === 'large' && tile.large,
        size === 'small' && styles.small,
      )}
      data-size={size === 'large' ? size : undefined}
      data-tile={tints[sum % tints.length]}
      data-part="person"
      aria-hidden="true"
    >
      <span className={tile.letter} data-letter={letters[0]?.toUpperCase()} />
    </span>
  );
}
