import { type DateLike, dayText, langOf } from '../../format/index.ts';
import { kitMessages, locale } from '../../messages/index.ts';
import { Badge } from '../Badge/Badge.tsx';
import { classes } from '../classes.ts';
import { Facts } from '../Facts/Facts.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './NoticeRow.module.css';

interface NoticeRowProps {
  /** in the language that it is in, whatever the page's */
  title: string;
  /** its day; or the days that it is about, in words */
  at: DateLike | { says: string };
  /** what kind it is, where there are several: 공지, 이용 안내 */
  kind?: string | undefined;
  /** everybody should see it: a card of its own among the rows */
  isImportant?: boolean;
  /** not long there, and not opened yet */
  isNew?: boolean;
  /** what it says no longer holds */
  isOver?: boolean;
  action?: string;
  onClick: () => void;
}

/** A notice in a list: what it is about, its kind and its day. They are many of one kind, so none has a picture. */
export function NoticeRow(props: NoticeRowProps) {
  const { title, at, kind, isImportant, isNew, isOver, action = 'openNotice', onClick } = props;
  const { states } = kitMessages.use();
  const day = at && typeof at === 'object' && 'says' in at ? at.says : dayText(at, locale.value);
  const note = [kind, day].filter(Boolean).join(' · ');
  return (
    <li className={classes(styles.item, isImportant && styles.important, isNew && styles.fresh)}>
      <button type="button" className={styles.row} data-action={action} onClick={onClick}>
        {isImportant && (
          <span className={styles.badge}>
            <Badge tone="danger">{states.important}</Badge>{' '}
          </span>
        )}
        <span className={classes(styles.title, isOver && styles.over)}>
          <span lang={langOf(title)}>{title}</span>
          {isNew && (
            <>
              <span className={styles.dot} />
              <VisuallyHidden> {states.isNew}</VisuallyHidden>
            </>
          )}
        </span>
        <span className={styles.chevron}>
          <Icon name="chevron" size="small" />
        </span>
        {note !== '' && (
          <span className={styles.note}>
            <Facts>{note}</Facts>
          </span>
        )}
      </button>
    </li>
  );
}
