import { Skeleton } from '@wallet/kit/ui';
import { type ComponentType, Suspense } from 'react';
import styles from './GalleryGroup.module.css';

interface GalleryGroupProps {
  id: string;
  title: string;
  /** its turn has come: until then a skeleton keeps its place */
  isShown: boolean;
  Samples: ComponentType;
}

/** One group of the gallery under its anchor. */
export function GalleryGroup({ id, title, isShown, Samples }: GalleryGroupProps) {
  const waiting = (
    <div data-waiting="">
      <Skeleton lines={4} />
    </div>
  );
  return (
    <div id={id} className={styles.group} data-group={id} data-state={isShown ? 'ready' : 'loading'}>
      <p className={styles.title} tabIndex={-1}>
        {title}
      </p>
      {isShown ? (
        <Suspense fallback={waiting}>
          <Samples />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
