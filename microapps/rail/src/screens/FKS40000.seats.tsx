import {
  Gone,
  MainButton,
  Screen,
  useAction,
  useLoad,
  useQuery,
  useSignIn,
  useWallet,
} from '@wallet/kit/app';
import { Button, Chips, ErrorState, InlineNotice, Lead, SeatMap, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { readRestSeats, readSeatMap, reserve, rideOf } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { pickSeats, type Row, type Trait } from '../model/seats.ts';
import type { Car } from '../model/train.ts';
import { type Choice, countOf, readChoice, toQuery } from '../model/trip.ts';

export function FKS40000() {
  const t = messages.use();
  const query = useQuery();
  const choice = readChoice(query);
  const gone = <Gone to="FKS10000" {...t.gone.trip} />;
  const load = useLoad(readRestSeats, choice && rideOf(choice));
  return (
    <Screen of={load} instead={{ RAIL_NOT_FOUND: gone }}>
      {(cars) => {
        const own = cars?.filter(({ seatClass }) => seatClass === choice?.seatClass) ?? [];
        if (!choice || own.length === 0) return gone;
        // What was chosen before signing in.
        const seats = query.get('seats')?.split(',') ?? [];
        return (
          <Choose choice={choice} cars={own} car={query.get('car') ?? ''} seats={seats} again={load.reload} />
        );
      }}
    </Screen>
  );
}

interface ChooseProps {
  choice: Choice;
  cars: Car[];
  car: string;
  seats: string[];
  again: () => void;
}

function Choose({ choice, cars, again, ...before }: ChooseProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const signIn = useSignIn();
  const count = countOf(choice);
  const fits = cars.find(({ left }) => left >= count) ?? cars[0];
  const [car, setCar] = useState(cars.some((one) => one.car === before.car) ? before.car : (fits?.car ?? ''));
  const [chosen, setChosen] = useState<string[]>(before.seats);
  const [isMoved, setMoved] = useState(false);
  const isStanding = choice.seatClass === 'standing';
  const ride = { ...rideOf(choice), car, hasWheelchair: choice.people[4] > 0 };
  const map = useLoad(readSeatMap, isStanding ? null : ride);
  const rows = map.data ?? [];
  const free = rows.flatMap(({ places }) =>
    places.flatMap((place) => (place?.state === 'free' ? place.id : [])),
  );
  const seats = chosen.filter((id) => free.includes(id));
  const hold = useAction(
    async () => {
      const query = { ...toQuery(choice), car, seats: seats.join(',') };
      if (!(await signIn(`/rail/FKS40000?${new URLSearchParams(query)}`))) return;
      const held = await reserve({ ...choice, car, seats: isStanding ? [] : seats });
      navigate.push('FKS41000', { query: { bkngNo: held.number } });
    },
    {
      on: {
        // Somebody was faster: the nearest seats stand chosen in their place.
        async RAIL_SEAT_GONE() {
          const now = await readSeatMap(ride);
          setChosen(pickSeats(now, count, seats));
          setMoved(true);
          map.reload();
          again();
        },
        RAIL_PROOF: () => navigate.push('FKS21000', { query: { pick: 'people' } }),
      },
    },
  );
  if (isStanding)
    return (
      <>
        <Lead title={t.seatClasses.standing}>
          {t.seats.standing({ percent: cars[0]?.discountPercent ?? 0 })}
        </Lead>
        <MainButton run={hold}>{t.seats.stand}</MainButton>
      </>
    );
  return (
    <>
      <Lead title={t.seats.choose({ count })} />
      <Stack>
        <Chips
          scrolls
          legend={t.seats.car}
          options={cars.map((one) => ({ value: one.car, label: t.seats.carLeft(one) }))}
          value={car}
          onChange={(next) => {
            setCar(next);
            setChosen([]);
          }}
        />
        <Button
          full
          variant="secondary"
          action="auto"
          disabled={free.length < count}
          onClick={() => setChosen(pickSeats(rows, count))}
        >
          {t.seats.auto}
        </Button>
        {isMoved && <InlineNotice>{t.seats.nearby}</InlineNotice>}
      </Stack>
      <SeatMap
        label={t.car({ car })}
        rows={rows.map((row) => shownRow(row, t.seats.traits))}
        chosen={seats}
        onChange={(next) => {
          setMoved(false);
          setChosen(next);
        }}
        most={count}
      />
      {map.state === 'error' && (
        <ErrorState messageId={map.error?.messageId ?? 'requestFailed'} onRetry={map.reload} />
      )}
      <MainButton disabled={seats.length < count} run={hold}>
        {seats.length < count ? t.seats.choose({ count }) : t.seats.hold}
      </MainButton>
    </>
  );
}

function shownRow({ number, places }: Row, words: Record<Trait, string>) {
  return {
    number,
    seats: places.map(
      (place) =>
        place && {
          id: place.id,
          letter: place.id.slice(-1),
          state: place.state,
          note: place.traits.map((trait) => words[trait]).join(', '),
        },
    ),
  };
}
