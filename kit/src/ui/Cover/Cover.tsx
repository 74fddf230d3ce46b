import { useState } from 'react';
import { classes } from '../classes.ts';
import picture from '../Picture/Picture.module.css';
import { type PictureName, type Tile, tileOf } from '../Picture/pictures.ts';
import { picturesFile, usePictures } from '../Picture/usePictures.ts';
import styles from './Cover.module.css';

interface CoverProps {
  /** what it is the cover of: the same words make the same cover everywhere */
  of: string;
  /** book: upright with a spine; small: beside a row; square: in a list to compare; wide: over a page about it */
  shape?: 'book' | 'small' | 'square' | 'wide';
  /** a book on its own page */
  isLarge?: boolean;
  /** its own picture; while it is missing the drawn one stands for it */
  src?: string | undefined;
  /** what it is, drawn on its tint, in place of an abstract one */
  picture?: PictureName | (string & {});
  /** what one sees there, drawn to the edge, in place of both */
  place?: PlaceName | undefined;
  /** what is bought, drawn to the edge */
  ware?: WareName | undefined;
}

/** What places.svg shows. */
export type PlaceName =
  | 'ants'
  | 'bird'
  | 'crown'
  | 'dinosaur'
  | 'firs'
  | 'garden'
  | 'greenhouse'
  | 'hall'
  | 'light'
  | 'lodge'
  | 'map'
  | 'pond'
  | 'prints'
  | 'ridge'
  | 'sky'
  | 'vase'
  | 'walk';

/** What wares.svg shows. */
export type WareName =
  | 'americano'
  | 'books'
  | 'bread'
  | 'cake'
  | 'chicken'
  | 'cinema'
  | 'giftcard'
  | 'latte'
  | 'lunchbox'
  | 'pen'
  | 'popcorn';

/** One file for all of a kind, as for the pictures. */
const waresFile = new URL('./wares.svg', import.meta.url).href;
const placesFile = new URL('./places.svg', import.meta.url).href;

const tiles: readonly Tile[] = ['orange', 'blue', 'green', 'violet', 'amber', 'teal', 'rose'];

/** In 100 x 100: what is light, and what is dark. */
const arts = [
  ['M70 14a16 16 0 1 1 0 32 16 16 0 0 1 0-32z', 'M0 72q26-24 52-6t48-8v42H0z'],
  [
    'M50 18a32 32 0 1 1 0 64 32 32 0 0 1 0-64zm0 10a22 22 0 1 0 0 44 22 22 0 0 0 0-44z',
    'M50 40a10 10 0 1 1 0 20 10 10 0 0 1 0-20z',
  ],
  ['M14 100V58a18 18 0 0 1 36 0v42zM0 0h100v8H0z', 'M50 100V44a18 18 0 0 1 36 0v56z'],
  ['M0 34q17-14 34 0t33 0 33 0v14q-17 14-33 0t-33 0-34 0z', 'M0 68q17-14 34 0t33 0 33 0v32H0z'],
  ['M50 84Q20 70 26 34q32 8 24 50z', 'M50 84q30-14 28-56-34 10-28 56zM48 60h4v40h-4z'],
  ['M0 0h50a50 50 0 0 1-50 50z', 'M100 50v50H50a50 50 0 0 1 50-50zM18 82a12 12 0 1 1 24 0 12 12 0 0 1-24 0z'],
] as const;

const numberOf = (words: string) =>
  [...words].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973, 7);

/** A face for what has no picture of its own: a book, an exhibition, a class. It says nothing that words do not. */
export function Cover({
  of,
  shape = 'square',
  isLarge = false,
  src,
  picture: name,
  place,
  ware,
}: CoverProps) {
  const isDue = usePictures();
  const [failed, setFailed] = useState('');
  const number = numberOf(of);
  const tile = name === undefined ? tiles[number % tiles.length] : (tileOf(name) ?? 'slate');
  const isOwn = src !== undefined && src !== '' && src !== failed;
  const whole = ware ? `${waresFile}#${ware}` : place && `${placesFile}#${place}`;
  const isDrawn = whole === undefined && name === undefined;
  const [light, dark] = arts[number % arts.length] ?? arts[0];
  return (
    <span
      className={classes(
        styles.cover,
        styles[shape],
        isLarge && styles.large,
        isOwn ? styles.bare : isDrawn && styles.art,
      )}
      data-tile={tile}
      aria-hidden="true"
    >
      {isOwn ? (
        <img className={styles.own} src={src} alt="" onError={() => setFailed(src)} />
      ) : isDrawn ? (
        <svg
          className={styles.whole}
          viewBox="0 0 100 100"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <path className={styles.light} d={light} />
          <path className={styles.dark} d={dark} />
        </svg>
      ) : whole ? (
        <svg className={styles.own} aria-hidden="true">
          {isDue && <use href={whole} />}
        </svg>
      ) : (
        <svg className={`${picture.picture} ${styles.drawn}`} viewBox="0 0 32 32" aria-hidden="true">
          {isDue && <use href={`${picturesFile}#${name}`} />}
        </svg>
      )}
    </span>
  );
}
