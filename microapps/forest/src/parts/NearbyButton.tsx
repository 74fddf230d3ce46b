import type { Nearby } from '@wallet/kit/app';
import { Button } from '@wallet/kit/ui';
import { lazy, Suspense } from 'react';
import { messages } from '../messages/index.ts';

const NearbyTerms = lazy(() =>
  import('./LazyNearbyTerms.ts').then((module) => ({ default: module.NearbyTerms })),
);

/** Sorts by how near a forest is, after the terms of the position; and takes that back. */
export function NearbyButton({ nearby }: { nearby: Nearby }) {
  const t = messages.use().nearby;
  const { position, term } = nearby;
  return (
    <>
      {position ? (
        <Button variant="text" size="small" action="inOrder" onClick={nearby.forget}>
          {t.inOrder}
        </Button>
      ) : (
        <Button
          variant="text"
          size="small"
          icon="place"
          action="locate"
          isBusy={nearby.isBusy}
          onClick={nearby.locate}
        >
          {t.locate}
        </Button>
      )}
      {term && (
        <Suspense fallback={null}>
          <NearbyTerms nearby={nearby} />
        </Suspense>
      )}
    </>
  );
}
