import { addMonths } from '@wallet/kit/format';
import { AnswerError, type MemberContext, remembered } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { balanceOf, convert, resultOf } from './partnersConvert.ts';
import { findPartner } from './partnersList.ts';
import { tellOfOrder } from './tellOfOrder.ts';

interface AutoConversion {
  wish: { useYn: 'Y' | 'N'; prtnCdList: string[]; chngDd: number };
  /** Seoul day up to which it has run, YYYYMMDD. */
  lastRun: string;
}

/** What the customer wants converted every month. */
export function autoConversionOf(context: MemberContext): AutoConversion {
  return remembered<AutoConversion>(context, 'point.autoConvert', () => ({
    wish: { useYn: 'N', prtnCdList: [], chngDd: 1 },
    lastRun: '',
  }));
}

/** Converts all partner points that are to be converted, once their day of the month has come. */
export function convertOnItsDay(context: MemberContext): void {
  const auto = autoConversionOf(context);
  const today = seoulDate(context.get('world').now());
  const { useYn, prtnCdList, chngDd } = auto.wish;
  if (useYn === 'N' || today <= auto.lastRun) return;
  const day = latestDay(today, chngDd);
  const isDue = day > auto.lastRun;
  auto.lastRun = today;
  for (const prtnCd of isDue ? prtnCdList : []) {
    const partner = findPartner(prtnCd);
    if (!partner) continue;
    const wish = { prtnCd, drctn: 'IN', amt: balanceOf(context, prtnCd) } as const;
    try {
      const receipt = convert(context, partner, { ...wish, expcAmt: resultOf(partner, wish) });
      tellOfOrder(context, 'convert', receipt);
    } catch (error) {
      // Too few to convert, or beyond a limit: next month again.
      if (!(error instanceof AnswerError)) throw error;
    }
  }
}

/** The next day on which partner points are converted, YYYYMMDD; undefined where the customer wants none. */
export function nextConversion(context: MemberContext): string | undefined {
  const { wish, lastRun } = autoConversionOf(context);
  if (wish.useYn === 'N' || lastRun === '') return undefined;
  const day = `${lastRun.slice(0, 6)}${String(wish.chngDd).padStart(2, '0')}`;
  return day > lastRun ? day : addMonths(day, 1);
}

/** The newest day of a month's day that is not in the future, YYYYMMDD. */
function latestDay(today: string, dayOfMonth: number): string {
  const day = String(dayOfMonth).padStart(2, '0');
  if (today.slice(6) >= day) return `${today.slice(0, 6)}${day}`;
  return `${addMonths(`${today.slice(0, 6)}01`, -1).slice(0, 6)}${day}`;
}
