import { Gone, Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { addDays } from '@wallet/kit/format';
import {
  Actions,
  Badge,
  Button,
  Chips,
  EmptyState,
  ErrorState,
  KeyValue,
  Lead,
  List,
  ListItem,
  Money,
  Note,
  RadioGroup,
  Sheet,
  Skeleton,
  Stack,
} from '@wallet/kit/ui';
import { useState } from 'react';
import {
  findTrains,
  listPassengerKinds,
  listStations,
  readFares,
  readRestSeats,
  readRunDates,
  readStops,
} from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { clock, type Offer } from '../model/train.ts';
import { countOf, eachOf, type Kind, readTrip, type SeatClass, type Trip, toQuery } from '../model/trip.ts';
import { arrivalOf, takes, trainName } from '../parts/RideRow.tsx';
import { Stops } from '../parts/Stops.tsx';

export function FKS30000() {
  const t = messages.use();
  const trip = readTrip(useQuery());
  if (trip) return <Trains trip={trip} />;
  return (
    <Screen>
      <Gone to="FKS10000" {...t.gone.trip} />
    </Screen>
  );
}

const parts = ['00', '06', '12', '18'] as const;

function Trains({ trip }: { trip: Trip }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { from, to, date, hour } = trip;
  const [opened, setOpened] = useState<Offer | null>(null);
  const load = useLoad(
    (signal) =>
      Promise.all([
        findTrains({ from, to, date, hour }, { signal }),
        listStations(undefined, { signal }),
        readRunDates(undefined, { signal }),
      ]),
    [from, to, date, hour],
  );
  const [dayBefore, dayAfter] = [-1, 1].map((by) => t.trains.beside({ day: addDays(date, by) }));
  const change = (changes: Partial<Trip>) =>
    navigate.replace('FKS30000', { query: toQuery({ ...trip, ...changes }) });
  return (
    <Screen of={load} skeleton="list">
      {([{ offers, changeAt }, stations, sale]) => {
        const nameOf = (id: string) => stations.find((station) => station.id === id)?.name ?? id;
        return (
          <>
            <Lead title={t.way({ from: nameOf(from), to: nameOf(to) })}>
              {`${t.date({ day: date })} · ${t.people({ count: countOf(trip) })}`}
            </Lead>
            <Stack>
              <Actions beside>
                <Button
                  variant="secondary"
                  size="small"
                  icon="back"
                  action="prev"
                  label={`${t.trains.before} ${dayBefore}`}
                  disabled={date <= sale.first}
                  onClick={() => change({ date: addDays(date, -1) })}
                >
                  {dayBefore}
                </Button>
                <Button
                  variant="secondary"
                  size="small"
                  leads
                  action="next"
                  label={`${t.trains.after} ${dayAfter}`}
                  disabled={date >= sale.last}
                  onClick={() => change({ date: addDays(date, 1) })}
                >
                  {dayAfter}
                </Button>
              </Actions>
              <Chips
                scrolls
                legend={t.trains.hours}
                options={parts.map((value) => ({ value, label: t.trains.part[value] }))}
                value={parts.findLast((part) => part <= hour) ?? '00'}
                onChange={(part) => change({ hour: part })}
              />
            </Stack>
            {offers.length > 0 ? (
              <List label={t.facts.train}>
                {offers.map((offer) => (
                  <OfferRow
                    key={offer.train}
                    offer={offer}
                    count={countOf(trip)}
                    onClick={() => setOpened(offer)}
                  />
                ))}
              </List>
            ) : changeAt !== '' ? (
              <>
                <EmptyState
                  picture="none"
                  title={t.trains.noWay}
                  description={t.trains.change({ name: nameOf(changeAt) })}
                />
                <Actions>
                  <Button full variant="secondary" action="firstLeg" onClick={() => change({ to: changeAt })}>
                    {t.trains.leg({ from: nameOf(from), to: nameOf(changeAt) })}
                  </Button>
                  <Button
                    full
                    variant="secondary"
                    action="secondLeg"
                    onClick={() => change({ from: changeAt })}
                  >
                    {t.trains.leg({ from: nameOf(changeAt), to: nameOf(to) })}
                  </Button>
                </Actions>
              </>
            ) : (
              <EmptyState picture="none" title={t.trains.none} description={t.trains.noneHint} />
            )}
            {opened && <TrainSheet offer={opened} trip={trip} onClose={() => setOpened(null)} />}
          </>
        );
      }}
    </Screen>
  );
}

function OfferRow({ offer, count, onClick }: { offer: Offer; count: number; onClick: () => void }) {
  const t = messages.use();
  const open = offer.classes.filter(({ left }) => left >= count);
  const [shown = offer.classes[0]] = open;
  const isStanding = shown?.seatClass === 'standing';
  const canBook = !offer.isStopped && open.length > 0;
  const odd = offer.isStopped
    ? ({ tone: 'danger', text: t.badges.stopped } as const)
    : open.length === 0
      ? ({ tone: 'neutral', text: t.badges.soldOut } as const)
      : offer.lateMinutes > 0
        ? ({ tone: 'danger', text: t.badges.late({ minutes: offer.lateMinutes }) } as const)
        : isStanding
          ? ({ tone: 'info', text: t.badges.standing } as const)
          : null;
  return (
    <ListItem
      action="openTrain"
      title={`${clock(offer.departs)} → ${arrivalOf(t, offer)}`}
      // What is odd about it stands for how long it takes, which its times say.
      description={odd ? trainName(t, offer) : `${trainName(t, offer)} · ${takes(t, offer)}`}
      {...(odd ? { state: <Badge tone={odd.tone}>{odd.text}</Badge> } : {})}
      {...(shown ? { trailing: t.won({ amount: shown.price }) } : {})}
      {...(canBook && shown ? { trailingNote: t.trains.left(shown), onClick } : { past: 'done' as const })}
    />
  );
}

/** One train: what its classes cost those who travel, what is left of them, and where it stops. */
function TrainSheet({ offer, trip, onClose }: { offer: Offer; trip: Trip; onClose: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const [chosen, setChosen] = useState<SeatClass | ''>('');
  const load = useLoad(
    (signal) =>
      Promise.all([
        readFares(offer, { signal }),
        readRestSeats(offer, { signal }),
        readStops(offer, { signal }),
        listPassengerKinds(signal),
      ]),
    [offer.train, offer.runDate],
  );
  const [fares = [], cars = [], stops = [], labels = []] = load.data ?? [];
  const classes = offer.classes.map(({ seatClass, price }) => {
    const left = cars.filter((car) => car.seatClass === seatClass).reduce((sum, car) => sum + car.left, 0);
    return { seatClass, price, left };
  });
  const open = classes.filter(({ left }) => left >= countOf(trip));
  const seatClass = open.find((one) => one.seatClass === chosen)?.seatClass ?? open[0]?.seatClass;
  const priceFor = (kind: Kind) =>
    fares.find((one) => one.seatClass === seatClass && one.kind === kind)?.price ?? 0;
  const total = eachOf(trip).reduce((sum, kind) => sum + priceFor(kind), 0);
  const kinds = [...new Set(eachOf(trip))];
  return (
    <Sheet
      isOpen
      part="train"
      title={`${clock(offer.departs)} → ${arrivalOf(t, offer)}`}
      onClose={onClose}
      footer={
        <Button
          full
          action="chooseSeats"
          disabled={seatClass === undefined || load.state !== 'ready'}
          onClick={() => {
            if (!seatClass) return;
            onClose();
            const choice = { ...trip, date: offer.runDate, train: offer.train, seatClass };
            navigate.push('FKS40000', { query: toQuery(choice) });
          }}
        >
          {t.trains.next}
        </Button>
      }
    >
      {load.state === 'loading' && <Skeleton />}
      {load.state === 'error' && (
        <ErrorState messageId={load.error?.messageId ?? 'requestFailed'} onRetry={load.reload} />
      )}
      {load.state === 'ready' && (
        <>
          <RadioGroup
            field="seatClass"
            legend={t.trains.seatClass}
            options={open.map((one) => ({
              value: one.seatClass,
              label: `${t.seatClasses[one.seatClass]} · ${t.trains.offer(one)}`,
            }))}
            value={seatClass ?? ''}
            onChange={setChosen}
          />
          <KeyValue
            rows={[
              { label: t.facts.train, value: `${trainName(t, offer)} · ${takes(t, offer)}` },
              {
                label: t.trains.total({ count: countOf(trip) }),
                value: <Money amount={total} />,
                isStrong: true,
              },
            ]}
          />
          {kinds
            .filter((kind) => kind !== '1' && seatClass && priceFor(kind) >= priceFor('1'))
            .map((kind) => (
              <Note key={kind}>
                {t.noDiscount({ label: labels.find((one) => one.kind === kind)?.label ?? '' })}
              </Note>
            ))}
          <Stops title={t.trains.stops} stops={stops} />
        </>
      )}
    </Sheet>
  );
}
