import { Disclosure } from '../Disclosure/Disclosure.tsx';
import styles from './FoldedList.module.css';

interface FoldedListProps {
  /** names the list for a screen reader */
  label?: string;
  rows: readonly { title: string; text: string }[];
  /** the first stands open: it is what most come for */
  opensFirst?: boolean;
}

/** What is read one at a time: questions, the parts of a guide; each folded under its title. */
export function FoldedList({ label, rows, opensFirst = false }: FoldedListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {rows.map(({ title, text }, place) => (
        <li key={title}>
          <Disclosure title={title} isOpen={opensFirst && place === 0}>
            <p className={styles.text}>{text}</p>
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}
