import { Pass, QrCode } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Booking } from '../model/booking.ts';

const looks = {
  held: 'valid',
  paid: 'valid',
  passed: 'used',
  failed: 'used',
  missed: 'expired',
  late: 'expired',
  cancelled: 'cancelled',
} as const;

/** Never paid: no amount was taken, and no desk accepts its code. */
const unpaid: readonly Booking['state'][] = ['held', 'late'];

/** An inspection as it is shown at the desk. */
export function BookingPass({ booking }: { booking: Booking }) {
  const t = messages.use();
  const { state, place, number, amount, refund } = booking;
  const isUnpaid = unpaid.includes(state);
  const facts = [
    { label: t.facts.date, value: t.tight(booking) },
    { label: t.facts.time, value: t.clock(booking) },
    { label: t.facts.plate, value: booking.plate },
    { label: isUnpaid ? t.facts.price : t.facts.paid, value: t.won({ amount }) },
    ...(refund > 0 ? [{ label: t.facts.refund, value: t.won({ amount: refund }) }] : []),
  ];
  return (
    <Pass
      title={place.name}
      picture="car"
      state={looks[state]}
      badge={t.states[state]}
      stamp={t.states[state]}
      facts={facts}
      code={isUnpaid ? undefined : <QrCode value={number} label={t.code} isZoomable />}
      number={isUnpaid ? undefined : number}
      note={place.address}
    />
  );
}
