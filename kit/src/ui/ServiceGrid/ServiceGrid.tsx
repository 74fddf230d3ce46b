import type { ReactNode } from 'react';
import styles from './ServiceGrid.module.css';

interface ServiceGridProps {
  /** names the list for a screen reader */
  label?: string;
  /** quick: four doors in one row, with smaller tiles */
  size?: 'quick' | 'full';
  /** ServiceCells */
  children: ReactNode;
}

/** Services beside each other, each with its picture, its name, and how things stand there. */
export function ServiceGrid({ label, size = 'full', children }: ServiceGridProps) {
  return (
    <ul className={styles[size]} aria-label={label}>
      {children}
    </ul>
  );
}
