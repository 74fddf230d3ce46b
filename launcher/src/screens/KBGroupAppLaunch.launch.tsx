import { Screen, useQuery } from '@wallet/kit/app';
import { SkeletonMain, VisuallyHidden } from '@wallet/kit/ui';
import { skeletonFor } from '../entry/skeletonFor.ts';
import { useGroupLaunch } from '../entry/useGroupLaunch.ts';
import { messages } from '../messages/index.ts';

export function KBGroupAppLaunch() {
  const t = messages.use().entry;
  const kind = skeletonFor(useQuery());
  const launch = useGroupLaunch();
  return (
    <Screen
      title={t.title}
      noHeader
      of={launch}
      skeleton={kind === 'main' ? <SkeletonMain /> : <VisuallyHidden>{t.title}</VisuallyHidden>}
    />
  );
}
