import { useWallet } from '@wallet/kit/app';
import { Actions, Button, ResultPage } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import type { Booking } from '../model/booking.ts';
import { outcomeOf, type PayOutcome } from '../model/payment.ts';

interface PayResultProps {
  booking: Booking;
  /** still asking by itself */
  isWaiting: boolean;
  onAskAgain: () => void;
  onPay: (bookingNo: string) => void;
  isPaying: boolean;
}

const kinds = {
  paid: 'success',
  pending: 'pending',
  refused: 'failure',
  closed: 'failure',
  expired: 'failure',
  cancelled: 'failure',
} as const satisfies Record<PayOutcome, string>;

/** What became of a payment, and what can be done about it. */
export function PayResult({ booking, isWaiting, onAskAgain, onPay, isPaying }: PayResultProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const outcome = outcomeOf(booking);
  const words = outcome === 'pending' && !isWaiting ? t.payResult.unknown : t.payResult[outcome];
  const canPay = booking.status === 'held' && !isWaiting;

  return (
    <ResultPage
      kind={kinds[outcome]}
      title={words.title}
      description={words.description}
      rows={[
        { label: t.facts.number, value: booking.number },
        { label: t.facts.forest, value: `${say(booking.forestName)} ${say(booking.roomName)}` },
        { label: t.facts.stay, value: t.stay(booking) },
        { label: t.total, value: t.won({ amount: booking.total }) },
      ]}
    >
      <Actions>
        {outcome === 'pending' && !isWaiting && (
          <Button full action="askAgain" onClick={onAskAgain}>
            {t.payResult.askAgain}
          </Button>
        )}
        {canPay && (
          <Button
            full
            variant={outcome === 'pending' ? 'secondary' : 'primary'}
            action="resumePayment"
            isBusy={isPaying}
            onClick={() => onPay(booking.number)}
          >
            {t.resumePayment}
          </Button>
        )}
        {outcome === 'expired' && (
          <Button
            full
            action="bookAgain"
            onClick={() => navigate.replace('FTR41500', { query: { roomId: booking.roomId } })}
          >
            {t.payResult.bookAgain}
          </Button>
        )}
        <Button
          full
          variant="secondary"
          action="openBooking"
          onClick={() => navigate.replace('FTR61110', { query: { bookingNo: booking.number } })}
        >
          {t.seeBooking}
        </Button>
        <Button full variant="text" action="forestHome" onClick={() => navigate.replace('FTR10000')}>
          {t.payResult.home}
        </Button>
      </Actions>
    </ResultPage>
  );
}
