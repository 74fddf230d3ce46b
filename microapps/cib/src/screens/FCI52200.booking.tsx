import {
  CancelBooking,
  HoldNotice,
  MainButton,
  MapButton,
  Part,
  useAction,
  useLoad,
  useQuery,
  useResume,
  useWallet,
} from '@wallet/kit/app';
import { Actions, Button, InlineNotice, Note } from '@wallet/kit/ui';
import { cancelBooking, readBooking, readQuote } from '../api/calls.ts';
import { CibScreen } from '../flows/CibScreen.tsx';
import { reserving } from '../flows/flows.ts';
import { useResumePayment } from '../flows/useResumePayment.ts';
import { messages } from '../messages/index.ts';
import type { Booking } from '../model/booking.ts';
import { BookingPass } from '../parts/BookingPass.tsx';

/** One inspection, or its cancellation: which of them the address says (`act`). */
export function FCI52200() {
  const query = useQuery();
  const load = useLoad(readBooking, query.get('rsvNo') ?? '');
  useResume(load.reload);
  const isCancel = query.get('act') === 'cancel';
  return (
    <CibScreen of={load} ground={!isCancel}>
      {(booking) =>
        isCancel && booking.canCancel ? (
          <Cancel booking={booking} reload={load.reload} />
        ) : (
          <Shown booking={booking} reload={load.reload} />
        )
      }
    </CibScreen>
  );
}

function Shown({ booking, reload }: { booking: Booking; reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { begin } = reserving.useDraft();
  const { pay, isPaying } = useResumePayment(reload);
  const { number, state, carId, place, canCancel } = booking;
  const change = useAction(async () => {
    await begin({ carId, placeId: place.id, changing: number });
    navigate.push('FCI41100');
  });
  return (
    <>
      <HoldNotice hold={booking.hold} onEnd={reload} />
      <BookingPass booking={booking} />
      {state === 'paid' &&
        (canCancel ? <Note>{t.booking.until(booking)}</Note> : <InlineNotice>{t.booking.over}</InlineNotice>)}
      <Actions>
        <MapButton place={place} />
        {state === 'paid' && canCancel && (
          <Button
            full
            variant="secondary"
            action="change"
            isBusy={change.isRunning}
            onClick={() => void change.run()}
          >
            {t.booking.change}
          </Button>
        )}
        {canCancel && (
          <Button
            full
            variant="text"
            action="cancel"
            onClick={() => navigate.push('FCI52200', { query: { rsvNo: number, act: 'cancel' } })}
          >
            {t.booking.cancel}
          </Button>
        )}
        {(state === 'passed' || state === 'failed') && (
          <Button
            full
            variant="secondary"
            action="results"
            onClick={() => navigate.push('FCI61100', { query: { carId } })}
          >
            {t.car.allResults}
          </Button>
        )}
      </Actions>
      {state === 'held' && (
        <MainButton action="pay" isBusy={isPaying} run={() => pay(number)}>
          {t.booking.pay(booking)}
        </MainButton>
      )}
    </>
  );
}

/** Nothing is cancelled before it is told what comes back. */
function Cancel({ booking, reload }: { booking: Booking; reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { number, place, state } = booking;
  const quote = useLoad(readQuote, number);
  const rule = { until: { days: 1 }, percent: 0 };
  return (
    <Part of={quote}>
      {({ fee, refund }) => (
        <CancelBooking
          fee={fee}
          refund={refund}
          rules={[rule]}
          applied={state === 'held' ? null : rule}
          caption={t.booking.until(booking)}
          cancel={() => cancelBooking(number)}
          onDone={() => {
            reload();
            navigate.replace('FCI52200', { query: { rsvNo: number } });
          }}
          onStale={reload}
        >
          {place.name} · {t.when(booking)}
        </CancelBooking>
      )}
    </Part>
  );
}
