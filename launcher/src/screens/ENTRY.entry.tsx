import { Screen, useQuery } from '@wallet/kit/app';
import { SkeletonDigitalId, SkeletonMain, VisuallyHidden } from '@wallet/kit/ui';
import { skeletonFor } from '../entry/skeletonFor.ts';
import { useEntry } from '../entry/useEntry.ts';
import { messages } from '../messages/index.ts';

export function ENTRY() {
  const t = messages.use().entry;
  const kind = skeletonFor(useQuery());
  const entry = useEntry();
  return (
    <Screen
      title={t.title}
      noHeader
      of={entry}
      skeleton={
        kind === 'main' ? (
          <SkeletonMain />
        ) : kind === 'digital-id' ? (
          <SkeletonDigitalId />
        ) : (
          // E17: the page that comes next draws its own.
          <VisuallyHidden>{t.title}</VisuallyHidden>
        )
      }
    />
  );
}
