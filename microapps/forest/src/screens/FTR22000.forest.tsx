import { later, Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { mapUrl } from '@wallet/kit/common';
import { Actions, Button, FactGrid, Gallery, KeyValue, Section } from '@wallet/kit/ui';
import { useState } from 'react';
import { readForest } from '../api/forestCalls.ts';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { readSearch, wishesIn, writeSearch } from '../model/search.ts';
import { factIcons } from '../parts/factIcons.ts';
import { Nothing } from '../parts/Nothing.tsx';
import { Phone } from '../parts/Phone.tsx';
import { picturesOf } from '../parts/pictures.ts';
import { RoomList } from '../parts/RoomList.tsx';

const SearchSheet = later(async () => (await import('../parts/SearchSheet.tsx')).SearchSheet);

export function FTR22000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const query = useQuery();
  const forestId = query.get('forestId');
  const search = readSearch(query);
  const { checkIn, checkOut } = search;
  const [isOpen, setOpen] = useState(false);
  const load = useLoad(
    async (signal) => (forestId ? readForest({ forestId, checkIn, checkOut }, { signal }) : null),
    [forestId, checkIn, checkOut],
  );

  const known = load.data;
  return (
    <Screen
      title={known ? say(known.name) : t.forest.title}
      of={load}
      largeTitle
      picture={known && <Gallery isEdge images={picturesOf(known.pictures)} />}
      note={known && say(known.introduction)}
    >
      {(forest) =>
        forest === null ? (
          <Nothing kind="forest" to="FTR21000" />
        ) : (
          <>
            <Actions beside>
              <Button
                variant="secondary"
                size="small"
                icon="place"
                action="openMap"
                onClick={() =>
                  void navigate.outside(mapUrl(say(forest.name), forest.latitude, forest.longitude))
                }
              >
                {t.forest.map}
              </Button>
              <Button
                variant="secondary"
                size="small"
                icon="info"
                action="directions"
                onClick={() => navigate.push('FTR12410', { query: { forestId: forest.id } })}
              >
                {t.forest.directions}
              </Button>
            </Actions>
            <FactGrid
              label={t.forest.facilities}
              facts={forest.facilities.map((each) => ({ icon: factIcons[each], label: t.facilities[each] }))}
            />
            <KeyValue
              rows={[
                { label: t.forest.address, value: say(forest.address) },
                { label: t.forest.phone, value: <Phone number={forest.phone} /> },
              ]}
            />
            <Section
              title={`${t.forest.rooms} ${forest.rooms.length}`}
              action={
                <Button
                  size="small"
                  variant="text"
                  icon="calendar"
                  action="search"
                  onClick={() => setOpen(true)}
                >
                  {t.wishes(search)}
                </Button>
              }
            >
              <RoomList
                rooms={forest.rooms}
                search={query.has('guests') ? search : { ...search, guests: 1 }}
                onOpen={(roomId) => navigate.push('FTR30000', { query: { roomId, ...wishesIn(query) } })}
              />
            </Section>
            {isOpen && (
              <SearchSheet
                isHere
                initial={search}
                onSearch={(wish) => {
                  setOpen(false);
                  navigate.replace('FTR22000', { query: { forestId: forest.id, ...writeSearch(wish) } });
                }}
                onClose={() => setOpen(false)}
              />
            )}
          </>
        )
      }
    </Screen>
  );
}
