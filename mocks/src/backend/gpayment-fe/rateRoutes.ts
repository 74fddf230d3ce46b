import { addDays, isCalendarDate } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Context, Hono } from 'hono';
import { isForeignCurrency, rateOf, rateOn, rateRoundAt } from '../ledger/index.ts';
import { headerOk, type RoomEnv, readBody } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { maybeText } from '../wireFields.ts';
import { refuse } from './refuse.ts';

const body = v.object({
  tghtCrncyCd: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  inqYmd: v.optional(v.pipe(v.string(), v.regex(/^\d{8}$/))),
  natCd: maybeText,
});
const DAYS = 14;

/** Rates of a currency against the won (2-payment s3.1): those of the rupiah come from the other network (A60). */
export function rateRoutes(routes: Hono<RoomEnv>): void {
  const answerFor = (isKftc: boolean) => async (context: Context<RoomEnv>) => {
    const { tghtCrncyCd, inqYmd } = await readBody(context, body);
    if (!isForeignCurrency(tghtCrncyCd) || (tghtCrncyCd === 'IDR') !== isKftc) throw refuse('rateUnknown');
    const now = context.get('world').now();
    const asked = inqYmd === undefined ? seoulDate(now) : dayOf(inqYmd);
    // Of today it is the rate of now; of any day before, at the latest the one before that.
    const { day: rated, at: noticedAt } = rateRoundAt(now);
    const latest = seoulTime(now).slice(8, 10) < '09' ? addDays(seoulDate(now), -1) : seoulDate(now);
    const before = addDays(rated, -1);
    const isNow = asked >= seoulDate(now);
    const day = isNow ? latest : asked < before ? asked : before;
    const { rate, unit } = isNow ? rateOf(tghtCrncyCd, now) : rateOn(tghtCrncyCd, day);
    const exrtTrnsList = Array.from({ length: DAYS }, (_, place) => {
      const date = addDays(day, place + 1 - DAYS);
      return { exrtNotiYmd: date, exrt: date === day ? rate : rateOn(tghtCrncyCd, date).rate };
    });
    const exrtNotiYMS = isNow ? noticedAt : `${day}234900`;
    return headerOk(context, { exrt: rate, exAmt: String(unit), exrtNotiYMS, exrtTrnsList });
  };
  routes.post('/gpayment-fe/inquiry/v1/gln/exrt', answerFor(false));
  routes.post('/gpayment-fe/comm/kftc/v1/kftcExrt', answerFor(true));
}

function dayOf(ymd: string): string {
  if (!isCalendarDate(ymd)) throw refuse('rateUnknown');
  return ymd;
}
