import { Screen, useLoad, useResume, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { Button, Card, Scene, Section, ServiceCell, ServiceGrid } from '@wallet/kit/ui';
import { listBookings } from '../api/bookingCalls.ts';
import { useResumePayment } from '../flows/useResumePayment.ts';
import { WeekendRooms } from '../flows/WeekendRooms.tsx';
import { messages } from '../messages/index.ts';
import { nextStay, stageOf } from '../model/booking.ts';
import { type ForestSearch, weekendSearch, writeSearch } from '../model/search.ts';
import { BookingCard } from '../parts/BookingCard.tsx';
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
  const { isNext, search: weekend } = weekendSearch(today);
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
            <WeekendRooms />
            <Button variant="text" leads action="refunds" onClick={() => navigate.push('FTR81090')}>
              {t.home.refunds}
            </Button>
          </>
        );
      }}
    </Screen>
  );
}
