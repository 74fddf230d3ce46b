import { addDays } from '@wallet/kit/format';
import type { ComingOf } from '../coming.ts';
import { isJoinedTo } from '../mber/join.ts';
import { seoulDate } from '../seoulTime.ts';
import { isOpen, myBills, SERVICE, taxesSeen } from './bills.ts';

/** How early home tells of a tax. */
const DAYS_BEFORE = 30;

/** Taxes that are due within a month, and those that were not paid in time. */
export const taxesDue: ComingOf = (context) => {
  if (!isJoinedTo(context, SERVICE)) return [];
  const last = addDays(seoulDate(context.get('world').now()), DAYS_BEFORE);
  return myBills(taxesSeen(context))
    .filter((one) => isOpen(one) && one.payLmtYmd <= last)
    .map(({ gojiNo, taxNm: { ko, en }, payLmtYmd }) => ({
      id: gojiNo,
      kind: 'DUE',
      at: payLmtYmd,
      screen: 'FNT20000',
      name: { ko: `${ko} 납부`, en },
    }));
};
