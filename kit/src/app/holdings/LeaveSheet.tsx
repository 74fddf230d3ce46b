import { Button, ErrorState, Note, Sheet, Skeleton, Stack } from '../../ui/index.ts';
import { useAction } from '../useAction.ts';
import { HoldingsList } from './HoldingsList.tsx';
import { useHoldings } from './useHoldings.ts';

/** What a sheet before leaving is given. */
export interface LeaveSheetProps {
  /** id of the app */
  service: string;
  /** title of the sheet and of its button */
  title: string;
  /** what leaving means, below the list */
  note: string;
  /** leaves the service */
  leave: () => Promise<unknown>;
  onClose: () => void;
  onLeft: () => void;
}

/**
 * What a customer has in a service and what becomes of it, before they leave; the button waits until the list is there
 * and nothing in it must be resolved first.
 */
export function LeaveSheet({ service, title, note, leave, onClose, onLeft }: LeaveSheetProps) {
  const holdings = useHoldings(service);
  const end = useAction(
    async () => {
      await leave();
      onLeft();
    },
    { on: holdings.onRefused },
  );
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={title}
      part="leaving"
      footer={
        <Button
          full
          variant="danger"
          action="leaveNow"
          disabled={!holdings.data || holdings.isBlocked}
          isBusy={end.isRunning}
          onClick={() => void end.run()}
        >
          {title}
        </Button>
      }
    >
      {holdings.error ? (
        <ErrorState messageId={holdings.error.messageId} onRetry={holdings.reload} />
      ) : holdings.data ? (
        <Stack>
          <HoldingsList holdings={holdings.data} />
          <Note>{note}</Note>
        </Stack>
      ) : (
        <Skeleton lines={3} />
      )}
    </Sheet>
  );
}
