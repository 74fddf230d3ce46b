import type { ComingOf } from '../coming.ts';
import { memberOf } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import { bookingsNow, nameOfRide, rideOfBooking } from './bookings.ts';
import { momentOf } from './trains.ts';

/** Trains that one has a ticket of, and seats that wait for their payment. */
export const trainsComing: ComingOf = (context) => {
  const { walletMberIdnfiNo } = memberOf(context);
  const now = context.get('world').now().getTime();
  return bookingsNow(context.get('world')).flatMap((one) => {
    const { from, to, train } = rideOfBooking(one);
    const [ko, en] = [nameOfRide(one, 'ko'), nameOfRide(one, 'en')];
    const row = { id: one.bkngNo, screen: 'FKS60000' };
    if (one.stt === 'HOLD' && one.memberId === walletMberIdnfiNo && one.expiresAt > now) {
      const name = { ko: `${ko} 결제`, en: `Pay for ${en}` };
      return { ...row, kind: 'DUE', name, at: seoulTime(new Date(one.expiresAt)) } as const;
    }
    const isMine = one.tickets.some(({ stt, ownerId }) => stt === 'VALD' && ownerId === walletMberIdnfiNo);
    if (one.stt !== 'DONE' || !isMine || train.isStopped) return [];
    const [at, until] = [momentOf(one.runYmd, from.at), momentOf(one.runYmd, to.at + train.lateMin)];
    return { ...row, kind: 'BOOK', name: { ko, en }, at, until } as const;
  });
};
