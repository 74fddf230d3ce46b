import { addMonths } from '@wallet/kit/format';
import type { Context } from 'hono';
import { AnswerError, type RoomEnv, remembered } from '../room.ts';
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
export function autoConversionOf(context: Context<RoomEnv>): AutoConversion {
  return remembered<AutoConversion>(context, 'point.autoConvert', () => ({
    wish: { useYn: 'N', prtnCdList: [], chngDd: 1 },
    lastRun: '',
  }));
}

/** Converts all partner points that are to be converted, once their day of the month has come. */
export function convertOnItsDay(context: Context<RoomEnv>): void {
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

/** The newest day of a month's day that is not in the future, YYYYMMDD. */
function latestDay(today: string, dayOfMonth: number): string {
  const day = String(dayOfMonth).padStart(2, '0');
  if (today.slice(6) >= day) return `${today.slice(0, 6)}${day}`;
  return `${addMonths(`${today.slice(0, 6)}01`, -1).slice(0, 6)}${day}`;
}
