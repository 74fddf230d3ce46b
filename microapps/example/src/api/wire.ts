import { code, count, day, field, list, only, shape, text, yesNo } from '@wallet/kit/api';
import type { DayBook } from '@wallet/kit/booking';
import { type Schema, v } from '@wallet/kit/schema';
import type { Branch, Slot, Visit } from '../model/visit.ts';

// Our name, the wire's, and what it must be. All of it is ours (README.md).

/** Our matters, as the wire spells them. */
export const wireMatters = { account: '01', card: '02', loan: '03' } as const;
const clockTime = (name: string) => field(name, v.pipe(v.string(), v.regex(/^\d{4}$/)));

export const branch: Schema<Branch> = shape({
  id: text('brncNo'),
  name: text('brncNm'),
  region: text('rgnNm', ''),
  address: text('brncAddr', ''),
  opens: clockTime('opngHm'),
  closes: clockTime('clsngHm'),
  isOpenNow: yesNo('opngYn', false),
  isClosed: yesNo('rprYn', false),
});
export const branches: Schema<Branch[]> = only(list('brncList', branch));

const bookDay = shape({ date: day('vstYmd'), left: count('rmndCnt'), isClosed: yesNo('rstYn', false) });
export const days: Schema<DayBook> = v.pipe(
  shape({ first: day('bgngYmd'), last: day('endYmd'), days: list('dayList', bookDay) }),
  v.transform(({ days: all, ...rest }) => ({ ...rest, days: all.map((one) => ({ ...one, price: null })) })),
);
export const slots: Schema<Slot[]> = only(
  list('slotList', shape({ time: clockTime('vstHm'), left: count('rmndCnt') })),
);

export const visit: Schema<Visit> = shape({
  number: text('vstNo'),
  branchId: text('brncNo'),
  branchName: text('brncNm'),
  address: text('brncAddr', ''),
  day: day('vstYmd'),
  time: clockTime('vstHm'),
  matter: code('vstMttrDstcd', { '01': 'account', '02': 'card', '03': 'loan' }, 'account'),
  state: code('vstSttus', {
    '01': 'booked',
    '02': 'changed',
    '03': 'cancelled',
    '04': 'done',
    '05': 'missed',
  }),
});
/** The last visit that was booked, also one that is over; none is no fault. */
export const myVisit: Schema<Visit | null> = only(field('vst', v.nullable(visit)));
