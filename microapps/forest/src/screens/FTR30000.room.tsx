import { Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { BottomBar, Button, FactGrid, Gallery, KeyValue, Money, Note, Section } from '@wallet/kit/ui';
import { readRoom } from '../api/forestCalls.ts';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { wishesIn } from '../model/search.ts';
import { factIcons } from '../parts/factIcons.ts';
import { Nothing } from '../parts/Nothing.tsx';
import { picturesOf } from '../parts/pictures.ts';

export function FTR30000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const query = useQuery();
  const roomId = query.get('roomId');
  const load = useLoad(async (signal) => (roomId ? readRoom(roomId, { signal }) : null), [roomId]);
  const known = load.data;
  const footer = known && (
    <BottomBar sum={t.from({ amount: known.prices.weekday })} note={t.perNight}>
      <Button
        action="chooseDates"
        onClick={() => navigate.push('FTR41500', { query: { roomId: known.id, ...wishesIn(query) } })}
      >
        {t.room.chooseDates}
      </Button>
    </BottomBar>
  );

  return (
    <Screen
      title={known ? say(known.name) : t.room.title}
      of={load}
      footer={footer}
      largeTitle
      picture={known && <Gallery isEdge images={picturesOf([known.picture])} />}
      note={known && `${say(known.forestName)} · ${t.roomKinds[known.kind]}`}
    >
      {(room) =>
        room === null ? (
          <Nothing kind="room" to="FTR21000" />
        ) : (
          <>
            <FactGrid
              label={t.room.about}
              facts={[
                { icon: 'people', label: t.offer.tooSmall({ most: room.maxGuests }) },
                { icon: 'area', label: t.squareMetres({ area: room.area }) },
                { icon: 'house', label: t.rooms({ count: room.count }) },
                ...room.facilities.map((each) => ({ icon: factIcons[each], label: t.roomFacilities[each] })),
              ]}
            />
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
