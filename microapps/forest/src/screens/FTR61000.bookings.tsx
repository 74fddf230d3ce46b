import { Screen, useLoad, useResume, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { Actions, Badge, Button, Card, EmptyState, IconTile, List, ListItem, Section } from '@wallet/kit/ui';
import { listBookings } from '../api/bookingCalls.ts';
import { listEducationBookings } from '../api/educationCalls.ts';
import { useResumePayment } from '../flows/useResumePayment.ts';
import { WeekendRooms } from '../flows/WeekendRooms.tsx';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { stageOf } from '../model/booking.ts';
import { BookingCard } from '../parts/BookingCard.tsx';

export function FTR61000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(async (signal) => {
    const [stays, educations] = await Promise.all([
      listBookings(undefined, { signal }),
      listEducationBookings(undefined, { signal }),
    ]);
    return { stays, educations };
  });
  const { pay, isPaying } = useResumePayment(load.reload);
  useResume(load.reload);

  return (
    <Screen of={load} skeleton="list" ground>
      {({ stays, educations }) => (
        <>
          {stays.length + educations.length === 0 && (
            <>
              {' '}
              <EmptyState
                isPage
                picture="pines"
                title={t.bookings.empty}
                description={t.bookings.emptyHint}
                action={{ label: t.bookings.find, onClick: () => navigate.push('FTR21000') }}
              />
              <WeekendRooms />
            </>
          )}
          {stays.length > 0 && (
            <Section title={t.bookings.stays}>
              {stays.map((booking) => (
                <BookingCard
                  key={booking.number}
                  booking={booking}
                  stage={stageOf(booking, todaySeoul())}
                  onPay={pay}
                  isPaying={isPaying}
                  onEnd={load.reload}
                />
              ))}
            </Section>
          )}
          {educations.length > 0 && (
            <Section title={t.bookings.educations}>
              <Card>
                <List>
                  {educations.map((booking) => (
                    <ListItem
                      key={booking.number}
                      leading={<IconTile picture="trail" />}
                      title={say(booking.name)}
                      description={`${say(booking.forestName)} · ${t.day({ date: booking.date })}`}
                      state={
                        <Badge tone={booking.status === 'applied' ? 'success' : 'neutral'}>
                          {t.educationStatus[booking.status]}
                        </Badge>
                      }
                      onClick={() => navigate.push('FTR61250', { query: { bookingNo: booking.number } })}
                    />
                  ))}
                </List>
              </Card>
            </Section>
          )}
          {stays.length + educations.length > 0 && (
            <Actions>
              <Button full variant="secondary" action="find" onClick={() => navigate.push('FTR21000')}>
                {t.bookings.find}
              </Button>
            </Actions>
          )}
        </>
      )}
    </Screen>
  );
}
