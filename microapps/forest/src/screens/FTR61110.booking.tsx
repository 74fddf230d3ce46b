import { HoldNotice, MainButton, Screen, useLoad, useQuery, useResume, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { Button, Card, KeyValue, Money, Pass, Section } from '@wallet/kit/ui';
import { readBooking } from '../api/bookingCalls.ts';
import { useResumePayment } from '../flows/useResumePayment.ts';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { type Booking, type BookingStage, canCancel, stageOf } from '../model/booking.ts';
import styles from '../parts/BookingCard.module.css';
import { BookingFacts } from '../parts/BookingFacts.tsx';
import { Nothing } from '../parts/Nothing.tsx';
import { PriceTable } from '../parts/PriceTable.tsx';
import { picturesOf } from '../parts/pictures.ts';

const passStates = {
  payable: 'valid',
  upcoming: 'valid',
  past: 'used',
  cancelled: 'cancelled',
  expired: 'expired',
} as const satisfies Record<BookingStage, string>;

export function FTR61110() {
  const bookingNo = useQuery().get('bookingNo');
  const load = useLoad(
    async (signal) => (bookingNo ? readBooking(bookingNo, { signal }) : null),
    [bookingNo],
  );
  useResume(load.reload);
  return (
    <Screen of={load} ground>
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
      <Pass
        title={say(booking.forestName)}
        state={passStates[stage]}
        stamp={t.stages[stage]}
        badge={isPayable ? t.stages.payable : `${t.stages.upcoming} · ${t.until({ date: booking.checkIn })}`}
        imageUrl={picturesOf([booking.picture])[0]?.src}
        facts={[
          { label: t.facts.checkIn, value: t.shortDay({ date: booking.checkIn }) },
          { label: t.facts.checkOut, value: t.shortDay({ date: booking.checkOut }) },
          { label: t.facts.guests, value: t.people({ count: booking.guests }) },
        ]}
      />
      <HoldNotice hold={booking.hold} onEnd={onGone} />
      <Card>
        <BookingFacts facts={booking} number={booking.number} isShort />
      </Card>
      <Card>
        <Section title={t.guests.price}>
          <PriceTable nights={booking.nights} total={booking.total} />
        </Section>
      </Card>
      {booking.cancelFee !== null && booking.refund !== null && (
        <Card>
          <Section title={t.booking.cancelled}>
            <KeyValue
              rows={[
                { label: t.cancel.fee, value: <Money amount={booking.cancelFee} /> },
                { label: t.cancel.refund, value: <Money amount={booking.refund} />, isStrong: true },
              ]}
            />
          </Section>
        </Card>
      )}
      {isPayable && (
        <MainButton action="resumePayment" isBusy={isPaying} run={() => void pay(booking.number)}>
          {t.resumePayment}
        </MainButton>
      )}
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          icon="place"
          onClick={() => navigate.push('FTR12410', { query: { forestId: booking.forestId } })}
        >
          {t.forest.directions}
        </Button>
        {(isPayable || canCancel(booking, today)) && (
          <Button
            variant="secondary"
            action="cancelBooking"
            onClick={() => navigate.push('FTR61120', { query: { bookingNo: booking.number } })}
          >
            {t.booking.cancel}
          </Button>
        )}
      </div>
    </>
  );
}
