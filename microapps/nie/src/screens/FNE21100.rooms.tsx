import { Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { type Stay, stayProblem, usableStay } from '@wallet/kit/booking';
import {
  Badge,
  BookingCalendar,
  EmptyState,
  IconTile,
  Lead,
  List,
  ListItem,
  Section,
  Stepper,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { listRooms, readRoomDays } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { Part } from '../parts/Part.tsx';

export function FNE21100() {
  const load = useLoad(readRoomDays);
  return <Screen of={load}>{(book) => <Find book={book} />}</Screen>;
}

/** Nights and guests, and the rooms that are free for them; the address keeps both. */
function Find({ book }: { book: Awaited<ReturnType<typeof readRoomDays>> }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const query = useQuery();
  const wished = { checkIn: query.get('begin') ?? '', checkOut: query.get('end') ?? '' };
  const [stay, setStay] = useState(() => usableStay(book, wished));
  const [guests, setGuests] = useState(Math.min(6, Math.max(1, Number(query.get('guests')) || 2)));
  const isChosen = stay.checkOut !== '' && stayProblem(stay, book) === null;
  const asked = { begin: stay.checkIn, end: stay.checkOut, guests };
  const rooms = useLoad(listRooms, isChosen ? asked : null);
  const keep = (next: Stay, count: number) => {
    setStay(next);
    setGuests(count);
    navigate.replace('FNE21100', {
      query: { begin: next.checkIn, end: next.checkOut, guests: String(count) },
    });
  };
  return (
    <>
      <Lead picture="stay" title={t.rooms.ask}>
        {t.rooms.first}
      </Lead>
      <BookingCalendar mode="stay" book={book} value={stay} onChange={(next) => keep(next, guests)} />
      <Stepper
        field="guests"
        label={t.rooms.guests}
        unit={t.unit}
        min={1}
        max={6}
        value={guests}
        onChange={(count) => keep(stay, count)}
      />
      <Part of={rooms}>
        {(all) =>
          all.some(({ left }) => left > 0) ? (
            <Section title={t.rooms.list}>
              <List label={t.rooms.list}>
                {all
                  .toSorted((a, b) => b.left - a.left)
                  .map((room) => (
                    <ListItem
                      key={room.id}
                      action="openRoom"
                      leading={<IconTile picture="stay" />}
                      title={room.name}
                      description={room.text}
                      badge={room.left === 0 ? <Badge>{t.rooms.taken}</Badge> : undefined}
                      trailing={t.price({ amount: room.total })}
                      onClick={() =>
                        navigate.push('FNE21110', {
                          query: { roomId: room.id, ...asked, guests: String(guests) },
                        })
                      }
                    />
                  ))}
              </List>
            </Section>
          ) : (
            <EmptyState picture="none" title={t.rooms.none} description={t.rooms.noneHint} />
          )
        }
      </Part>
    </>
  );
}
