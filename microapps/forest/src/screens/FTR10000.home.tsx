import { Screen, useLoad, useResume, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { Card, IconTile, List, ListItem, Section } from '@wallet/kit/ui';
import { listBookings } from '../api/bookingCalls.ts';
import { useResumePayment } from '../flows/useResumePayment.ts';
import { messages } from '../messages/index.ts';
import { nextStay, stageOf } from '../model/booking.ts';
import { readSearch, writeSearch } from '../model/search.ts';
import { BookingCard } from '../parts/BookingCard.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';

const shortcuts = [
  ['FTR61000', 'booking'],
  ['FTR42000', 'trail'],
  ['FTR61200', 'ticket'],
  ['FTR01001', 'my'],
  ['FTR81090', 'notice'],
] as const;

export function FTR10000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const bookings = useLoad((signal) => listBookings(undefined, { signal }));
  const { pay, isPaying } = useResumePayment(bookings.reload);
  useResume(bookings.reload);

  return (
    <Screen of={bookings} ground>
      {(list) => {
        const today = todaySeoul();
        const next = nextStay(list, today);
        const shown = [...list.filter(({ status }) => status === 'held'), ...(next ? [next] : [])];
        return (
          <>
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
              <Section title={t.home.search}>
                <SearchBox
                  initial={readSearch(new URLSearchParams())}
                  onSearch={(search) => navigate.push('FTR21000', { query: writeSearch(search) })}
                />
              </Section>
            </Card>
            <Card>
              <Section title={t.home.shortcuts}>
                <List>
                  {shortcuts.map(([code, picture]) => (
                    <ListItem
                      key={code}
                      title={t.home.links[code].title}
                      description={t.home.links[code].description}
                      leading={<IconTile picture={picture} />}
                      onClick={() => navigate.push(code)}
                    />
                  ))}
                </List>
              </Section>
            </Card>
          </>
        );
      }}
    </Screen>
  );
}
