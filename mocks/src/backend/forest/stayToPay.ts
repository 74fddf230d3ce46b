import { type Act, type Payable, results } from '../gateway/payable.ts';
import type { World } from '../room.ts';
import { type Booking, bookingsNow } from './bookings.ts';
import { findRoom } from './forests.ts';
import { tellOfStay } from './tellOfForest.ts';

/** The unpaid stay that an open page of the payment company stands for. */
export function stayToPay(world: World, token: string): Payable | undefined {
  const booking = bookingsNow(world).find(
    ({ payToken, bkngStcd }) => payToken === token && bkngStcd === 'HOLD',
  );
  if (!booking) return undefined;
  const found = findRoom(booking.roomId);
  return {
    product: found ? `${found.forest.forestNm} ${found.room.roomNm}` : booking.bkngNo,
    amount: booking.totAmt,
    settle(act) {
      settle(world, booking, act);
      const query = new URLSearchParams({ bookingNo: booking.bkngNo, result: results[act] });
      return `/forest/returnUrl?${query}`;
    },
  };
}

function settle(world: World, booking: Booking, act: Act): void {
  booking.payToken = null;
  if (act === 'pay') {
    booking.bkngStcd = 'PAID';
    booking.payStcd = 'PAID';
    tellOfStay(world, booking, { ko: '휴양림 예약이 완료됐어요', en: 'Your forest stay is booked' });
  } else {
    booking.payStcd = act === 'refuse' ? 'RFSD' : 'CLSD';
  }
}
