import { Badge, Card } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import type { ForestSummary } from '../model/forest.ts';
import styles from './ForestCard.module.css';
import { picturesOf } from './pictures.ts';

interface ForestCardProps {
  forest: ForestSummary;
  /** nights were asked for, so that free rooms mean something */
  hasStay: boolean;
  onOpen: () => void;
}

/** A forest in the list of results: the whole card is the button. */
export function ForestCard({ forest, hasStay, onOpen }: ForestCardProps) {
  const t = messages.use();
  const [picture] = picturesOf([forest.picture]);
  const isFull = hasStay && forest.freeRoomTypes === 0;
  return (
    <li className={styles.item}>
      <Card className={styles.card}>
        {picture && <img className={styles.picture} src={picture.src} alt="" loading="lazy" />}
        <div className={styles.words}>
          <h3 className={styles.name}>
            <button type="button" className={styles.open} data-action="openForest" onClick={onOpen}>
              {say(forest.name)}
            </button>
          </h3>
          <p className={styles.facts}>
            {t.regions[forest.region]}
            {forest.facilities.slice(0, 3).map((facility) => ` · ${t.facilities[facility]}`)}
          </p>
          <p className={styles.price}>{t.fromPrice({ amount: forest.lowestPrice })}</p>
          {hasStay && (
            <Badge tone={isFull ? 'neutral' : 'success'}>
              {isFull ? t.results.soldOut : t.results.free({ count: forest.freeRoomTypes })}
            </Badge>
          )}
        </div>
      </Card>
    </li>
  );
}
