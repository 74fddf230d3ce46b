import { Gone, MainButton, Part, Screen, useLoad, useWallet } from '@wallet/kit/app';
import { routeUrl } from '@wallet/kit/common';
import { Lead, PlaceMap } from '@wallet/kit/ui';
import { findWays } from '../api/calls.ts';
import { usePlan } from '../flows/plan.ts';
import { messages } from '../messages/index.ts';
import type { Terminal } from '../model/flight.ts';
import { type End, type Start, swapped, type Way } from '../model/ground.ts';
import { RouteLine } from '../parts/RouteLine.tsx';

function TravelMap() {
  const t = messages.use();
  const plan = usePlan();
  const gone = <Gone to="FKT21001" title={t.map.none} description={t.map.noneHint} action={t.map.plan} />;
  return (
    <Screen of={plan}>
      {({ start, end, terminal, way, isBack }) => {
        if (!start || !end || !terminal || !way) return gone;
        const positions = isBack ? swapped({ start, end }) : { start, end };
        return <Route {...positions} terminal={terminal} kind={way} />;
      }}
    </Screen>
  );
}

interface RouteProps {
  start: Start;
  end: End;
  terminal: Terminal;
  kind: Way['kind'];
}

function Route({ start, end, terminal, kind }: RouteProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const ways = useLoad(findWays, { start, end, terminal });
  const { address: name, latitude, longitude } = end;
  return (
    <Part of={ways}>
      {(all) =>
        all
          .filter((way) => way.kind === kind)
          .map((way) => (
            <div key={kind}>
              <Lead title={t.map.way({ way: t.plan.ways[kind], minutes: way.minutes })}>
                {t.map.title({ start: start.address, end: name })} · {t.about({ amount: way.price })}
              </Lead>
              <PlaceMap
                label={t.map.title({ start: start.address, end: name })}
                here={{ ...start, name: start.address }}
                spots={[{ id: 'end', name, place: end }]}
                chosen="end"
                onChoose={() => {}}
              />
              <RouteLine way={way} start={start.address} end={name} />
              <MainButton action="openMap" run={() => navigate.outside(routeUrl(name, latitude, longitude))}>
                {t.map.app}
              </MainButton>
            </div>
          ))
      }
    </Part>
  );
}

export { TravelMap as tmap };
