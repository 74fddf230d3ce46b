import { List, ListItem } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import type { Room } from '../model/forest.ts';

/** The rooms of a forest, cheapest nights first in words. */
export function RoomList({ rooms, onOpen }: { rooms: readonly Room[]; onOpen: (roomId: string) => void }) {
  const t = messages.use();
  return (
    <List label={t.forest.rooms}>
      {rooms.map((room) => (
        <ListItem
          key={room.id}
          title={say(room.name)}
          description={t.roomFacts({
            kind: t.roomKinds[room.kind],
            guests: room.standardGuests,
            most: room.maxGuests,
            area: room.area,
          })}
          trailing={t.fromPrice({ amount: room.prices.weekday })}
          action="openRoom"
          onClick={() => onOpen(room.id)}
        />
      ))}
    </List>
  );
}
