import { IconTile, VisuallyHidden } from '@wallet/kit/ui';
import type { ReactNode } from 'react';
import { messages } from '../messages/index.ts';
import type { Notification } from '../model/notification.ts';
import styles from './NotificationRow.module.css';
import { faceOf } from './pictures.ts';
import { Said } from './Said.tsx';

interface NotificationRowProps {
  notification: Notification;
  /** when it came, in a word or two */
  when: string;
  /** what can be done about it without opening it */
  act?: ReactNode;
  onOpen: () => void;
}

/** A message of the inbox: the whole row opens it; what is new has a dot and is bold, and nothing else. */
export function NotificationRow({ notification, when, act, onOpen }: NotificationRowProps) {
  const t = messages.use().inbox;
  const { title, text, isRead } = notification;
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={isRead ? styles.row : `${styles.row} ${styles.unread}`}
        data-action="openNotification"
        onClick={onOpen}
      >
        <IconTile picture={faceOf(notification)} isNew={!isRead} />
        <span className={styles.words}>
          <span className={styles.head}>
            <span className={styles.title}>
              <Said>{title}</Said>
            </span>
            {!isRead && <VisuallyHidden>{t.isNew}</VisuallyHidden>}
            <span className={styles.when}>{when}</span>
          </span>
          <span className={styles.text}>
            <Said>{text}</Said>
          </span>
        </span>
      </button>
      {act && <div className={styles.act}>{act}</div>}
    </li>
  );
}
