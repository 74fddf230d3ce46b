import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import type { PictureName, StatePictureName } from '../Picture/pictures.ts';
import { StatePicture } from '../Picture/StatePicture.tsx';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  title: string;
  /** over the words, of a service as well; a small place in a page may do without: null */
  picture?: StatePictureName | PictureName | null;
  /** the message id of the title, where it says what went wrong */
  messageId?: string;
  /** what the customer can do about it */
  description?: ReactNode;
  action?: { label: string; onClick: () => void; action?: string; isBusy?: boolean };
  /** it is all that the page has: its way on is the main one */
  isPage?: boolean;
  /** a second way, as quiet words under the button */
  other?: { label: string; onClick: () => void; action: string; isBusy?: boolean };
}

/** Nothing here, and what to do right under the words that say so: an empty list, a page that is not there. */
export function EmptyState({
  title,
  picture = 'empty',
  messageId,
  description,
  action,
  isPage = false,
  other,
}: EmptyStateProps) {
  return (
    <div className={styles.state} data-empty="">
      {picture && <StatePicture name={picture} />}
      <p className={styles.title} data-msg={messageId}>
        {title}
      </p>
      {description !== undefined && <p className={styles.description}>{description}</p>}
      {action && (
        <Button
          variant={isPage ? 'primary' : 'secondary'}
          onClick={action.onClick}
          isBusy={action.isBusy ?? false}
          {...(action.action ? { action: action.action } : {})}
        >
          {action.label}
        </Button>
      )}
      {other && (
        <Button
          full
          variant="text"
          size="small"
          action={other.action}
          isBusy={other.isBusy ?? false}
          onClick={other.onClick}
        >
          {other.label}
        </Button>
      )}
    </div>
  );
}
