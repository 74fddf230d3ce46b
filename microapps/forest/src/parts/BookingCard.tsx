import { HoldNotice, useWallet } from '@wallet/kit/app';
import { Badge, Button, Card } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import type { Booking, BookingStage } from '../model/booking.ts';
import styles from './BookingCard.module.css';

const tones = {
  payable: 'accent',
  upcoming: 'success',
  past: 'neutral',
  cancelled: 'neutral',
  expired: 'neutral',
} as const satisfies Record<BookingStage, string>;

interface BookingCardProps {
  booking: Booking;
  stage: BookingStage;
  /** goes on with a payment that was not finished */
  onPay: (bookingNo: string) => void;
  isPaying: boolean;
  /** the time to pay has run out */
  onEnd: () => void;
}

/** A stay of the customer's own; one that waits for payment says until when. */
export function BookingCard({ booking, stage, onPay, isPaying, onEnd }: BookingCardProps) {
  const { navigate } = useWallet();
  const t = messages.use();
  return (
    <Card>
      <div className={styles.words} data-booking={booking.number}>
        <Badge tone={tones[stage]}>{t.stages[stage]}</Badge>
        <h3 className={styles.name}>{say(booking.forestName)}</h3>
        <p className={styles.line}>{say(booking.roomName)}</p>
        <p className={styles.line}>{t.stay(booking)}</p>
        <HoldNotice hold={booking.hold} onEnd={onEnd} />
      </div>
      <div className={styles.buttons}>
        {stage === 'payable' && (
          <Button size="small" action="resumePayment" isBusy={isPaying} onClick={() => onPay(booking.number)}>
            {t.resumePayment}
          </Button>
        )}
        <Button
          size="small"
          variant="secondary"
          action="openBooking"
          onClick={() => navigate.push('FTR61110', { query: { bookingNo: booking.number } })}
        >
          {t.seeBooking}
        </Button>
      </div>
    </Card>
  );
}
