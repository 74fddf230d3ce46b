import { kitMessages } from '../../messages/index.ts';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { messageIdOf } from './messageIdOf.ts';
import styles from './PagedList.module.css';
import { useNearEnd } from './useNearEnd.ts';

interface ListEndProps {
  isAutomatic: boolean;
  phase: 'first' | 'more' | 'refresh' | 'idle';
  hasMore: boolean;
  /** why the next page did not come; null when nothing is wrong */
  error: unknown;
  onMore: () => void;
}

/** What follows the last row: the next page on its way, the button for it, or why it did not come. */
export function ListEnd({ isAutomatic, phase, hasMore, error, onMore }: ListEndProps) {
  const { buttons } = kitMessages.use();
  const mark = useNearEnd(isAutomatic && hasMore && phase === 'idle' && error === null, onMore);
  if (!hasMore) return null;
  return (
    <div ref={mark} className={styles.end}>
      {error === null ? (
        <Button
          full
          variant="secondary"
          size="small"
          action="more"
          isBusy={phase === 'more'}
          onClick={onMore}
        >
          {buttons.more}
        </Button>
      ) : (
        <ErrorState messageId={messageIdOf(error)} onRetry={onMore} />
      )}
    </div>
  );
}
