import { type CSSProperties, useId, useState } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { classes } from '../classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './NoticeBar.module.css';
import { useOverflow } from './useOverflow.ts';

interface NoticeBarProps {
  text: string;
  /** said below the text once the bar is opened */
  more?: string;
  /** leads to more about it in place of opening here */
  onOpen?: () => void;
  onClose: () => void;
}

/** So far it scrolls, slowly enough to be read, and rests at both ends. */
const scrollOf = (beyond: number) =>
  ({ '--run': `${-Math.ceil(beyond)}px`, '--run-time': `${(beyond / 40 + 4).toFixed(1)}s` }) as CSSProperties;

/**
 * The emergency notice (1-shell s2.5, R106, R107): one line, which scrolls where it is wider than the bar (A94). It
 * is still with reduced motion, and while it is touched or focused; a tap opens the whole, or what more there is to say.
 */
export function NoticeBar({ text, more, onOpen, onClose }: NoticeBarProps) {
  const { parts } = kitMessages.use();
  const [isOpen, setOpen] = useState(false);
  const { box, content, overflow, beyond } = useOverflow(text, !isOpen);
  const scrolls = !isOpen && beyond > 0;
  const moreId = useId();
  const hasMore = more !== undefined && more !== '' && more !== text;
  const line = (
    <span
      ref={content}
      className={classes(styles.words, !isOpen && styles.line)}
      {...(scrolls && { 'data-scrolls': true, style: scrollOf(beyond) })}
    >
      <span className={styles.run}>{text}</span>
    </span>
  );
  return (
    <aside className={styles.bar} data-part="noticeBar" aria-label={parts.notice}>
      <div className={classes(styles.row, isOpen && styles.opened)}>
        <Icon name="warning" size="small" />
        <div ref={box} className={styles.box}>
          {onOpen || hasMore || overflow > 0 ? (
            <button
              type="button"
              className={styles.open}
              data-action="openNotice"
              aria-expanded={onOpen ? undefined : isOpen}
              {...(isOpen && hasMore ? { 'aria-controls': moreId } : {})}
              onClick={onOpen ?? (() => setOpen(!isOpen))}
            >
              {line}
              {onOpen && <Icon name="chevron" size="small" />}
            </button>
          ) : (
            line
          )}
          {isOpen && hasMore && (
            <p id={moreId} className={styles.more}>
              {more}
            </p>
          )}
        </div>
        <IconButton icon="close" label={parts.closeNotice} action="close" onClick={onClose} />
      </div>
    </aside>
  );
}
