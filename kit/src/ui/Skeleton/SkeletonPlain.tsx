import { kitMessages } from '../../messages/index.ts';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonPage } from './SkeletonPage.tsx';

/**
 * The skeleton of any other screen (1-shell s2.3, s2.5).
 *
 * @param list of one that is a list: rows with their tiles
 */
export function SkeletonPlain({ list = false }: { list?: boolean }) {
  const { skeleton } = kitMessages.use();
  const rest = list ? (['row', 'row', 'row'] as const) : ([undefined, 'card', undefined] as const);
  return (
    <SkeletonPage kind="plain" label={skeleton.plain}>
      <Skeleton shape="title" />
      {rest.map((shape, place) => (
        <Skeleton key={place} {...(shape && { shape })} />
      ))}
    </SkeletonPage>
  );
}
