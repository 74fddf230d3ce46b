import { useRef, useState } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { classes } from '../classes.ts';
import styles from './Gallery.module.css';

export interface GalleryImage {
  src: string;
  /** what the picture shows */
  alt: string;
}

interface GalleryProps {
  images: readonly GalleryImage[];
  /** up to the edges of the screen: the `picture` of a Screen, with the page as a sheet over its foot */
  isEdge?: boolean;
}

/** Pictures to swipe through, with the number of the one in sight. */
export function Gallery({ images, isEdge = false }: GalleryProps) {
  const { gallery } = kitMessages.use();
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(1);
  if (images.length === 0) return null;

  function onScroll() {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {};
    setCurrent(Math.min(images.length, Math.round(scrollLeft / Math.max(1, clientWidth)) + 1));
  }

  return (
    <section className={classes(styles.gallery, isEdge && styles.edge)} aria-label={gallery.label}>
      <ul
        ref={track}
        className={styles.track}
        onScroll={onScroll}
        tabIndex={images.length > 1 ? 0 : undefined}
      >
        {images.map(({ src, alt }) => (
          <li key={src} className={styles.frame}>
            <img src={src} alt={alt} className={styles.image} />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <p className={styles.count}>
          <span aria-hidden="true">{`${current} / ${images.length}`}</span>
          <span className={styles.spoken}>{gallery.image({ current, total: images.length })}</span>
        </p>
      )}
    </section>
  );
}
