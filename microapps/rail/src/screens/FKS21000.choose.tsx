import { MainButton, Screen, useQuery, useWallet } from '@wallet/kit/app';
import type { DayBook } from '@wallet/kit/booking';
import { todaySeoul } from '@wallet/kit/format';
import {
  BookingCalendar,
  Chips,
  EmptyState,
  List,
  Note,
  PeoplePicker,
  SearchField,
  Section,
  toast,
} from '@wallet/kit/ui';
import { useRef, useState } from 'react';
import { listPassengerKinds, listStations, readLimit, readRunDates } from '../api/calls.ts';
import { Proof } from '../flows/Proof.tsx';
import { recentStations, starredStations, trips } from '../flows/trips.ts';
import { messages } from '../messages/index.ts';
import { found, type Station } from '../model/station.ts';
import { firstTrip, type Kind, readTrip, type Trip, toQuery } from '../model/trip.ts';
import { StationRow } from '../parts/StationRow.tsx';

type Choosing = { trip: Trip; choose: (changes: Partial<Trip>) => Promise<void> };

export const FKS21000 = trips.step(
  {
    by: ['pick'],
    async ask(_, { signal, query }) {
      const pick = query.get('pick');
      if (pick === 'date') return { pick: 'date' as const, book: await readRunDates(undefined, { signal }) };
      if (pick !== 'people')
        return {
          pick: pick === 'to' ? ('to' as const) : ('from' as const),
          stations: await listStations(undefined, { signal }),
        };
      const [kinds, limit] = await Promise.all([
        listPassengerKinds(signal),
        readLimit(undefined, { signal }),
      ]);
      return { pick: 'people' as const, kinds, most: limit.once };
    },
  },
  function Choose({ draft, data, begin }) {
    const { navigate } = useWallet();
    // A visitor who had to sign in for a proof comes back with the trip in the address.
    const trip = readTrip(useQuery()) ?? draft ?? firstTrip(todaySeoul());
    const isLeaving = useRef(false);
    const choose = async (changes: Partial<Trip>) => {
      if (isLeaving.current) return;
      isLeaving.current = true;
      await begin({ ...trip, ...changes });
      navigate.back();
    };
    if (data.pick === 'date') return <Days book={data.book} trip={trip} choose={choose} />;
    if (data.pick === 'people') return <People {...data} trip={trip} choose={choose} />;
    return <Stations {...data} trip={trip} choose={choose} />;
  },
);

function Stations({ stations, pick, trip, choose }: Choosing & { stations: Station[]; pick: 'from' | 'to' }) {
  const t = messages.use();
  const [typed, setTyped] = useState('');
  const starred = starredStations.value.value;
  const take = async ({ id }: Station) => {
    recentStations.note(id);
    const other = pick === 'from' ? 'to' : 'from';
    // Who chooses the other end as this one turns the way round.
    if (trip[other] === id) {
      toast(t.choose.same);
      return choose({ from: trip.to, to: trip.from });
    }
    return choose({ [pick]: id });
  };
  const star = (id: string) =>
    starredStations.set(starred.includes(id) ? starred.filter((one) => one !== id) : [id, ...starred]);
  const byId = (ids: readonly string[]) =>
    ids.flatMap((id) => stations.find((station) => station.id === id) ?? []);
  const groups =
    typed.trim() === ''
      ? ([
          ['recent', byId(recentStations.value.value)],
          ['starred', byId(starred)],
          ['main', stations.filter(({ isMain }) => isMain)],
          ['all', stations],
        ] as const)
      : ([['all', found(stations, typed)]] as const);
  return (
    <Screen title={pick === 'from' ? t.home.from : t.home.to}>
      <SearchField
        field="station"
        label={t.choose.search}
        placeholder={t.choose.search}
        value={typed}
        onChange={setTyped}
      />
      {groups.every(([, own]) => own.length === 0) && (
        <EmptyState title={t.choose.none} picture="none" description={t.choose.noneHint} />
      )}
      {groups
        .filter(([, own]) => own.length > 0)
        .map(([group, own]) =>
          group === 'recent' || group === 'main' ? (
            <Section key={group} title={t.choose.groups[group]}>
              <Chips
                legend={t.choose.groups[group]}
                options={own.map(({ id, name }) => ({ value: id, label: name }))}
                value={trip[pick]}
                onChange={(id) => void byId([id]).map(take)}
              />
            </Section>
          ) : (
            <Section key={group} title={t.choose.groups[group]}>
              <List label={t.choose.groups[group]}>
                {own.map((station) => (
                  <StationRow
                    key={station.id}
                    station={station}
                    isStarred={starred.includes(station.id)}
                    onTake={() => void take(station)}
                    onStar={() => star(station.id)}
                  />
                ))}
              </List>
            </Section>
          ),
        )}
    </Screen>
  );
}

const hours = ['00', '06', '09', '12', '15', '18', '21'] as const;

function Days({
  book,
  trip,
  choose,
}: Choosing & { book: { first: string; last: string; days: { date: string; isClosed: boolean }[] } }) {
  const t = messages.use();
  const [date, setDate] = useState(trip.date);
  const [hour, setHour] = useState(trip.hour);
  const days: DayBook = { ...book, days: book.days.map((day) => ({ ...day, price: null, left: null })) };
  return (
    <Screen title={t.home.date}>
      <BookingCalendar book={days} value={date} onChange={setDate} />
      {book.days.some(({ isClosed }) => isClosed) && <Note>{t.choose.rest}</Note>}
      <Section title={t.choose.hour}>
        <Chips
          legend={t.choose.hour}
          options={hours.map((value) => ({ value, label: t.home.hour({ hour: value }) }))}
          value={hours.find((one) => one === hour) ?? '00'}
          onChange={setHour}
        />
      </Section>
      <MainButton run={() => choose({ date, hour })}>
        {t.date({ day: date })} · {t.home.hour({ hour })}
      </MainButton>
    </Screen>
  );
}

interface PassengerKind {
  kind: Kind;
  label: string;
  needsProof: boolean;
}

function People({ kinds, most, trip, choose }: Choosing & { kinds: PassengerKind[]; most: number }) {
  const t = messages.use();
  const [people, setPeople] = useState(trip.people);
  return (
    <Screen title={t.home.people}>
      <PeoplePicker
        kinds={kinds}
        most={most}
        full={t.choose.most({ most })}
        unit={t.choose.unit}
        value={people}
        onChange={setPeople}
      />
      {kinds
        .filter(({ kind, needsProof }) => needsProof && people[kind] > 0)
        .map((kind) => (
          <Section key={kind.kind} title={t.choose.proof}>
            <Proof {...kind} back={{ pick: 'people', ...toQuery({ ...trip, people }) }} />
          </Section>
        ))}
      <MainButton
        disabled={Object.values(people).every((count) => count === 0)}
        run={() => choose({ people })}
      >
        {t.choose.done}
      </MainButton>
    </Screen>
  );
}
