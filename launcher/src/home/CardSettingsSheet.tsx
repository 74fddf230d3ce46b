import { ErrorState, Sheet, Skeleton } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { CardSettingsForm } from './CardSettingsForm.tsx';
import type { HomeCards } from './useHomeCards.ts';

interface CardSettingsSheetProps {
  cards: HomeCards;
  onClose: () => void;
}

export function CardSettingsSheet({ cards, onClose }: CardSettingsSheetProps) {
  const t = messages.use().cardSettings;
  const { data, state, reload } = cards.settings;
  return (
    <Sheet isOpen onClose={onClose} title={t.title}>
      {state === 'loading' && <Skeleton lines={4} />}
      {state === 'error' && <ErrorState messageId="failedToFetchData" text={t.failed} onRetry={reload} />}
      {state === 'ready' && data && (
        <CardSettingsForm
          settings={data}
          released={cards.released}
          onSaved={() => {
            cards.reload();
            onClose();
          }}
        />
      )}
    </Sheet>
  );
}
