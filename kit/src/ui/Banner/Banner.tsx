import { kitMessages } from '../../messages/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Banner.module.css';

interface BannerProps {
  title: string;
  text?: string;
  imageUrl?: string;
  /** `#rrggbb` behind the picture; words stand on the house's own colours, so that they can be read */
  color?: string;
  /** the whole banner is then a button */
  onOpen?: () => void;
  onClose?: () => void;
}

/** An event or a benefit (1-shell s4.7). Closing hides it until the page is loaded again: the caller's business (A81). */
export function Banner({ title, text, imageUrl, color, onOpen, onClose }: BannerProps) {
  const { parts } = kitMessages.use();
  const content = (
    <>
      {imageUrl && (
        <span className={styles.picture} style={color ? { backgroundColor: color } : undefined}>
          <img src={imageUrl} alt="" className={styles.image} />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {text && <span className={styles.text}>{text}</span>}
      </span>
    </>
  );
  return (
    <aside className={styles.banner} data-part="banner" aria-label={parts.banner}>
      {onOpen ? (
        <button type="button" className={styles.open} data-action="open" onClick={onOpen}>
          {content}
        </button>
      ) : (
        <div className={styles.open}>{content}</div>
      )}
      {onClose && <IconButton icon="close" label={parts.closeBanner} action="close" onClick={onClose} />}
    </aside>
  );
}
