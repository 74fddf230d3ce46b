import { useId, useState } from 'react';
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

/**
 * The emergency notice (1-shell s2.5, R106, R107): one line that stands still. Where it is wider than the bar, or has
 * more to say, a tap opens the whole.
 */
export function NoticeBar({ text, more, onOpen, onClose }: NoticeBarProps) {
  const { parts } = kitMessages.use();
  const [isOpen, setOpen] = useState(false);
  const { box, content, overflow } = useOverflow(text, !isOpen);
  const moreId = useId();
  const hasMore = more !== undefined && more !== '' && more !== text;
  const line = (
    <span ref={content} className={classes(styles.words, !isOpen && styles.line)}>
      {text}
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
