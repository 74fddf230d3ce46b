import { Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { BottomBar, Button, Gallery, KeyValue, Lead, Money, Note, Section } from '@wallet/kit/ui';
import { readRoom } from '../api/forestCalls.ts';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { wishesIn } from '../model/search.ts';
import { Nothing } from '../parts/Nothing.tsx';
import { picturesOf } from '../parts/pictures.ts';

export function FTR30000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const query = useQuery();
  const roomId = query.get('roomId');
  const load = useLoad(async (signal) => (roomId ? readRoom(roomId, { signal }) : null), [roomId]);
  const footer = roomId && (
    <BottomBar>
      <Button
        action="chooseDates"
        onClick={() => navigate.push('FTR41500', { query: { roomId, ...wishesIn(query) } })}
      >
        {t.room.chooseDates}
      </Button>
    </BottomBar>
  );

  return (
    <Screen title={load.data ? say(load.data.name) : t.room.title} of={load} footer={footer}>
      {(room) =>
        room === null ? (
          <Nothing kind="room" to="FTR21000" />
        ) : (
          <>
            <Gallery images={picturesOf([room.picture])} />
            <Lead>{say(room.forestName)}</Lead>
            <Section title={t.room.about}>
              <KeyValue
                rows={[
                  { label: t.room.kind, value: t.roomKinds[room.kind] },
                  {
                    label: t.room.guests,
                    value: t.room.guestsUpTo({ standard: room.standardGuests, most: room.maxGuests }),
                  },
                  { label: t.room.area, value: t.squareMetres({ area: room.area }) },
                  { label: t.room.count, value: t.rooms({ count: room.count }) },
                  {
                    label: t.forest.facilities,
                    value: room.facilities.map((facility) => t.roomFacilities[facility]).join(', '),
                  },
                ]}
              />
            </Section>
            <Section title={t.room.prices}>
              <KeyValue
                rows={(['weekday', 'weekend', 'peak'] as const).map((kind) => ({
                  label: t.nightKinds[kind],
                  value: <Money amount={room.prices[kind]} />,
                }))}
              />
              <Note>{t.room.pricesNote}</Note>
            </Section>
          </>
        )
      }
    </Screen>
  );
}
