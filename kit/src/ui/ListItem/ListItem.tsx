import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Facts } from '../Facts/Facts.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './ListItem.module.css';

interface ListItemProps {
  title: ReactNode;
  /** under the title; facts with ` · ` between them stay whole where they need a second line */
  description?: ReactNode;
  /** how a thing of a history stands, as a Badge: the first word of the second line, in its colour and without a ground */
  state?: ReactNode;
  /** over the description: a sentence that matters as much as the title */
  preview?: ReactNode;
  /** before the words: an icon or a picture */
  leading?: ReactNode;
  /** after the words: a figure, a date or a badge */
  trailing?: ReactNode;
  /** how it stands, quiet after the words of a setting: 한국어, 사용 중 */
  value?: ReactNode;
  /** small, under what stands after the words: the balance behind a figure */
  trailingNote?: ReactNode;
  /** done or cancelled: faint, its figure struck out where it no longer counts; words say so, too */
  past?: 'done' | 'cancelled' | undefined;
  /** beside the title */
  badge?: ReactNode;
  /** makes the whole row a button */
  onClick?: () => void;
  /** a tap does something here, and opens no page: no arrow */
  isAct?: boolean;
  /** makes the whole row a link */
  href?: string;
  action?: string;
  /** `data-field`: the row shows what is chosen, and opens a sheet to choose in */
  field?: string;
  /** what can be done from the row without opening it, as small buttons: at its end, under one that opens */
  act?: ReactNode;
}

/** One row of a List: words, and what to know beside them. */
export function ListItem({ onClick, href, action, field, act, isAct = false, ...parts }: ListItemProps) {
  const look = classes(styles.row, parts.leading !== undefined && styles.led, parts.past && styles.past);
  const endsInAct = act && onClick === undefined && href === undefined && parts.trailing === undefined;
  return (
    <li className={endsInAct ? styles.acts : undefined}>
      {href !== undefined ? (
        <a className={look} href={href} data-action={action} onClick={onClick}>
          <Parts {...parts} leads />
        </a>
      ) : onClick ? (
        <button
          type="button"
          className={look}
          data-action={action}
          data-field={field}
          aria-haspopup={field === undefined ? undefined : 'dialog'}
          onClick={onClick}
        >
          <Parts {...parts} leads={!isAct} />
        </button>
      ) : (
        <div className={look}>
          <Parts {...parts} />
        </div>
      )}
      {act && <div className={classes(styles.act, parts.leading !== undefined && styles.beside)}>{act}</div>}
    </li>
  );
}

function Parts(props: ListItemProps & { leads?: boolean }) {
  const { title, description, preview, leading, trailing, trailingNote, value, badge, state, leads } = props;
  const said = typeof description === 'string' && description !== '' ? description.split(' · ') : description;
  const stands = state && <span className={styles.state}>{state}</span>;
  const facts = stands ? [stands, ...(Array.isArray(said) ? said : said ? [said] : [])] : said;
  return (
    <>
      {leading}
      <span className={styles.words}>
        <span className={styles.title}>
          {title}
          {badge}
        </span>
        {preview !== undefined && <span className={styles.preview}>{preview}</span>}
        {facts !== undefined && (
          <span className={styles.description}>{Array.isArray(facts) ? <Facts>{facts}</Facts> : facts}</span>
        )}
      </span>
      {trailing !== undefined && (
        <span className={styles.trailing}>
          {props.past === 'cancelled' ? <s className={styles.figure}>{trailing}</s> : trailing}
          {trailingNote !== undefined && <span className={styles.under}>{trailingNote}</span>}
        </span>
      )}
      {value !== undefined && <span className={styles.value}>{value}</span>}
      {leads && (
        <span className={styles.chevron}>
          <Icon name="chevron" size="small" />
        </span>
      )}
    </>
  );
}
