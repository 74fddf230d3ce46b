import { Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { mapUrl } from '@wallet/kit/common';
import { Actions, Button, Gallery, InlineNotice, KeyValue, Lead, Section } from '@wallet/kit/ui';
import { readForest } from '../api/forestCalls.ts';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { readSearch, wishesIn } from '../model/search.ts';
import { Nothing } from '../parts/Nothing.tsx';
import { Phone } from '../parts/Phone.tsx';
import { picturesOf } from '../parts/pictures.ts';
import { RoomList } from '../parts/RoomList.tsx';

export function FTR22000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const query = useQuery();
  const forestId = query.get('forestId');
  const search = readSearch(query);
  const { checkIn, checkOut } = search;
  const load = useLoad(
    async (signal) => (forestId ? readForest({ forestId, checkIn, checkOut }, { signal }) : null),
    [forestId, checkIn, checkOut],
  );

  return (
    <Screen title={load.data ? say(load.data.name) : t.forest.title} of={load}>
      {(forest) =>
        forest === null ? (
          <Nothing kind="forest" to="FTR21000" />
        ) : (
          <>
            <Gallery images={picturesOf(forest.pictures)} />
            <Lead>{say(forest.introduction)}</Lead>
            <KeyValue
              rows={[
                { label: t.forest.region, value: t.regions[forest.region] },
                { label: t.forest.address, value: say(forest.address) },
                { label: t.forest.phone, value: <Phone number={forest.phone} /> },
                {
                  label: t.forest.facilities,
                  value: forest.facilities.map((facility) => t.facilities[facility]).join(', '),
                },
              ]}
            />
            <Actions beside>
              <Button
                variant="secondary"
                size="small"
                action="openMap"
                onClick={() =>
                  void navigate.outside(mapUrl(say(forest.name), forest.latitude, forest.longitude))
                }
              >
                {t.forest.map}
              </Button>
              <Button
                variant="text"
                size="small"
                action="directions"
                onClick={() => navigate.push('FTR12410', { query: { forestId: forest.id } })}
              >
                {t.forest.directions}
              </Button>
            </Actions>
            <Section title={t.forest.rooms}>
              {checkIn !== '' && <InlineNotice>{t.wishes(search)}</InlineNotice>}
              <RoomList
                rooms={forest.rooms}
                search={query.has('guests') ? search : { ...search, guests: 1 }}
                onOpen={(roomId) => navigate.push('FTR30000', { query: { roomId, ...wishesIn(query) } })}
              />
            </Section>
          </>
        )
      }
    </Screen>
  );
}
