import type { ComingOf } from '../coming.ts';
import { memberOf } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import { bookingsNow, isUnpaid, nameOf } from './bookings.ts';

/** Visits and nights that are booked, and rooms that wait for their payment. */
export const natureComing: ComingOf = (context) => {
  const { walletMberIdnfiNo } = memberOf(context);
  return bookingsNow(context.get('world')).flatMap((one) => {
    if (one.memberId !== walletMberIdnfiNo) return [];
    const name = nameOf(one);
    const row = { id: one.resveNo, screen: 'FNE50000' };
    if (isUnpaid(one)) {
      const toPay = { ko: `${name.ko} 결제`, en: `Pay for ${name.en}` };
      return { ...row, kind: 'DUE', name: toPay, at: seoulTime(new Date(one.expiresAt)) } as const;
    }
    const times = { at: `${one.bgnDe}${one.beginTime}00`, until: `${one.endDe}${one.endTime}00` };
    return one.resveSttus === 'BOOK' ? ({ ...row, ...times, kind: 'BOOK', name } as const) : [];
  });
};
