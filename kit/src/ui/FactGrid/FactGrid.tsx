import { Drawing } from '../Icon/Drawing.tsx';
import styles from './FactGrid.module.css';
import { facts as paths } from './paths.ts';

export type FactIcon = keyof typeof paths;

interface FactGridProps {
  /** what they are of, for screen readers: 편의 시설 */
  label: string;
  facts: readonly { icon: FactIcon; label: string }[];
}

/** What a place has or holds, as drawings with a word each: four beside each other, fewer where text is large. */
export function FactGrid({ label, facts }: FactGridProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {facts.map((fact) => (
        <li key={fact.label} className={styles.fact}>
          <Drawing className={styles.icon} path={paths[fact.icon]} />
          {fact.label}
        </li>
      ))}
    </ul>
  );
}
