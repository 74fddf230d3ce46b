import { Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { BottomBar, Button, confirm, KeyValue, Money, Section, toast } from '@wallet/kit/ui';
import { useEffect } from 'react';
import { cancelBooking, quoteCancel, readBooking } from '../api/bookingCalls.ts';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import type { Booking } from '../model/booking.ts';
import type { CancelQuote } from '../model/cancelFee.ts';
import { FeeTable } from '../parts/FeeTable.tsx';
import { Nothing } from '../parts/Nothing.tsx';
import text from '../parts/text.module.css';
import { useForestAction } from '../parts/useForestAction.ts';

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

  if (load.data && load.data !== 'cancelled') return <Cancel {...load.data} onStale={load.reload} />;
  return (
    <Screen title={t.cancel.title} of={load} {...(isCancelled ? { state: 'loading' as const } : {})}>
      {() => <Nothing kind="booking" to="FTR61000" />}
    </Screen>
  );
}

interface CancelProps {
  booking: Booking;
  quote: CancelQuote;
  onStale: () => void;
}

function Cancel({ booking, quote, onStale }: CancelProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { run, isRunning } = useForestAction(async () => {
    const text = t.cancel.ask({ fee: quote.fee, refund: quote.refund });
    const labels = { confirmLabel: t.cancel.yes, cancelLabel: t.cancel.no };
    if (!(await confirm({ id: 'cancelBooking', text, ...labels }))) return;
    await cancelBooking({ bookingNo: booking.number, fee: quote.fee });
    toast(t.cancel.done);
    navigate.replace('FTR61110', { query: { bookingNo: booking.number } });
  }, onStale);

  const footer = (
    <BottomBar>
      <Button variant="danger" action="submit" isBusy={isRunning} onClick={() => void run()}>
        {t.booking.cancel}
      </Button>
    </BottomBar>
  );

  return (
    <Screen title={t.cancel.title} footer={footer}>
      <Section title={`${say(booking.forestName)} ${say(booking.roomName)}`}>
        <p>{t.stay(booking)}</p>
        <KeyValue
          rows={[
            { label: t.cancel.paid, value: <Money amount={quote.fee + quote.refund} /> },
            { label: t.cancel.fee, value: <Money amount={quote.fee} /> },
            { label: t.cancel.refund, value: <Money amount={quote.refund} />, isStrong: true },
          ]}
        />
      </Section>
      <Section title={t.fees.title}>
        {quote.daysBefore === null ? (
          <p className={text.note}>{t.cancel.unpaid}</p>
        ) : (
          <FeeTable rules={quote.rules} current={quote.percent} />
        )}
      </Section>
    </Screen>
  );
}
