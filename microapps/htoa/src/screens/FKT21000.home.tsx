import { DoorGrid, Part, Screen, useLoad, useResume, useWallet } from '@wallet/kit/app';
import { Button, Card, InlineNotice, Scene, Section, ServiceCell } from '@wallet/kit/ui';
import { findWays, listHalls, readRates } from '../api/calls.ts';
import { useMyFlight, usePlan } from '../flows/plan.ts';
import { messages } from '../messages/index.ts';
import { type FlightDetail, leaveAt } from '../model/flight.ts';
import { defaultStart, endAt, quickest } from '../model/ground.ts';
import { Rates } from '../parts/Rates.tsx';

export function FKT21000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const flight = useMyFlight();
  const rates = useLoad(readRates);
  const halls = useLoad(listHalls, flight.state === 'loading' ? null : (flight.data?.terminal ?? 'T1'));
  const best = quickest(halls.data?.halls ?? []);
  useResume(flight.reload);
  const hall = best && t.home.hall({ number: best.number, minutes: best.now });
  const doors = [
    ['FKT21001', 'bus', t.home.way, undefined],
    ['FKT31000', 'flight', t.home.board, undefined],
    ['FKT32200', 'airport', t.home.halls, hall ?? ''],
    ['FKT41000', 'car', t.home.parking, undefined],
    ['FKT51000', 'exchange', t.home.desks, undefined],
  ] as const;
  return (
    <Screen ground>
      <Part of={flight}>{(mine) => <MyFlight flight={mine} />}</Part>
      <DoorGrid
        title={t.home.services}
        doors={doors.map(([code, picture, name, state]) => ({ code, picture, name, state }))}
      >
        <ServiceCell
          action="smartPass"
          picture="smps"
          name={t.home.smartPass}
          onClick={() => void navigate.open('/smps/FSP13000')}
        />
      </DoorGrid>
      <Card>
        <Section title={t.home.rates}>
          <Part of={rates}>{(told) => <Rates rates={told.rates} />}</Part>
        </Section>
      </Card>
    </Screen>
  );
}

/** My flight and when to leave for it; without one, the way to it. */
function MyFlight({ flight }: { flight: FlightDetail | null }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const plan = usePlan();
  const ask = flight &&
    plan.data && {
      start: plan.data.start ?? { ...defaultStart, address: t.plan.placeholder },
      end: endAt(t.terminals[flight.terminal]),
      terminal: flight.terminal,
    };
  const ways = useLoad(findWays, ask ?? null);
  if (!flight) {
    return (
      <Scene drawn="flight" title={t.home.lead} note={t.home.note}>
        <Button full action="find" onClick={() => navigate.push('FKT31000')}>
          {t.home.find}
        </Button>
      </Scene>
    );
  }
  const way = ways.data?.find(({ kind }) => kind === (plan.data?.way ?? 'rail'));
  const { gate, firstGate, passport } = flight;
  return (
    <Scene
      drawn="flight"
      title={t.home.leave({ ...flight, way: t.plan.ways[way?.kind ?? plan.data?.way ?? 'rail'] })}
      figure={way && t.time({ at: leaveAt(flight, way.minutes) })}
      note={
        ways.state === 'error' ? t.plan.noFlight : t.flight.from({ terminal: t.terminals[flight.terminal] })
      }
    >
      {passport !== 'good' && <InlineNotice tone="danger">{t.flight.passports[passport]}</InlineNotice>}
      {firstGate !== '' && gate !== firstGate && (
        <InlineNotice tone="warning">
          {t.flight.gateChanged({ from: firstGate, to: gate || '-' })}
        </InlineNotice>
      )}
      <Button action="plan" onClick={() => navigate.push('FKT21001', { query: { flight: flight.key } })}>
        {t.home.plan}
      </Button>
      <Button
        variant="secondary"
        action="flight"
        onClick={() => navigate.push('FKT31100', { query: { flight: flight.key } })}
      >
        {t.home.flight}
      </Button>
    </Scene>
  );
}
