import type { ReactNode } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './FilterBar.module.css';

interface FilterBarProps {
  /** opens the FilterSheet */
  onOpen: () => void;
  /** the filters that are applied, in words; a tap takes one off */
  chosen: readonly { id: string; label: string; onRemove: () => void }[];
  /** what many look for, one tap away while it is not chosen */
  quick?: readonly { id: string; label: string; onChoose: () => void }[];
  /** under it: what was found, said politely when it changes: 빈방 있는 휴양림 12곳 */
  found?: ReactNode;
  /** at its end: by what it is sorted */
  end?: ReactNode;
}

/** Over a list: the button of its filters with their number, each of them to be taken off, and how many were found. */
export function FilterBar({ onOpen, chosen, quick = [], found, end }: FilterBarProps) {
  const { filters: t } = kitMessages.use();
  return (
    <div>
      <ul className={styles.row} aria-label={t.applied}>
        <li>
          <button
            type="button"
            className={styles.chip}
            aria-haspopup="dialog"
            data-action="filter"
            onClick={onOpen}
          >
            <span className={styles.open}>
              <Icon name="filter" size="tiny" />
              {t.title}
              {chosen.length > 0 && (
                <span className={styles.count}>
                  <span aria-hidden="true">{chosen.length}</span>
                  <span className={styles.spoken}>{t.count({ count: chosen.length })}</span>
                </span>
              )}
            </span>
          </button>
        </li>
        {chosen.map(({ id, label, onRemove }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.chip}
              aria-label={t.remove({ name: label })}
              data-action="removeFilter"
              onClick={onRemove}
            >
              <span className={styles.on}>
                {label}
                <Icon name="close" size="tiny" />
              </span>
            </button>
          </li>
        ))}
        {quick.map(({ id, label, onChoose }) => (
          <li key={id}>
            <button type="button" className={styles.chip} data-action="quickFilter" onClick={onChoose}>
              <span className={styles.open}>{label}</span>
            </button>
          </li>
        ))}
      </ul>
      {(found !== undefined || end !== undefined) && (
        <div className={styles.found}>
          <div aria-live="polite">{found}</div>
          {end}
        </div>
      )}
    </div>
  );
}
