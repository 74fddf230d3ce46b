import { Icon } from '../Icon/Icon.tsx';
import styles from './SearchDoor.module.css';

/** Looks like the field of the page that it opens. */
export function SearchDoor({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.door} data-action="search" onClick={onClick}>
      <Icon name="search" size="small" />
      <span className={styles.words}>{label}</span>
    </button>
  );
}
