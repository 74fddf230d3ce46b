import { CancelBooking, Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { useEffect } from 'react';
import { cancelBooking, quoteCancel, readBooking } from '../api/bookingCalls.ts';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { Nothing } from '../parts/Nothing.tsx';

export function FTR61120() {
  const t = messages.use();
  const { navigate } = useWallet();
  const bookingNo = useQuery().get('bookingNo');
  const load = useLoad(
    async (signal) => {
      if (!bookingNo) return null;
      const booking = await readBooking(bookingNo, { signal });
      // Cancelled by a call whose answer was lost: there is nothing left to ask what it costs.
      if (booking.status === 'cancelled') return 'cancelled';
      return { booking, quote: await quoteCancel(bookingNo, { signal }) };
    },
    [bookingNo],
  );
  const isCancelled = load.data === 'cancelled';
  useEffect(() => {
    if (isCancelled && bookingNo) navigate.replace('FTR61110', { query: { bookingNo } });
  }, [isCancelled, bookingNo, navigate]);

  return (
    <Screen of={load} {...(isCancelled ? { state: 'loading' as const } : {})}>
      {(found) =>
        found === null || found === 'cancelled' ? (
          <Nothing kind="booking" to="FTR61000" />
        ) : (
          <CancelBooking
            {...found.quote}
            caption={t.fees.caption}
            cancel={(fee) => cancelBooking({ bookingNo: found.booking.number, fee })}
            onDone={() => navigate.replace('FTR61110', { query: { bookingNo: found.booking.number } })}
            onStale={load.reload}
          >
            {say(found.booking.forestName)} {say(found.booking.roomName)} · {t.shortStay(found.booking)}
          </CancelBooking>
        )
      }
    </Screen>
  );
}
