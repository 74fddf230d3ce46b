import { HoldNotice, Screen, useLoad, useQuery, useResume, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { Actions, Badge, Button, KeyValue, Money, Section } from '@wallet/kit/ui';
import { readBooking } from '../api/bookingCalls.ts';
import { useResumePayment } from '../flows/useResumePayment.ts';
import { messages } from '../messages/index.ts';
import { type Booking, canCancel, stageOf } from '../model/booking.ts';
import { BookingFacts } from '../parts/BookingFacts.tsx';
import { Nothing } from '../parts/Nothing.tsx';
import { PriceTable } from '../parts/PriceTable.tsx';

export function FTR61110() {
  const bookingNo = useQuery().get('bookingNo');
  const load = useLoad(
    async (signal) => (bookingNo ? readBooking(bookingNo, { signal }) : null),
    [bookingNo],
  );
  useResume(load.reload);
  return (
    <Screen of={load}>
      {(booking) =>
        booking === null ? (
          <Nothing kind="booking" to="FTR61000" />
        ) : (
          <BookingDetail booking={booking} onGone={load.reload} />
        )
      }
    </Screen>
  );
}

function BookingDetail({ booking, onGone }: { booking: Booking; onGone: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { pay, isPaying } = useResumePayment(onGone);
  const today = todaySeoul();
  const stage = stageOf(booking, today);
  const isPayable = stage === 'payable';
  return (
    <>
      <Badge tone={isPayable ? 'accent' : stage === 'upcoming' ? 'success' : 'neutral'}>
        {t.stages[stage]}
      </Badge>
      <HoldNotice hold={booking.hold} onEnd={onGone} />
      <Section title={t.booking.facts}>
        <BookingFacts facts={booking} number={booking.number} />
      </Section>
      <Section title={t.guests.price}>
        <PriceTable nights={booking.nights} total={booking.total} />
      </Section>
      {booking.cancelFee !== null && booking.refund !== null && (
        <Section title={t.booking.cancelled}>
          <KeyValue
            rows={[
              { label: t.cancel.fee, value: <Money amount={booking.cancelFee} /> },
              { label: t.cancel.refund, value: <Money amount={booking.refund} />, isStrong: true },
            ]}
          />
        </Section>
      )}
      <Actions>
        {isPayable && (
          <Button full action="resumePayment" isBusy={isPaying} onClick={() => void pay(booking.number)}>
            {t.resumePayment}
          </Button>
        )}
        {(isPayable || canCancel(booking, today)) && (
          <Button
            full
            variant="secondary"
            action="cancelBooking"
            onClick={() => navigate.push('FTR61120', { query: { bookingNo: booking.number } })}
          >
            {t.booking.cancel}
          </Button>
        )}
        <Button
          full
          variant="text"
          onClick={() => navigate.push('FTR12410', { query: { forestId: booking.forestId } })}
        >
          {t.forest.directions}
        </Button>
      </Actions>
    </>
  );
}
