import type { Words } from '../language.ts';
import { notify } from '../noti/inbox.ts';
import type { World } from '../room.ts';
import type { Booking } from './bookings.ts';
import { findForest, findRoom } from './forests.ts';

const day = (ymd: string) => `${ymd.slice(0, 4)}.${ymd.slice(4, 6)}.${ymd.slice(6)}`;

/** Writes a notification of a stay: booked or cancelled. */
export function tellOfStay(world: World, booking: Booking, title: Words): void {
  const found = findRoom(booking.roomId);
  const stay = `${day(booking.ckinYmd)} ~ ${day(booking.ckutYmd)}`;
  notify(world, booking.memberId, {
    title,
    text: {
      ko: `${found?.forest.forestNm ?? ''} ${found?.room.roomNm ?? ''} · ${stay}`.trim(),
      en: `${found?.forest.forestEngNm ?? ''} ${found?.room.roomEngNm ?? ''} · ${stay}`.trim(),
    },
    link: `/forest/FTR61110?bookingNo=${booking.bkngNo}`,
  });
}

/** Writes a notification of a day at a forest: tickets, a programme. */
export function tellOfDay(
  world: World,
  memberId: string,
  { forestId, ymd, title, link }: { forestId: string; ymd: string; title: Words; link: string },
): void {
  const forest = findForest(forestId);
  const text = { ko: `${forest?.forestNm} · ${day(ymd)}`, en: `${forest?.forestEngNm} · ${day(ymd)}` };
  notify(world, memberId, { title, text, link });
}
