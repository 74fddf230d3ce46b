import { kitMessages, messageText } from '../../messages/index.ts';
import { Button } from '../Button/Button.tsx';
import type { StatePictureName } from '../Picture/pictures.ts';
import { StatePicture } from '../Picture/StatePicture.tsx';
import styles from './ErrorState.module.css';

interface ErrorStateProps {
  /** `data-msg` (contracts/page.md) */
  messageId: string;
  /** in place of the catalogue's text */
  text?: string;
  /** over the text, where it was more than that something could not be read */
  title?: string;
  /** where the whole page failed: large, with a title; else it is the cause's, and small */
  picture?: StatePictureName;
  onRetry?: () => void;
  /** the way out of a page that failed */
  onHome?: () => void;
}

/** Where data should have been: what went wrong and, where it helps, another try. The same cause has the same face. */
export function ErrorState({ messageId, text, title, picture, onRetry, onHome }: ErrorStateProps) {
  const { states, buttons } = kitMessages.use();
  const cause = messageId === 'offline' || !navigator.onLine ? 'offline' : 'failed';
  return (
    <div className={picture ? styles.page : styles.part} role="alert" data-empty={picture && ''}>
      <StatePicture name={picture ?? cause} />
      {picture && <p className={styles.title}>{title ?? states.failed}</p>}
      <p className={styles.text} data-msg={messageId}>
        {text ?? messageText(messageId)}
      </p>
      {onRetry && (
        <Button
          variant="secondary"
          {...(picture ? {} : { size: 'small' as const })}
          icon="refresh"
          action="retry"
          onClick={onRetry}
        >
          {states.retry}
        </Button>
      )}
      {onHome && (
        <Button variant="text" action="leaveForHome" onClick={onHome}>
          {buttons.home}
        </Button>
      )}
    </div>
  );
}
