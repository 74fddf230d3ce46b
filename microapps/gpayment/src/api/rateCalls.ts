import { type CallSettings, defineCall } from '@wallet/kit/api';
import { kftcCurrency } from '../model/nation.ts';
import type { Rate } from '../model/rate.ts';
import { rateAnswer, type WireRate } from './serviceWire.ts';

interface RateOf {
  currency: string;
  /** YYYYMMDD; the rate that is applied now unless given */
  date?: string;
}

function rateCall(path: string) {
  return defineCall<RateOf, WireRate, Omit<Rate, 'currency'>>({
    method: 'POST',
    path,
    envelope: 'header',
    answer: rateAnswer,
    duplicates: 'allow',
    send: ({ currency, date }) => ({ body: { tghtCrncyCd: currency, inqYmd: date } }),
    to: ({ exrt, exAmt, exrtNotiYMS, exrtTrnsList }) => ({
      won: exrt,
      unit: Number(exAmt) || 1,
      announcedAt: exrtNotiYMS,
      course: exrtTrnsList.map((day) => ({ date: day.exrtNotiYmd, won: day.exrt })),
    }),
  });
}

const askGln = rateCall('/gpayment-fe/inquiry/v1/gln/exrt');
const askKftc = rateCall('/gpayment-fe/comm/kftc/v1/kftcExrt');

/** The rate of a day; that of the rupiah comes from the domestic clearing network (A60). */
export async function readRate(of: RateOf, settings?: CallSettings): Promise<Rate> {
  const ask = of.currency === kftcCurrency ? askKftc : askGln;
  return { currency: of.currency, ...(await ask(of, settings)) };
}
