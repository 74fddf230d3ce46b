import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './InlineNotice.module.css';

const icons = { info: 'info', warning: 'warning', danger: 'problem', success: 'success' } satisfies Record<
  string,
  IconName
>;

interface InlineNoticeProps {
  tone?: keyof typeof icons;
  children: ReactNode;
  /** the one thing that can be done about it, as a small button: beside the words where there is room */
  end?: ReactNode;
  /** `data-msg`, where the notice is a message of contracts/page.md */
  messageId?: string;
}

/** Something to know before going on, within the page. */
export function InlineNotice({ tone = 'info', children, end, messageId }: InlineNoticeProps) {
  return (
    <div
      className={classes(styles.notice, styles[tone], end !== undefined && styles.ended)}
      role={tone === 'danger' ? 'alert' : 'note'}
      data-msg={messageId}
    >
      <Icon name={icons[tone]} size="small" />
      <div className={styles.words}>{children}</div>
      {end}
    </div>
  );
}
