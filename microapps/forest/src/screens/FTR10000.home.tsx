import { Screen, useLoad, useResume, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { List, ListItem, Section } from '@wallet/kit/ui';
import { listBookings, startPayment } from '../api/bookingCalls.ts';
import { messages } from '../messages/index.ts';
import { nextStay, stageOf } from '../model/booking.ts';
import { readSearch, writeSearch } from '../model/search.ts';
import { BookingCard } from '../parts/BookingCard.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { useResumePayment } from '../parts/useResumePayment.ts';

const shortcuts = ['FTR61000', 'FTR42000', 'FTR61200', 'FTR01001', 'FTR81090'] as const;

export function FTR10000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const bookings = useLoad((signal) => listBookings(undefined, { signal }));
  const { pay, isPaying } = useResumePayment(startPayment, bookings.reload);
  useResume(bookings.reload);

  return (
    <Screen title={t.home.title} of={bookings}>
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
                  />
                ))}
              </Section>
            )}
            <Section title={t.home.search}>
              <SearchBox
                initial={readSearch(new URLSearchParams())}
                onSearch={(search) => navigate.push('FTR21000', { query: writeSearch(search) })}
              />
            </Section>
            <Section title={t.home.shortcuts}>
              <List>
                {shortcuts.map((code) => (
                  <ListItem
                    key={code}
                    title={t.home.links[code].title}
                    description={t.home.links[code].description}
                    onClick={() => navigate.push(code)}
                  />
                ))}
              </List>
            </Section>
          </>
        );
      }}
    </Screen>
  );
}
