import { Badge, List, MediaCard } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import type { RoomOffer } from '../model/forest.ts';
import { type ForestSearch, suits } from '../model/search.ts';
import styles from './ForestCard.module.css';
import { picturesOf } from './pictures.ts';

interface RoomListProps {
  rooms: readonly RoomOffer[];
  /** what the customer came with */
  search: ForestSearch;
  onOpen: (roomId: string) => void;
}

/** The rooms of a forest: those that suit what was searched for first, and which of them are sold out on its nights. */
export function RoomList({ rooms, search, onOpen }: RoomListProps) {
  const t = messages.use();
  const rank = (room: RoomOffer) => (suits(room, search) ? 0 : 2) + (room.isFree === false ? 1 : 0);
  return (
    <List label={t.forest.rooms}>
      {rooms
        .toSorted((one, other) => rank(one) - rank(other))
        .map((room) => (
          <MediaCard
            key={room.id}
            look="row"
            level={3}
            title={say(room.name)}
            imageUrl={picturesOf([room.picture])[0]?.src}
            badge={<Offer room={room} guests={search.guests} />}
            action="openRoom"
            onClick={() => onOpen(room.id)}
          >
            <p className={styles.facts}>
              {t.roomFacts({
                kind: t.roomKinds[room.kind],
                guests: room.standardGuests,
                most: room.maxGuests,
                area: room.area,
              })}
            </p>
            <p className={styles.price}>{t.fromPrice({ amount: room.lowestPrice ?? room.prices.weekday })}</p>
          </MediaCard>
        ))}
    </List>
  );
}

function Offer({ room: { isFree, maxGuests }, guests }: { room: RoomOffer; guests: number }) {
  const t = messages.use().offer;
  if (isFree === false) return <Badge>{t.soldOut}</Badge>;
  if (maxGuests < guests) return <Badge>{t.tooSmall({ most: maxGuests })}</Badge>;
  return isFree && <Badge tone="success">{t.free}</Badge>;
}
