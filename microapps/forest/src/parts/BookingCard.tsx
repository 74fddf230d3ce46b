import { HoldNotice, useWallet } from '@wallet/kit/app';
import { Badge, Button, Card, List, MediaCard } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import type { Booking, BookingStage } from '../model/booking.ts';
import styles from './BookingCard.module.css';
import { picturesOf } from './pictures.ts';

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
      <List>
        <MediaCard
          look="row"
          level={3}
          title={say(booking.forestName)}
          imageUrl={picturesOf([booking.picture])[0]?.src}
          badge={
            <Badge tone={tones[stage]}>
              {t.stages[stage]}
              {stage === 'upcoming' && ` · ${t.until({ date: booking.checkIn })}`}
            </Badge>
          }
          action="openBooking"
          onClick={() => navigate.push('FTR61110', { query: { bookingNo: booking.number } })}
        >
          <p className={styles.line} data-booking={booking.number}>
            {say(booking.roomName)}
          </p>
          <p className={styles.line}>{t.shortStay(booking)}</p>
        </MediaCard>
      </List>
      <HoldNotice hold={booking.hold} onEnd={onEnd} />
      {stage === 'payable' && (
        <div className={styles.buttons}>
          <Button size="small" action="resumePayment" isBusy={isPaying} onClick={() => onPay(booking.number)}>
            {t.resumePayment}
          </Button>
        </div>
      )}
    </Card>
  );
}
