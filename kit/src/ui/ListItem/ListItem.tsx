import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './ListItem.module.css';

interface ListItemProps {
  title: ReactNode;
  description?: ReactNode;
  /** before the words: an icon or a picture */
  leading?: ReactNode;
  /** after the words: a figure or a date */
  trailing?: ReactNode;
  /** beside the title */
  badge?: ReactNode;
  /** makes the whole row a button */
  onClick?: () => void;
  /** makes the whole row a link */
  href?: string;
  action?: string;
}

/** One row of a List: words, and what to know beside them. */
export function ListItem({ onClick, href, action, ...parts }: ListItemProps) {
  return (
    <li>
      {href !== undefined ? (
        <a className={styles.row} href={href} data-action={action} onClick={onClick}>
          <Parts {...parts} leads />
        </a>
      ) : onClick ? (
        <button type="button" className={styles.row} data-action={action} onClick={onClick}>
          <Parts {...parts} leads />
        </button>
      ) : (
        <div className={styles.row}>
          <Parts {...parts} />
        </div>
      )}
    </li>
  );
}

function Parts({ title, description, leading, trailing, badge, leads }: ListItemProps & { leads?: boolean }) {
  return (
    <>
      {leading}
      <span className={styles.words}>
        <span className={styles.title}>
          {title}
          {badge}
        </span>
        {description !== undefined && <span className={styles.description}>{description}</span>}
      </span>
      {trailing !== undefined && <span className={styles.trailing}>{trailing}</span>}
      {leads && (
        <span className={styles.chevron}>
          <Icon name="chevron" size="small" />
        </span>
      )}
    </>
  );
}
