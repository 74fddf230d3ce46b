import { v } from '@wallet/kit/schema';
import type { Context, Hono } from 'hono';
import { isForeignCurrency, rateOf } from '../ledger/index.ts';
import { headerOk, type RoomEnv, readBody } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { maybeText } from '../wireFields.ts';
import { refuse } from './refuse.ts';

const body = v.object({
  tghtCrncyCd: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  inqYmd: v.optional(v.pipe(v.string(), v.regex(/^\d{8}$/))),
  natCd: maybeText,
});
const DAY = 24 * 60 * 60 * 1000;
const DAYS = 14;

/** Rates of a currency against the won (2-payment s3.1): those of the rupiah come from the other network (A60). */
export function rateRoutes(routes: Hono<RoomEnv>): void {
  const answerFor = (isKftc: boolean) => async (context: Context<RoomEnv>) => {
    const { tghtCrncyCd, inqYmd } = await readBody(context, body);
    if (!isForeignCurrency(tghtCrncyCd) || (tghtCrncyCd === 'IDR') !== isKftc) throw refuse('rateUnknown');
    const today = context.get('world').now();
    const day = inqYmd === undefined ? today : noonOf(inqYmd);
    const { rate, unit } = rateOf(tghtCrncyCd, day);
    const exrtTrnsList = Array.from({ length: DAYS }, (_, place) => {
      const date = new Date(day.getTime() - (DAYS - 1 - place) * DAY);
      return { exrtNotiYmd: seoulDate(date), exrt: rateOf(tghtCrncyCd, date).rate };
    });
    const exrtNotiYMS = `${seoulDate(day)}090500`;
    return headerOk(context, { exrt: rate, exAmt: String(unit), exrtNotiYMS, exrtTrnsList });
  };
  routes.post('/gpayment-fe/inquiry/v1/gln/exrt', answerFor(false));
  routes.post('/gpayment-fe/comm/kftc/v1/kftcExrt', answerFor(true));
}

function noonOf(ymd: string): Date {
  const date = new Date(`${ymd.slice(0, 4)}-${ymd.slice(4, 6)}-${ymd.slice(6)}T12:00:00+09:00`);
  if (Number.isNaN(date.getTime())) throw refuse('rateUnknown');
  return date;
}
