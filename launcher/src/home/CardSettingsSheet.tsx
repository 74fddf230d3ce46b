import { ErrorState, Sheet, Skeleton } from '@wallet/kit/ui';
import { useRef } from 'react';
import type { HomeCards } from '../flows/useHomeCards.ts';
import { messages } from '../messages/index.ts';
import { CardSettingsForm } from './CardSettingsForm.tsx';

interface CardSettingsSheetProps {
  cards: HomeCards;
  onClose: () => void;
}

export function CardSettingsSheet({ cards, onClose }: CardSettingsSheetProps) {
  const t = messages.use().cardSettings;
  const { data, state, reload } = cards.settings;
  const isUnsure = useRef(false);
  // Not before: a customer who tries again must not lose what they arranged.
  function close() {
    if (isUnsure.current) cards.reload();
    onClose();
  }
  return (
    <Sheet isOpen onClose={close} title={t.title}>
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
          onFailed={() => {
            isUnsure.current = true;
          }}
        />
      )}
    </Sheet>
  );
}
