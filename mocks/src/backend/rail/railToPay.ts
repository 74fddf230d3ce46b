import { charge } from '../gateway/charge.ts';
import type { Payable } from '../gateway/payable.ts';
import type { World } from '../room.ts';
import { bookingsNow, buyersWorld, move, rideOfBooking, said, sumOf, tell } from './bookings.ts';
import { stationName } from './trains.ts';

const ends = { paid: 'WAIT', refused: 'RFSD', closed: 'LEFT' } as const;

/** The unpaid booking that an open page of the payment company stands for, also one whose hold is over. */
export function railToPay(world: World, token: string): Payable | undefined {
  const booking = bookingsNow(world).find(({ payToken }) => payToken === token);
  if (!booking) return undefined;
  const { from, to } = rideOfBooking(booking);
  return {
    product: `${stationName(from.stnCd).ko} → ${stationName(to.stnCd).ko}`,
    amount: sumOf(booking),
    settle(act) {
      booking.payToken = null;
      const result = charge(buyersWorld(world, booking), act, 'rail', booking, sumOf(booking));
      booking.payEnd = ends[result as keyof typeof ends];
      if (result === 'paid' && booking.stt === 'HOLD') {
        Object.assign(booking, { stt: 'PAID', paidAt: world.now().getTime() });
      } else if (result === 'paid') {
        // Charged after the hold was over: the seats are gone, and so the money goes back.
        move(world, booking, -sumOf(booking));
        booking.stt = 'BACK';
        tell(world, booking, said.paidLate);
      }
      return `/rail/ReceiveKBPay?${new URLSearchParams({ orderId: booking.bkngNo, result })}`;
    },
  };
}
