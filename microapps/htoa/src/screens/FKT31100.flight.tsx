import {
  Gone,
  loginMove,
  MainButton,
  Screen,
  useAction,
  useLoad,
  usePerson,
  useQuery,
  useResume,
  useWallet,
} from '@wallet/kit/app';
import {
  Card,
  IconTile,
  InlineNotice,
  KeyValue,
  List,
  ListItem,
  Note,
  Scene,
  Section,
  Stack,
  toast,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { readFlight, watchFlight } from '../api/calls.ts';
import { usePlan } from '../flows/plan.ts';
import { messages } from '../messages/index.ts';
import { type FlightDetail, minutesUntil } from '../model/flight.ts';
import { Age } from '../parts/Age.tsx';
import { RemarkBadge } from '../parts/FlightRow.tsx';

const keyForm = /^\w{3,6}-\d{12}$/;

export function FKT31100() {
  const t = messages.use();
  const asked = useQuery().get('flight') ?? '';
  const load = useLoad(readFlight, keyForm.test(asked) ? { key: asked } : null);
  // A plane's board is looked at again and again: whoever comes back sees how it stands now.
  useResume(load.reload);
  const gone = <Gone to="FKT31000" {...t.noFlightPage} />;
  return (
    <Screen of={load} instead={{ HTO_NO_FLIGHT: gone }} ground>
      {(flight) => (flight ? <Flight flight={flight} reload={load.reload} /> : gone)}
    </Screen>
  );
}

function Flight({ flight, reload }: { flight: FlightDetail & { at: string }; reload: () => void }) {
  const t = messages.use();
  const { navigate, bridge } = useWallet();
  const person = usePerson();
  const plan = usePlan();
  const { remark, terminal, gate, plannedAt, expectedAt, isArrival, codeshares, master } = flight;
  const isOver = ['departed', 'cancelled', 'diverted'].includes(remark);
  // The gate as it was planned; where the feed does not say it, as it was when the page was opened.
  const [gateShown] = useState(gate);
  const gateBefore = flight.firstGate || gateShown;
  const left = minutesUntil(expectedAt);
  const watch = useAction(async () => {
    await plan.keep({ flight: flight.key, terminal });
    if (!person) {
      navigate.push(loginMove(`/htoa/FKT31100?flight=${flight.key}`, bridge.isNative));
      return;
    }
    await watchFlight({ key: flight.key, isOn: !flight.isWatched });
    toast(flight.isWatched ? t.flight.stopped : t.flight.isWatched);
    reload();
  });
  const day = t.flight.day({ at: expectedAt });
  const isAhead = !isArrival && !isOver && left >= 0;
  // A day ahead hours say less than the date.
  const isFar = isAhead && left >= 24 * 60;
  const goes = isFar ? day : t.flight.left({ minutes: left });
  const how = isArrival ? t.flight.arrival : isAhead ? goes : t.flight.over;
  const rows = [
    ...(isFar ? [] : [{ label: t.flight.date, value: day }]),
    // The figure over it says when it goes: only what was planned otherwise is news.
    ...(plannedAt === expectedAt ? [] : [{ label: t.flight.planned, value: t.time({ at: plannedAt }) }]),
    { label: t.terminal, value: t.terminals[terminal] },
    ...(flight.counters ? [{ label: t.flight.counters, value: flight.counters }] : []),
    { label: t.flight.gate, value: gate || t.flight.noGate, isStrong: gate !== '' },
    ...(master ? [{ label: t.flight.master, value: master }] : []),
    ...(codeshares.length > 0 ? [{ label: t.flight.codeshares, value: codeshares.join(', ') }] : []),
  ];
  return (
    <>
      <Scene
        drawn="flight"
        title={
          <>
            {isArrival ? `${flight.city} → ${t.flight.here}` : `${t.flight.here} → ${flight.city}`}{' '}
            <RemarkBadge flight={flight} />
          </>
        }
        figure={t.flight[isArrival ? 'arrivesAt' : 'leavesAt']({ at: expectedAt })}
        note={[`${flight.airline} ${flight.number}`, how].join(' · ')}
      >
        <Stack>
          {remark === 'late' && (
            <InlineNotice tone="warning">
              {t.flight.late({ minutes: minutesUntil(expectedAt) - minutesUntil(plannedAt) })}
            </InlineNotice>
          )}
          {(remark === 'cancelled' || remark === 'diverted') && (
            <InlineNotice tone="danger">{t.flight[remark]}</InlineNotice>
          )}
          {gateBefore !== gate && (
            <InlineNotice tone="warning">
              {t.flight.gateChanged({ from: gateBefore || '-', to: gate })}
            </InlineNotice>
          )}
          {flight.passport !== 'good' && !isOver && (
            <InlineNotice tone="danger">{t.flight.passports[flight.passport]}</InlineNotice>
          )}
          {flight.isConcourse && (
            <InlineNotice tone="warning">{t.flight.concourse({ minutes: flight.stay.train })}</InlineNotice>
          )}
          <KeyValue rows={rows} />
        </Stack>
      </Scene>
      <Age at={flight.at} />
      {!isArrival && !isOver && (
        <>
          <Card>
            <Section title={t.flight.next}>
              <List>
                <ListItem
                  action="ride"
                  leading={<IconTile picture="bus" />}
                  title={t.flight.ride}
                  onClick={() => navigate.push('FKT21001', { query: { flight: flight.key } })}
                />
                <ListItem
                  action="halls"
                  leading={<IconTile picture="airport" />}
                  title={t.flight.halls}
                  onClick={() => navigate.push('FKT32200', { query: { terminal } })}
                />
              </List>
            </Section>
          </Card>
          <Note>{t.flight.watchHint}</Note>
          <MainButton
            action="watch"
            variant={flight.isWatched ? 'secondary' : 'primary'}
            disabled={plan.state !== 'ready'}
            run={watch}
          >
            {flight.isWatched ? t.flight.stop : t.flight.watch}
          </MainButton>
        </>
      )}
    </>
  );
}
