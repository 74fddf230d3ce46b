import type { ReactNode } from 'react';
import styles from './AssetTile.module.css';

/** AssetTiles below each other, in a card. */
export function AssetTiles({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={styles.tiles} aria-label={label}>
      {children}
    </ul>
  );
}
