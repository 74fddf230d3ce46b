import { kitMessages } from '../../messages/index.ts';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonPage } from './SkeletonPage.tsx';

/** The skeleton of home: assets, cards (1-shell s2.3, s2.5). */
export function SkeletonMain() {
  const { skeleton } = kitMessages.use();
  return (
    <SkeletonPage kind="main" label={skeleton.main}>
      <Skeleton shape="title" />
      <Skeleton shape="picture" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </SkeletonPage>
  );
}
