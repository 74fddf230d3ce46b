import { Gone, Part, Screen, useLoad, useWallet } from '@wallet/kit/app';
import { routeUrl } from '@wallet/kit/common';
import { Button, KeyValue, Lead } from '@wallet/kit/ui';
import { findWays } from '../api/calls.ts';
import { usePlan } from '../flows/plan.ts';
import { messages } from '../messages/index.ts';
import type { Terminal } from '../model/flight.ts';
import { airport, type Start, type Way } from '../model/ground.ts';
import { RouteLine } from '../parts/RouteLine.tsx';

function TravelMap() {
  const t = messages.use();
  const plan = usePlan();
  const gone = <Gone to="FKT21001" title={t.map.none} description={t.map.noneHint} action={t.map.plan} />;
  return (
    <Screen of={plan}>
      {({ start, terminal, way }) =>
        start && terminal && way ? <Route start={start} terminal={terminal} kind={way} /> : gone
      }
    </Screen>
  );
}

function Route({ start, terminal, kind }: { start: Start; terminal: Terminal; kind: Way['kind'] }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const ways = useLoad(findWays, { start, terminal });
  const end = t.terminals[terminal];
  return (
    <Part of={ways}>
      {(all) =>
        all
          .filter((way) => way.kind === kind)
          .map((way) => (
            <div key={kind}>
              <Lead>{t.map.title({ start: start.address, end })}</Lead>
              <RouteLine way={way} start={start.address} end={end} />
              <KeyValue
                rows={[
                  { label: t.plan.ways[kind], value: t.span({ minutes: way.minutes }), isStrong: true },
                  { label: t.map.price, value: t.about({ amount: way.price }) },
                ]}
              />
              <Button
                full
                variant="secondary"
                icon="place"
                action="openMap"
                onClick={() => void navigate.outside(routeUrl(end, airport.latitude, airport.longitude))}
              >
                {t.map.app}
              </Button>
            </div>
          ))
      }
    </Part>
  );
}

export { TravelMap as tmap };
