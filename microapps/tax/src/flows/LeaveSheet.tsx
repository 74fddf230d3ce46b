import { HoldingsList, useAction, useHoldings } from '@wallet/kit/app';
import { Button, ErrorState, Note, Sheet, Skeleton, Stack } from '@wallet/kit/ui';
import { leave } from '../api/calls.ts';
import { messages } from '../messages/index.ts';

interface LeaveSheetProps {
  onClose: () => void;
  onLeft: () => void;
}

/** What is under way and what becomes of it, before the customer leaves. */
export function LeaveSheet({ onClose, onLeft }: LeaveSheetProps) {
  const t = messages.use().home;
  const holdings = useHoldings('tax');
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
      title={t.leave}
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
          {t.leave}
        </Button>
      }
    >
      {holdings.error ? (
        <ErrorState messageId={holdings.error.messageId} onRetry={holdings.reload} />
      ) : holdings.data ? (
        <Stack>
          <HoldingsList holdings={holdings.data} />
          <Note>{t.leaveAsk}</Note>
        </Stack>
      ) : (
        <Skeleton lines={3} />
      )}
    </Sheet>
  );
}
