import { kitMessages } from '../../messages/index.ts';
import { classes } from '../classes.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import pictures from '../Picture/Picture.module.css';
import { type PictureName, tileOf } from '../Picture/pictures.ts';
import { picturesFile, usePictures } from '../Picture/usePictures.ts';
import styles from './Banner.module.css';

interface BannerProps {
  title: string;
  text?: string;
  /** beside the words, to the banner's end */
  imageUrl?: string;
  /** `#rrggbb` behind the image; words stand on the house's own colours, so that they can be read */
  color?: string;
  /** where there is no image: the picture of what the banner leads to, on its tint */
  picture?: PictureName | (string & {});
  /** the whole banner is then a button */
  onOpen?: () => void;
  onClose?: () => void;
}

/** An event or a benefit (1-shell s4.7). Closing hides it until the page is loaded again: the caller's business (A81). */
export function Banner({ title, text, imageUrl, color, picture, onOpen, onClose }: BannerProps) {
  const { parts } = kitMessages.use();
  const tile = !imageUrl && picture ? tileOf(picture) : undefined;
  const content = (
    <>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {text && <span className={styles.text}>{text}</span>}
      </span>
      {imageUrl && (
        <span className={styles.picture} style={color ? { backgroundColor: color } : undefined}>
          <img src={imageUrl} alt="" className={styles.image} />
        </span>
      )}
      {tile && picture && <Drawn name={picture} />}
    </>
  );
  return (
    <aside
      className={classes(styles.banner, (imageUrl || tile) && styles.tall)}
      data-part="banner"
      aria-label={parts.banner}
      data-tile={tile}
    >
      {onOpen ? (
        <button type="button" className={styles.open} data-action="open" onClick={onOpen}>
          {content}
        </button>
      ) : (
        <div className={styles.open}>{content}</div>
      )}
      {onClose && (
        <span className={styles.close}>
          <IconButton icon="close" label={parts.closeBanner} action="close" onClick={onClose} />
        </span>
      )}
    </aside>
  );
}

function Drawn({ name }: { name: string }) {
  const isDue = usePictures();
  return (
    <span className={styles.drawn} aria-hidden="true">
      <svg className={pictures.picture} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        {isDue && <use href={`${picturesFile}#${name}`} />}
      </svg>
    </span>
  );
}
