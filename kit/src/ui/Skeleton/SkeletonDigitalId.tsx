import { kitMessages } from '../../messages/index.ts';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonPage } from './SkeletonPage.tsx';

/** The skeleton of the digital ID, FGM40000 (1-shell s2.3, s2.5). */
export function SkeletonDigitalId() {
  const { skeleton } = kitMessages.use();
  return (
    <SkeletonPage kind="digital-id" label={skeleton.digitalId}>
      <Skeleton shape="title" />
      <Skeleton shape="identity" />
      <Skeleton lines={4} />
    </SkeletonPage>
  );
}
