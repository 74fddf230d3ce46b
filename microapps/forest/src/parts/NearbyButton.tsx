import { readTermFile } from '@wallet/kit/common';
import { Button, TermsDialog } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { useNearby } from './useNearby.ts';

/** Sorts by how near a forest is, after the terms of the position; and takes that back. */
export function NearbyButton({ nearby }: { nearby: ReturnType<typeof useNearby> }) {
  const t = messages.use().nearby;
  const { position, term } = nearby;
  return (
    <>
      {position ? (
        <Button variant="secondary" size="small" action="inOrder" onClick={nearby.forget}>
          {t.inOrder}
        </Button>
      ) : (
        <Button
          variant="secondary"
          size="small"
          action="locate"
          isBusy={nearby.isBusy}
          onClick={nearby.locate}
        >
          {t.locate}
        </Button>
      )}
      {term && (
        <TermsDialog
          key={term.termsId}
          isOpen
          title={term.name}
          text={term.text}
          pdf={term.fileName ? (signal: AbortSignal) => readTermFile(term.fileName, { signal }) : undefined}
          onAgree={nearby.agree}
          onClose={nearby.refuse}
        />
      )}
    </>
  );
}
