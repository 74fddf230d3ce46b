import { Button } from '@wallet/kit/ui';
import { lazy, Suspense } from 'react';
import { messages } from '../messages/index.ts';
import type { useNearby } from './useNearby.ts';

const NearbyTerms = lazy(() =>
  import('./NearbyTerms.tsx').then((module) => ({ default: module.NearbyTerms })),
);

/** Sorts by how near a forest is, after the terms of the position; and takes that back. */
export function NearbyButton({ nearby }: { nearby: ReturnType<typeof useNearby> }) {
  const t = messages.use().nearby;
  const { position, term } = nearby;
  return (
    <>
      {position ? (
        <Button variant="text" size="small" action="inOrder" onClick={nearby.forget}>
          {t.inOrder}
        </Button>
      ) : (
        <Button variant="text" size="small" action="locate" isBusy={nearby.isBusy} onClick={nearby.locate}>
          {t.locate}
        </Button>
      )}
      {term && (
        <Suspense fallback={null}>
          <NearbyTerms key={term.termsId} term={term} onAgree={nearby.agree} onRefuse={nearby.refuse} />
        </Suspense>
      )}
    </>
  );
}
