import type { ComingOf } from '../coming.ts';
import { memberOf } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import { bookingsNow, titleOf } from './bookings.ts';

/** Visits that are booked, and those that wait for their payment. */
export const visitsComing: ComingOf = (context) => {
  const { walletMberIdnfiNo } = memberOf(context);
  return bookingsNow(context.get('world')).flatMap((one) => {
    if (one.memberId !== walletMberIdnfiNo) return [];
    const name = titleOf(one);
    const row = { id: one.reservNo, screen: 'FGR60000' };
    if (one.sttus === 'HOLD') {
      const toPay = { ko: `${name.ko} 결제`, en: `Pay for ${name.en}` };
      return { ...row, kind: 'DUE', name: toPay, at: seoulTime(new Date(one.expiresAt)) } as const;
    }
    return one.sttus === 'BOOK'
      ? ({ ...row, kind: 'BOOK', name, at: `${one.ymd}${one.time}00` } as const)
      : [];
  });
};
