import { Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { mapUrl, routeUrl } from '@wallet/kit/common';
import { BottomBar, Button, KeyValue, Note, Section } from '@wallet/kit/ui';
import { readForest } from '../api/forestCalls.ts';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import type { Forest } from '../model/forest.ts';
import { Nothing } from '../parts/Nothing.tsx';
import { Phone } from '../parts/Phone.tsx';

export function FTR12410() {
  const t = messages.use();
  const forestId = useQuery().get('forestId');
  const load = useLoad(
    async (signal) => (forestId ? readForest({ forestId }, { signal }) : null),
    [forestId],
  );
  return (
    <Screen of={load} footer={load.data && <MapButtons forest={load.data} />}>
      {(forest) =>
        forest === null ? (
          <Nothing kind="forest" to="FTR21000" />
        ) : (
          <>
            <Section title={say(forest.name)}>
              <KeyValue
                rows={[
                  { label: t.forest.address, value: say(forest.address) },
                  { label: t.forest.phone, value: <Phone number={forest.phone} /> },
                ]}
              />
            </Section>
            <Section title={t.directions.byCar}>
              <Note>{t.directions.byCarText}</Note>
            </Section>
            <Section title={t.directions.byBus}>
              <Note>{t.directions.byBusText}</Note>
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
