import { formatCount } from '@wallet/kit/format';
import { Badge, Facts, MediaCard } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import type { ForestSummary } from '../model/forest.ts';
import styles from './ForestCard.module.css';
import { picturesOf } from './pictures.ts';

interface ForestCardProps {
  forest: ForestSummary;
  /** nights were asked for, so that free rooms mean something */
  hasStay: boolean;
  /** how far it is, where the customer asked for that */
  km?: number | null;
  onOpen: () => void;
}

/** A forest in the list of results: the whole card is the button. */
export function ForestCard({ forest, hasStay, km = null, onOpen }: ForestCardProps) {
  const t = messages.use();
  const [picture] = picturesOf([forest.picture]);
  const isFull = hasStay && forest.freeRoomTypes === 0;
  return (
    <MediaCard
      look="row"
      title={say(forest.name)}
      level={3}
      imageUrl={picture?.src}
      action="openForest"
      onClick={onOpen}
      badge={
        hasStay && (
          <Badge tone={isFull ? 'neutral' : 'success'}>
            {isFull ? t.results.soldOut : t.results.free({ count: forest.freeRoomTypes })}
          </Badge>
        )
      }
    >
      <p className={styles.facts}>
        <Facts>
          {[
            t.regions[forest.region],
            ...(km === null ? [] : [t.nearby.distance({ km: formatCount(Math.max(1, Math.round(km))) })]),
            forest.facilities
              .slice(0, 3)
              .map((facility) => t.facilities[facility])
              .join(', '),
          ].join(' · ')}
        </Facts>
      </p>
      <p className={styles.price}>{t.fromPrice({ amount: forest.lowestPrice })}</p>
    </MediaCard>
  );
}
