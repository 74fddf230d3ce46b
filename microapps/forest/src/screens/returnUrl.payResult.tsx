import { Screen, useLoad, usePatience, useQuery, useWallet } from '@wallet/kit/app';
import { useEffect } from 'react';
import { readBooking } from '../api/bookingCalls.ts';
import { booking as flow } from '../flows/booking.ts';
import { useResumePayment } from '../flows/useResumePayment.ts';
import { outcomeOf } from '../model/payment.ts';
import { Nothing } from '../parts/Nothing.tsx';
import { PayResult } from '../parts/PayResult.tsx';

/** The address says which booking; what became of it only the service knows. */
function PaymentReturn() {
  const { navigate } = useWallet();
  const { clear } = flow.useDraft();
  const bookingNo = useQuery().get('bookingNo');
  const load = useLoad(
    async (signal) => (bookingNo ? readBooking(bookingNo, { signal }) : null),
    [bookingNo],
  );
  const outcome = load.data ? outcomeOf(load.data) : undefined;
  const { pay, isPaying } = useResumePayment(load.reload);
  const { isWaiting, again } = usePatience(outcome === 'pending', load);

  useEffect(() => {
    if (outcome === 'paid') void clear();
  }, [outcome, clear]);

  return (
    <Screen of={load} onBack={() => navigate.replace('FTR61000')}>
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
