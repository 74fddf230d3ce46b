import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  title: string;
  /** what the customer can do about it */
  description?: ReactNode;
  action?: { label: string; onClick: () => void; action?: string };
}

/** Nothing here, and what to do: an empty list, a page that is not there. */
export function EmptyState({ title, description, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <p className={styles.title}>{title}</p>
      {description !== undefined && <p className={styles.description}>{description}</p>}
      {action && (
        <Button
          variant="secondary"
          size="small"
          onClick={action.onClick}
          {...(action.action ? { action: action.action } : {})}
        >
          {action.label}
        </Button>
      )}
    </div>
  );
}
