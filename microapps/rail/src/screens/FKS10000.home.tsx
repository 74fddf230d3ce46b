import { MainButton, Screen, useAction, useLoad, usePerson, useResume, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import {
  Badge,
  Button,
  Card,
  Disclosure,
  IconTile,
  List,
  ListItem,
  Note,
  NoticeBar,
  Scene,
  Section,
} from '@wallet/kit/ui';
import { useState } from 'react';
import {
  listBookings,
  listNotices,
  listPassengerKinds,
  listStations,
  readCounts,
  readEmergency,
  readRunDates,
} from '../api/calls.ts';
import { searches, trips } from '../flows/trips.ts';
import { messages } from '../messages/index.ts';
import { groupOf, isGood } from '../model/ticket.ts';
import { firstTrip, type Trip, toQuery } from '../model/trip.ts';
import { RideRow } from '../parts/RideRow.tsx';
import { Way } from '../parts/Way.tsx';

export const FKS10000 = trips.step(
  {
    ask: (_, { signal }) =>
      Promise.all([
        listStations(undefined, { signal }),
        listPassengerKinds(signal),
        readRunDates(undefined, { signal }),
      ]),
  },
  function Home({ draft, data: [stations, passengers, { first, last }], begin }) {
    const t = messages.use();
    const { navigate } = useWallet();
    const [chosen, setChosen] = useState<Trip>(draft ?? firstTrip(todaySeoul()));
    // A draft may be older than the days that are on sale.
    const date = chosen.date < first || chosen.date > last ? first : chosen.date;
    const trip = { ...chosen, date };
    const nameOf = (id: string) => stations.find((station) => station.id === id)?.name ?? id;
    const { run: choose } = useAction(async (pick: string) => {
      await begin(trip);
      navigate.push('FKS21000', { query: { pick } });
    });
    const change = (changes: Partial<Trip>) => {
      setChosen({ ...trip, ...changes });
      void begin({ ...trip, ...changes });
    };
    const find = useAction(async (wanted: Trip) => {
      await begin(wanted);
      searches.note(`${wanted.from}-${wanted.to}`);
      navigate.push('FKS30000', { query: toQuery(wanted) });
    });
    const people = passengers
      .filter(({ kind }) => trip.people[kind] > 0)
      .map(({ kind, label }) => t.kindOf({ label, count: trip.people[kind] }));
    const recent = searches.value.value.flatMap((way) => {
      const [from = '', to = ''] = way.split('-');
      return nameOf(from) !== from && nameOf(to) !== to ? [{ from, to }] : [];
    });
    return (
      <Screen ground>
        <Scene drawn="rail" title={t.home.title}>
          <Way
            from={nameOf(trip.from)}
            to={nameOf(trip.to)}
            onFrom={() => void choose('from')}
            onTo={() => void choose('to')}
            onSwap={() => change({ from: trip.to, to: trip.from })}
          />
          <List>
            <ListItem
              action="chooseDate"
              title={t.home.date}
              value={[t.tight({ day: trip.date }), ...(trip.hour === '00' ? [] : [t.home.hour(trip)])].join(
                ' · ',
              )}
              onClick={() => void choose('date')}
            />
            <ListItem
              action="choosePeople"
              title={t.home.people}
              value={people.join(', ')}
              onClick={() => void choose('people')}
            />
          </List>
        </Scene>
        <Emergency />
        <Mine />
        {recent.length > 0 && (
          <Card>
            <Section title={t.home.recent}>
              <List label={t.home.recent}>
                {recent.map(({ from, to }) => (
                  <ListItem
                    key={`${from}-${to}`}
                    action="recent"
                    title={t.way({ from: nameOf(from), to: nameOf(to) })}
                    onClick={() => void find.run({ ...trip, from, to })}
                  />
                ))}
              </List>
            </Section>
          </Card>
        )}
        <Notices />
        <MainButton run={() => find.run(trip)}>{t.home.find}</MainButton>
      </Screen>
    );
  },
);

/** What holds up trains now; without an answer nothing is said. */
function Emergency() {
  const { data } = useLoad(readEmergency);
  const [isClosed, setClosed] = useState(false);
  if (isClosed || !data?.title) return null;
  return <NoticeBar text={data.title} more={data.text} onClose={() => setClosed(true)} />;
}

/** My tickets with the next train; a visitor is led to them, too, and asked to sign in there. */
function Mine() {
  const t = messages.use();
  const { navigate } = useWallet();
  const id = usePerson()?.memberId;
  const load = useLoad(
    async (signal) =>
      id === undefined
        ? null
        : Promise.all([readCounts(undefined, { signal }), listBookings(undefined, { signal })]),
    [id],
  );
  useResume(load.reload);
  const [counts, bookings = []] = load.data ?? [];
  const [next] = bookings
    .filter(
      (one) =>
        ['now', 'coming'].includes(groupOf(one)) && !one.tickets.every(({ state }) => state === 'gifted'),
    )
    .toSorted((one, other) => one.departs.localeCompare(other.departs));
  return (
    <Card>
      <List label={t.home.tickets}>
        {next && (
          <RideRow
            ride={next}
            badge={<Badge tone="accent">{t.home.next}</Badge>}
            action="nextTrain"
            onClick={() =>
              navigate.push('FKS61000', {
                query: { ticketId: (next.tickets.find(isGood) ?? next.tickets[0])?.id ?? '' },
              })
            }
          />
        )}
        <ListItem
          action="myTickets"
          leading={<IconTile picture="ticket" />}
          title={t.home.tickets}
          {...(counts ? { value: t.home.ticketsNote(counts) } : {})}
          onClick={() => navigate.push('FKS60000')}
        />
      </List>
    </Card>
  );
}

function Notices() {
  const t = messages.use().home;
  const { navigate } = useWallet();
  const { data = [] } = useLoad(listNotices);
  if (data.length === 0) return null;
  return (
    <Card>
      <Section title={t.notices}>
        {data.map(({ id, title, text, url }) => (
          <Disclosure key={id} title={title}>
            <Note>{text}</Note>
            {url !== '' && (
              <Button variant="secondary" size="small" onClick={() => void navigate.outside(url)}>
                {t.outside}
              </Button>
            )}
          </Disclosure>
        ))}
      </Section>
    </Card>
  );
}
