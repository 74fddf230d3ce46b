import {
  CancelBooking,
  Gone,
  HoldNotice,
  MainButton,
  Screen,
  useAction,
  useLoad,
  usePayPage,
  useQuery,
  useWallet,
} from '@wallet/kit/app';
import { Actions, Button, Chips, InlineNotice, Pass, QrCode, TextField, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { cancel, order, quoteCancel, readBooking, readWindows, updateCar } from '../api/calls.ts';
import type { Booking } from '../api/wire.ts';
import { messages } from '../messages/index.ts';
import { isPlate } from '../model/price.ts';
import { BookingFacts } from '../parts/BookingFacts.tsx';
import { pictureOf } from '../parts/pictureOf.ts';

const looks = { booked: 'valid', used: 'used', missed: 'expired', late: 'expired' } as const;

/** One booking, its change or its cancellation: which of them the address says (`act`). */
export function FGR61000() {
  const t = messages.use();
  const query = useQuery();
  const reservNo = query.get('reservNo');
  const act = query.get('act');
  const load = useLoad(readBooking, reservNo ? { reservNo } : null);
  const gone = <Gone to="FGR60000" {...t.gone.booking} />;
  return (
    <Screen of={load} ground={act === null} instead={{ ABR_NOT_FOUND: gone }}>
      {(booking) => {
        if (!booking) return gone;
        const props = { booking, reload: load.reload };
        if (act === 'cancel' && booking.state === 'booked') return <Cancel {...props} />;
        if (act === 'change' && booking.state === 'booked') return <Change {...props} />;
        return <Show key={booking.state} {...props} />;
      }}
    </Screen>
  );
}

interface PartProps {
  booking: Booking;
  reload: () => void;
}

function Show({ booking, reload }: PartProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { number, state, site, info } = booking;
  const { pay, isPaying } = usePayPage(() => order({ number, agreed: [] }), { onRefusal: reload });
  const to = (act: string) => navigate.push('FGR61000', { query: { reservNo: number, act } });
  const look = state in looks ? looks[state as keyof typeof looks] : 'cancelled';
  const note = state === 'closedBySite' || state === 'missed' || state === 'late' ? t.ended[state] : '';
  return (
    <>
      <HoldNotice hold={booking.hold} onEnd={reload} />
      {note && (
        <InlineNotice>{state === 'late' && booking.refund > 0 ? t.ended.lateBack : note}</InlineNotice>
      )}
      {state === 'held' ? (
        <BookingFacts booking={booking} />
      ) : (
        <Pass
          title={booking.title}
          picture={pictureOf[site]}
          state={look}
          badge={t.states[state]}
          stamp={t.states[state]}
          facts={[
            { label: t.facts.when, value: t.when(booking) },
            { label: t.facts.count, value: t.persons({ count: booking.count }) },
            ...(info.carNum ? [{ label: t.facts.car, value: String(info.carNum) }] : []),
            { label: t.total, value: t.price({ amount: booking.toPay }) },
            ...(booking.refund > 0 ? [{ label: t.refund, value: t.price({ amount: booking.refund }) }] : []),
            ...(booking.fee > 0 ? [{ label: t.fee, value: t.price({ amount: booking.fee }) }] : []),
          ]}
          code={<QrCode value={number} label={t.code} isZoomable />}
          number={number}
          note={t.bring[site]}
        />
      )}
      {state === 'booked' && (
        <Actions>
          {site === 'gwangneung' && (
            <Button full variant="secondary" action="change" onClick={() => to('change')}>
              {t.change.open}
            </Button>
          )}
          <Button full variant="text" action="cancel" onClick={() => to('cancel')}>
            {t.cancel}
          </Button>
        </Actions>
      )}
      {state === 'held' && (
        <MainButton action="resumePayment" run={pay} isBusy={isPaying}>
          {t.pay({ amount: booking.toPay })}
        </MainButton>
      )}
    </>
  );
}

function Cancel({ booking, reload }: PartProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { number } = booking;
  const quote = useLoad(quoteCancel, number);
  return (
    <>
      {quote.state === 'error' && <InlineNotice tone="danger">{t.noFee}</InlineNotice>}
      {quote.data && quote.state === 'ready' && (
        <CancelBooking
          {...quote.data}
          cancel={(fee) => cancel({ number, fee })}
          onDone={() => {
            reload();
            navigate.replace('FGR61000', { query: { reservNo: number } });
          }}
          onStale={() => {
            quote.reload();
            reload();
          }}
        >
          {booking.title}
        </CancelBooking>
      )}
    </>
  );
}

/** Another plate or window; the old one stays where the new one is full. */
function Change({ booking, reload }: PartProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { number, info } = booking;
  const load = useLoad(readWindows, booking.date);
  const [carNum, setPlate] = useState(String(info.carNum ?? ''));
  const [parkingTime, setWindow] = useState(String(info.parkingTime ?? ''));
  const save = useAction(
    async () => {
      await updateCar({ reservNo: number, carNum, parkingTime });
      toast(t.change.done);
      reload();
      navigate.replace('FGR61000', { query: { reservNo: number } });
    },
    { onRefusal: load.reload },
  );
  const isOdd = !isPlate(carNum);
  return (
    <>
      <TextField
        field="carNum"
        label={t.facts.car}
        value={carNum}
        onChange={(text) => setPlate(text.replace(/\s/g, ''))}
        problem={carNum !== '' && isOdd ? { id: 'plate' } : null}
        problemMessage={t.refusals.plate}
        maxLength={9}
      />
      <Chips
        legend={t.car.window}
        options={(load.data?.windows ?? [])
          .filter(({ time, left }) => left > 0 || time === info.parkingTime)
          .map(({ time, left }) => ({ value: time as string, label: t.car.left({ time, left }) }))}
        value={parkingTime}
        onChange={setWindow}
      />
      <MainButton run={save} disabled={isOdd || load.state !== 'ready'}>
        {t.change.save}
      </MainButton>
    </>
  );
}
