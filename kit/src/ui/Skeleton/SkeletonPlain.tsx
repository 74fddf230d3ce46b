import { kitMessages } from '../../messages/index.ts';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonPage } from './SkeletonPage.tsx';

/** The skeleton of any other screen (1-shell s2.3, s2.5). */
export function SkeletonPlain() {
  const { skeleton } = kitMessages.use();
  return (
    <SkeletonPage kind="plain" label={skeleton.plain}>
      <Skeleton shape="title" />
      <Skeleton lines={3} />
      <Skeleton shape="card" />
      <Skeleton lines={3} />
    </SkeletonPage>
  );
}
