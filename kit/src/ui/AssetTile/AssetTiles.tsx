import type { ReactNode } from 'react';
import styles from './AssetTile.module.css';

/** AssetTiles in two columns, from 600 px on in four. */
export function AssetTiles({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={styles.tiles} aria-label={label}>
      {children}
    </ul>
  );
}
