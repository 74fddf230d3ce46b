import { Part, Screen, useLoad, useNearby, usePerson, useQuery, useWallet } from '@wallet/kit/app';
import {
  Badge,
  Button,
  Card,
  Disclosure,
  Icon,
  IconTile,
  InlineNotice,
  KeyValue,
  List,
  ListItem,
  Note,
} from '@wallet/kit/ui';
import { useEffect, useState } from 'react';
import { findWays } from '../api/calls.ts';
import { PlaceSheet } from '../flows/PlaceSheet.tsx';
import { useMyFlight, usePlan } from '../flows/plan.ts';
import { messages } from '../messages/index.ts';
import { type FlightDetail, leaveAt, minutesUntil } from '../model/flight.ts';
import { defaultStart, type End, endAt, type Start, swapped, type Way } from '../model/ground.ts';
import { TerminalChoice } from '../parts/TerminalChoice.tsx';

const pictures = { rail: 'rail', bus: 'bus', taxi: 'car', car: 'car' } as const;

export function FKT21001() {
  const t = messages.use();
  const { navigate } = useWallet();
  const plan = usePlan();
  const isMember = usePerson() !== null;
  const flight = useMyFlight(useQuery().get('flight'));
  const nearby = useNearby('공항 가는 길 출발지');
  const [isChoosing, setChoosing] = useState(false);
  const start: Start = plan.data?.start ?? { ...defaultStart, address: t.plan.placeholder };
  const terminal = plan.data?.terminal ?? flight.data?.terminal ?? 'T1';
  const kept = plan.data?.end;
  const address = t.terminals[terminal];
  const end: End = kept?.address === address ? kept : endAt(address);
  const isBack = plan.data?.isBack === true;
  const positions = isBack ? swapped({ start, end }) : { start, end };
  // The flight says to which terminal: ways to the other one are neither asked for nor shown meanwhile.
  const isKnown = plan.data !== undefined && flight.state !== 'loading';
  const { data: found, ...ways } = useLoad(findWays, isKnown ? { ...positions, terminal } : null);

  const { position } = nearby;
  // The phone's answer comes from outside React; it becomes the start once.
  useEffect(() => {
    if (!position) return;
    setChoosing(false);
    void plan.keep({
      start: { address: t.plan.hereName, latitude: position.latitude, longitude: position.longitude },
    });
    nearby.forget();
  }, [position, nearby.forget, plan.keep, t.plan.hereName]);

  return (
    <Screen of={plan} ground>
      <Card>
        <List label={t.home.way}>
          {(['start', 'end'] as const).map((side) => (
            <ListItem
              key={side}
              leading={<Icon name={side === 'start' ? 'home' : 'place'} />}
              title={t.plan[side]}
              value={positions[side].address}
              {...((side === 'end') === isBack && {
                action: 'chooseStart',
                onClick: () => setChoosing(true),
              })}
            />
          ))}
        </List>
        <Button
          variant="secondary"
          size="small"
          icon="refresh"
          action="swap"
          onClick={() => void plan.keep({ isBack: !isBack })}
        >
          {t.plan.swap}
        </Button>
      </Card>
      <TerminalChoice value={terminal} onChange={(next) => void plan.keep({ terminal: next })} />
      <PlaceSheet
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        nearby={isMember ? nearby : null}
        onChoose={(place) => {
          setChoosing(false);
          void plan.keep({ start: place });
        }}
      />
      <Part of={found ? { ...ways, data: found } : ways}>
        {(all) => (
          <Ways
            ways={all}
            flight={isBack ? null : (flight.data ?? null)}
            onFlight={isBack ? undefined : () => navigate.push('FKT31000')}
            onMap={async (way) => {
              await plan.keep({ way, start, end, terminal });
              navigate.push('tmap');
            }}
          />
        )}
      </Part>
      <Card>
        <List label={t.plan.more}>
          <ListItem
            action="parking"
            leading={<IconTile picture="car" />}
            title={t.plan.park}
            description={t.plan.parkHint}
            onClick={() => navigate.push('FKT41000', { query: { terminal } })}
          />
        </List>
      </Card>
      <Note>{t.plan.last}</Note>
    </Screen>
  );
}

interface WaysProps {
  ways: readonly Way[];
  flight: FlightDetail | null;
  /** to the flights, where none is chosen and one would count */
  onFlight: (() => void) | undefined;
  onMap: (way: Way['kind']) => unknown;
}

/** The quickest first, each with its legs, and when to leave for the flight. */
function Ways({ ways, flight, onFlight, onMap }: WaysProps) {
  const t = messages.use();
  const sorted = ways.toSorted((a, b) => a.minutes - b.minutes);
  return (
    <>
      {!flight && onFlight && (
        <Card>
          <List label={t.home.find}>
            <ListItem
              action="find"
              leading={<IconTile picture="flight" />}
              title={t.home.find}
              description={t.plan.noFlight}
              onClick={onFlight}
            />
          </List>
        </Card>
      )}
      {sorted.map(({ kind, minutes, price, legs }, place) => {
        const at = flight ? leaveAt(flight, minutes) : null;
        const isLate = at !== null && minutesUntil(at) < 0;
        return (
          <Card key={kind}>
            <List label={t.plan.ways[kind]}>
              <ListItem
                leading={<IconTile picture={pictures[kind]} />}
                title={t.plan.ways[kind]}
                description={t.about({ amount: price })}
                badge={place === 0 ? <Badge tone="success">{t.plan.fastest}</Badge> : undefined}
                trailing={t.span({ minutes })}
                {...(at && !isLate ? { preview: t.plan.leave({ at }) } : {})}
              />
            </List>
            {isLate && <InlineNotice tone="warning">{t.plan.late}</InlineNotice>}
            <Disclosure title={t.plan.legs}>
              <KeyValue
                rows={legs.map((leg) => ({ label: leg.name, value: t.span({ minutes: leg.minutes }) }))}
              />
              <Button variant="secondary" size="small" action="map" onClick={() => void onMap(kind)}>
                {t.plan.map}
              </Button>
            </Disclosure>
          </Card>
        );
      })}
    </>
  );
}
