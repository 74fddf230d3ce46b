import { Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { useEffect } from 'react';
import { readBooking, startPayment } from '../api/bookingCalls.ts';
import { messages } from '../messages/index.ts';
import { outcomeOf } from '../model/payment.ts';
import { Nothing } from '../parts/Nothing.tsx';
import { PayResult } from '../parts/PayResult.tsx';
import { usePatience } from '../parts/usePatience.ts';
import { useResumePayment } from '../parts/useResumePayment.ts';
import { useBookingDraft } from '../state/useBookingDraft.ts';

/** The address says which booking; what became of it only the service knows. */
function PaymentReturn() {
  const t = messages.use();
  const { navigate } = useWallet();
  const { clear } = useBookingDraft();
  const bookingNo = useQuery().get('bookingNo');
  const load = useLoad(
    async (signal) => (bookingNo ? readBooking(bookingNo, { signal }) : null),
    [bookingNo],
  );
  const outcome = load.data ? outcomeOf(load.data) : undefined;
  const { pay, isPaying } = useResumePayment(startPayment, load.reload);
  const { isWaiting, again } = usePatience(outcome === 'pending', load);

  useEffect(() => {
    if (outcome === 'paid') void clear();
  }, [outcome, clear]);

  return (
    <Screen title={t.payResult.title} of={load} onBack={() => navigate.replace('FTR61000')}>
      {(booking) =>
        booking === null ? (
          <Nothing kind="booking" to="FTR61000" />
        ) : (
          <PayResult
            booking={booking}
            isWaiting={isWaiting}
            onAskAgain={again}
            onPay={pay}
            isPaying={isPaying}
          />
        )
      }
    </Screen>
  );
}

export { PaymentReturn as returnUrl };
