import { type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { BottomBar } from '../BottomBar/BottomBar.tsx';
import { footerSlot } from '../BottomBar/footerSlot.ts';
import { Button } from '../Button/Button.tsx';
import type { StatePictureName } from '../Picture/pictures.ts';
import { StatePicture } from '../Picture/StatePicture.tsx';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  title: string;
  /** over the words; a small place in a page may do without: null */
  picture?: StatePictureName | null;
  /** the message id of the title, where it says what went wrong */
  messageId?: string;
  /** what the customer can do about it */
  description?: ReactNode;
  /** `isMain`: it is the one thing to do on this page, and stands in the bar at its bottom */
  action?: { label: string; onClick: () => void; action?: string; isMain?: boolean };
}

/** Nothing here, and what to do: an empty list, a page that is not there. */
export function EmptyState({ title, picture = 'empty', messageId, description, action }: EmptyStateProps) {
  const slot = useContext(footerSlot);
  const button = action && (
    <Button
      variant={action.isMain ? 'primary' : 'secondary'}
      onClick={action.onClick}
      {...(action.action ? { action: action.action } : {})}
    >
      {action.label}
    </Button>
  );
  return (
    <div className={styles.state} data-empty="">
      {picture && <StatePicture name={picture} />}
      <p className={styles.title} data-msg={messageId}>
        {title}
      </p>
      {description !== undefined && <p className={styles.description}>{description}</p>}
      {action?.isMain && slot ? createPortal(<BottomBar>{button}</BottomBar>, slot) : button}
    </div>
  );
}
