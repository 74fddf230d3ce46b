import { Facts } from '../Facts/Facts.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './SearchDoor.module.css';

interface SearchDoorProps {
  /** what is looked for, or what can be */
  label: string;
  /** at its end, where something is looked for already: 변경 */
  change?: string;
  onClick: () => void;
}

/** Looks like the field of the page or the sheet that it opens. */
export function SearchDoor({ label, change, onClick }: SearchDoorProps) {
  return (
    <button type="button" className={styles.door} data-action="search" onClick={onClick}>
      <Icon name="search" size="small" />
      {change === undefined ? (
        <span className={styles.words}>{label}</span>
      ) : (
        <>
          <span className={styles.asked}>
            <Facts>{label}</Facts>
          </span>
          <span className={styles.change}>{change}</span>
        </>
      )}
    </button>
  );
}
