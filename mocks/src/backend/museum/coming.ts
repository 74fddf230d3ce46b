import type { ComingOf } from '../coming.ts';
import { memberOf } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import { exhibitionOf } from './exhibitions.ts';
import { ticketsNow } from './tickets.ts';

/** Sessions that one has a ticket for, and tickets that wait for their payment. */
export const sessionsComing: ComingOf = (context) => {
  const { walletMberIdnfiNo } = memberOf(context);
  return ticketsNow(context.get('world')).flatMap((one) => {
    const about = exhibitionOf(one.exhbId);
    if (one.memberId !== walletMberIdnfiNo || !about) return [];
    const { ko, en } = about.exhbNm;
    const row = { id: one.tcktNo, screen: 'FMU10000' };
    if (one.tcktSttus === 'HOLD') {
      const name = { ko: `${ko} 결제`, en: `Pay for ${en}` };
      return { ...row, kind: 'DUE', name, at: seoulTime(new Date(one.expiresAt)) } as const;
    }
    if (one.tcktSttus !== 'BOOK') return [];
    return { ...row, kind: 'BOOK', name: about.exhbNm, at: `${one.ymd}${one.ssnTime}00` } as const;
  });
};
