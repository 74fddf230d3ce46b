import type { ComingOf } from '../coming.ts';
import { isJoinedTo } from '../mber/join.ts';
import { memberOf } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { bookingsNow, nameOf } from './bookings.ts';
import { carsOf } from './cars.ts';
import { isBooked, lessonsNow, spanOf } from './education.ts';
import { dueOn } from './rules.ts';

/** Inspections and courses that are booked, and cars whose period is open and not booked. */
export const carsComing: ComingOf = (context) => {
  const world = context.get('world');
  const { walletMberIdnfiNo } = memberOf(context);
  const booked = bookingsNow(world).filter(
    (one) => one.memberId === walletMberIdnfiNo && one.rsvStcd === 'PAID',
  );
  const lessons = lessonsNow(world).filter((one) => one.memberId === walletMberIdnfiNo && isBooked(one));
  const cars = isJoinedTo(context, '21') ? carsOf(world, walletMberIdnfiNo) : [];
  const due = cars.flatMap(({ carId, brnm, validTo }) => {
    const { dueStcd, clsDe } = dueOn(validTo, seoulDate(world.now()));
    const isBookedFor = booked.some((one) => one.carId === carId);
    if (dueStcd !== 'OPEN' || isBookedFor) return [];
    const name = { ko: `${brnm} 자동차검사`, en: `Inspection of ${brnm}` };
    return [{ id: carId, kind: 'DUE' as const, name, at: clsDe, screen: 'FCI21100' }];
  });
  return [
    ...booked.map((one) => ({
      id: one.rsvNo,
      kind: 'BOOK' as const,
      name: nameOf(one),

      at: `${one.ymd}${one.time}00`,
      screen: 'FCI52100',
    })),
    ...lessons.map((one) => ({
      id: one.eduNo,
      kind: 'BOOK' as const,
      ...spanOf(one),
      screen: 'FCI98000',
      name: { ko: '벌점감경교육', en: 'Penalty course' },
    })),
    ...due,
  ];
};
