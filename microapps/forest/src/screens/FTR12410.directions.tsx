import { Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { mapUrl, routeUrl } from '@wallet/kit/common';
import { BottomBar, Button, Gallery, IconTile, KeyValue, List, ListItem, Section } from '@wallet/kit/ui';
import { readForest } from '../api/forestCalls.ts';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import type { Forest } from '../model/forest.ts';
import { Nothing } from '../parts/Nothing.tsx';
import { Phone } from '../parts/Phone.tsx';
import { picturesOf } from '../parts/pictures.ts';

export function FTR12410() {
  const t = messages.use();
  const forestId = useQuery().get('forestId');
  const load = useLoad(
    async (signal) => (forestId ? readForest({ forestId }, { signal }) : null),
    [forestId],
  );
  return (
    <Screen
      of={load}
      footer={load.data && <MapButtons forest={load.data} />}
      largeTitle
      picture={load.data && <Gallery isEdge images={picturesOf(load.data.pictures.slice(0, 1))} />}
      note={load.data && say(load.data.name)}
    >
      {(forest) =>
        forest === null ? (
          <Nothing kind="forest" to="FTR21000" />
        ) : (
          <>
            <KeyValue
              rows={[
                { label: t.forest.address, value: say(forest.address) },
                { label: t.forest.phone, value: <Phone number={forest.phone} /> },
              ]}
            />
            <Section title={t.directions.ways}>
              <List>
                <ListItem
                  leading={<IconTile picture="car" />}
                  title={t.directions.byCar}
                  description={t.directions.byCarText}
                />
                <ListItem
                  leading={<IconTile picture="bus" />}
                  title={t.directions.byBus}
                  description={t.directions.byBusText}
                />
              </List>
            </Section>
          </>
        )
      }
    </Screen>
  );
}

function MapButtons({ forest }: { forest: Forest }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const place = [say(forest.name), forest.latitude, forest.longitude] as const;
  return (
    <BottomBar>
      <Button variant="secondary" action="openMap" onClick={() => void navigate.outside(mapUrl(...place))}>
        {t.forest.map}
      </Button>
      <Button action="openRoute" onClick={() => void navigate.outside(routeUrl(...place))}>
        {t.directions.route}
      </Button>
    </BottomBar>
  );
}
