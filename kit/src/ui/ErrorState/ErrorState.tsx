import { kitMessages, messageText } from '../../messages/index.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { StatePictureName } from '../Picture/pictures.ts';
import { StatePicture } from '../Picture/StatePicture.tsx';
import styles from './ErrorState.module.css';

interface ErrorStateProps {
  /** `data-msg` (contracts/page.md) */
  messageId: string;
  /** in place of the catalogue's text */
  text?: string;
  /** where the whole page failed: a picture in place of the small sign */
  picture?: StatePictureName;
  onRetry?: () => void;
}

/** Where data should have been: what went wrong and, where it helps, another try. */
export function ErrorState({ messageId, text, picture, onRetry }: ErrorStateProps) {
  const { states } = kitMessages.use();
  return (
    <div className={styles.state} role="alert">
      {picture ? (
        <StatePicture name={picture} />
      ) : (
        <span className={styles.sign}>
          <Icon name="problem" />
        </span>
      )}
      <p className={styles.text} data-msg={messageId}>
        {text ?? messageText(messageId)}
      </p>
      {onRetry && (
        <Button variant="secondary" size="small" icon="refresh" action="retry" onClick={onRetry}>
          {states.retry}
        </Button>
      )}
    </div>
  );
}
