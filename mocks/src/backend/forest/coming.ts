import type { ComingOf } from '../coming.ts';
import { memberOf } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import { bookingsNow } from './bookings.ts';
import { findRoom } from './forests.ts';

/** Stays that are paid, and places that wait for their payment. */
export const staysComing: ComingOf = (context) => {
  const { walletMberIdnfiNo } = memberOf(context);
  return bookingsNow(context.get('world')).flatMap((one) => {
    if (one.memberId !== walletMberIdnfiNo) return [];
    const { forestNm = '', forestEngNm = '' } = findRoom(one.roomId)?.forest ?? {};
    const about = { id: one.bkngNo, screen: 'FTR61000' };
    if (one.bkngStcd === 'HOLD') {
      const name = { ko: `${forestNm} 결제`, en: `Pay for ${forestEngNm}` };
      return { ...about, kind: 'DUE', name, at: seoulTime(new Date(one.expiresAt)) } as const;
    }
    if (one.bkngStcd !== 'PAID') return [];
    const name = { ko: forestNm, en: forestEngNm };
    return { ...about, kind: 'BOOK', name, at: one.ckinYmd, until: one.ckutYmd } as const;
  });
};
