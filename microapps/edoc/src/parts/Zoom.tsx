import { Stepper } from '@wallet/kit/ui';
import { useState } from 'react';
import styles from './Zoom.module.css';

const MOST = 3;

interface ZoomProps {
  src: string;
  /** what the picture shows */
  alt: string;
  label: string;
}

/** A photo in full, larger by its buttons, and moved by the finger. */
export function Zoom({ src, alt, label }: ZoomProps) {
  const [zoom, setZoom] = useState(1);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys, too */}
      <section className={styles.frame} tabIndex={0} aria-label={alt}>
        <img className={styles.image} src={src} alt={alt} data-zoom={zoom} />
      </section>
      <Stepper field="zoom" label={label} value={zoom} min={1} max={MOST} unit="×" onChange={setZoom} />
    </>
  );
}
