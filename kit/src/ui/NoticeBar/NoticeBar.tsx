import { useState } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { classes } from '../classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './NoticeBar.module.css';
import { useOverflow } from './useOverflow.ts';

interface NoticeBarProps {
  text: string;
  onClose: () => void;
  /** makes the text a button: more about it */
  onOpen?: () => void;
}

/** px a second: slow enough to read Korean */
const speed = 48;

/**
 * The emergency notice (1-shell s2.5, R106, R107). Its text scrolls only when it is wider than the bar, and can be
 * stopped; a customer who wants less motion gets it on several lines instead.
 */
export function NoticeBar({ text, onClose, onOpen }: NoticeBarProps) {
  const { parts, gallery } = kitMessages.use();
  const { box, content, overflow } = useOverflow(text);
  const [isPaused, setPaused] = useState(false);
  const isScrolling = overflow > 0;
  const words = (
    <span
      className={classes(styles.track, isScrolling && styles.scrolling, isPaused && styles.paused)}
      style={isScrolling ? { animationDuration: `${Math.round(overflow / speed)}s` } : undefined}
    >
      <span ref={content} className={styles.words}>
        {text}
      </span>
      {isScrolling && (
        <span className={styles.words} aria-hidden="true">
          {text}
        </span>
      )}
    </span>
  );
  return (
    <aside className={styles.bar} data-part="noticeBar" aria-label={parts.notice}>
      <div className={styles.row}>
        <Icon name="warning" size="small" />
        <div ref={box} className={styles.box} data-scrolling={isScrolling}>
          {onOpen ? (
            <button type="button" className={styles.open} onClick={onOpen}>
              {words}
            </button>
          ) : (
            words
          )}
        </div>
        {isScrolling && (
          <IconButton
            icon={isPaused ? 'play' : 'pause'}
            label={isPaused ? gallery.play : gallery.pause}
            action="pause"
            onClick={() => setPaused(!isPaused)}
          />
        )}
        <IconButton icon="close" label={parts.closeNotice} action="close" onClick={onClose} />
      </div>
    </aside>
  );
}
