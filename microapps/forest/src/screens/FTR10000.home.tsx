import { Part, Screen, useLoad, useResume, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { Button, Card, List, Scene, Section, ServiceCell, ServiceGrid, Skeleton } from '@wallet/kit/ui';
import { listBookings } from '../api/bookingCalls.ts';
import { findForests } from '../api/forestCalls.ts';
import { useResumePayment } from '../flows/useResumePayment.ts';
import { messages } from '../messages/index.ts';
import { nextStay, stageOf } from '../model/booking.ts';
import { type ForestSearch, readSearch, wishesIn, writeSearch } from '../model/search.ts';
import { weekendStay } from '../model/stay.ts';
import { BookingCard } from '../parts/BookingCard.tsx';
import { ForestCard } from '../parts/ForestCard.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import day from '../pictures/home.svg';
import night from '../pictures/homeNight.svg';

const doors = [
  ['FTR61000', 'booking'],
  ['FTR61200', 'ticket'],
  ['FTR42000', 'trail'],
  ['FTR01001', 'my'],
] as const;

export function FTR10000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const bookings = useLoad((signal) => listBookings(undefined, { signal }));
  const { pay, isPaying } = useResumePayment(bookings.reload);
  useResume(bookings.reload);
  const today = todaySeoul();
  const { isNext, ...stay } = weekendStay(today);
  const weekend: ForestSearch = { ...readSearch(new URLSearchParams()), ...stay };
  const find = (search: ForestSearch) => navigate.push('FTR21000', { query: writeSearch(search) });

  return (
    <Screen of={bookings} ground>
      {(list) => {
        const next = nextStay(list, today);
        const shown = [...list.filter(({ status }) => status === 'held'), ...(next ? [next] : [])];
        return (
          <>
            <Scene picture={{ day, night }} title={t.home.ask({ isNext })}>
              <SearchBox initial={weekend} onSearch={find} />
            </Scene>
            {shown.length > 0 && (
              <Section title={t.home.upcoming}>
                {shown.map((booking) => (
                  <BookingCard
                    key={booking.number}
                    booking={booking}
                    stage={stageOf(booking, today)}
                    onPay={pay}
                    isPaying={isPaying}
                    onEnd={bookings.reload}
                  />
                ))}
              </Section>
            )}
            <Card>
              <ServiceGrid label={t.home.shortcuts}>
                {doors.map(([code, picture]) => (
                  <ServiceCell
                    key={code}
                    picture={picture}
                    name={t.home.doors[code]}
                    action={code}
                    onClick={() => navigate.push(code)}
                  />
                ))}
              </ServiceGrid>
            </Card>
            <Card>
              <WeekendRooms title={t.home.free({ isNext })} search={weekend} onMore={() => find(weekend)} />
            </Card>
            <Button variant="text" leads action="refunds" onClick={() => navigate.push('FTR81090')}>
              {t.home.refunds}
            </Button>
          </>
        );
      }}
    </Screen>
  );
}

interface WeekendRoomsProps {
  title: string;
  search: ForestSearch;
  onMore: () => void;
}

/** The first forests that have rooms left for the weekend. */
function WeekendRooms({ title, search, onMore }: WeekendRoomsProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(findForests, search);
  const wishes = wishesIn(new URLSearchParams(writeSearch(search)));
  return (
    <Section
      title={title}
      action={
        <Button size="small" variant="text" leads action="more" onClick={onMore}>
          {t.home.more}
        </Button>
      }
    >
      <Part of={load} skeleton={[0, 1, 2].map((bone) => <Skeleton key={bone} shape="row" />)}>
        {(forests) => {
          const free = forests.filter(({ freeRoomTypes }) => freeRoomTypes > 0).slice(0, 3);
          if (free.length === 0) return <p>{t.home.full}</p>;
          return (
            <List label={title}>
              {free.map((forest) => (
                <ForestCard
                  key={forest.id}
                  forest={forest}
                  hasStay
                  onOpen={() => navigate.push('FTR22000', { query: { forestId: forest.id, ...wishes } })}
                />
              ))}
            </List>
          );
        }}
      </Part>
    </Section>
  );
}
