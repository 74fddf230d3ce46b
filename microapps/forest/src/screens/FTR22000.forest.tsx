import { Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { Button, Gallery, KeyValue, Section } from '@wallet/kit/ui';
import { readForest } from '../api/forestCalls.ts';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { mapUrl } from '../model/mapUrl.ts';
import { stayIn } from '../model/search.ts';
import { Nothing } from '../parts/Nothing.tsx';
import { Phone } from '../parts/Phone.tsx';
import { picturesOf } from '../parts/pictures.ts';
import { RoomList } from '../parts/RoomList.tsx';
import text from '../parts/text.module.css';

export function FTR22000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const query = useQuery();
  const forestId = query.get('forestId');
  const load = useLoad(async (signal) => (forestId ? readForest(forestId, { signal }) : null), [forestId]);

  return (
    <Screen title={load.data ? say(load.data.name) : t.forest.title} of={load}>
      {(forest) =>
        forest === null ? (
          <Nothing kind="forest" to="FTR21000" />
        ) : (
          <>
            <Gallery images={picturesOf(forest.pictures)} />
            <p className={text.lead}>{say(forest.introduction)}</p>
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
            <div className={text.row}>
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
            </div>
            <Section title={t.forest.rooms}>
              <RoomList
                rooms={forest.rooms}
                onOpen={(roomId) => navigate.push('FTR30000', { query: { roomId, ...stayIn(query) } })}
              />
            </Section>
          </>
        )
      }
    </Screen>
  );
}
