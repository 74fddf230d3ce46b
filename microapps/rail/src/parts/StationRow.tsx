import { IconButton } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Station } from '../model/station.ts';
import styles from './StationRow.module.css';

interface StationRowProps {
  station: Station;
  isStarred: boolean;
  onTake: () => void;
  onStar: () => void;
}

/** A station to take, and beside it the star that makes it a favourite. */
export function StationRow({ station, isStarred, onTake, onStar }: StationRowProps) {
  const t = messages.use().choose;
  return (
    <li className={styles.row}>
      <button type="button" className={styles.name} data-action="station" onClick={onTake}>
        {station.name}
      </button>
      <IconButton icon="star" action="star" label={t.star(station)} isPressed={isStarred} onClick={onStar} />
    </li>
  );
}
