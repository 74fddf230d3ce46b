import { type CallSettings, post } from '@wallet/kit/api';
import { kftcCurrency } from '../model/nation.ts';
import type { Rate } from '../model/rate.ts';
import * as wire from './serviceWire.ts';

interface RateOf {
  currency: string;
  /** YYYYMMDD; the rate that is applied now unless given */
  date?: string;
}

const rate = {
  lost: 'harmless',
  envelope: 'header',
  duplicates: 'allow',
  send: ({ currency, date }: RateOf) => ({ body: { tghtCrncyCd: currency, inqYmd: date } }),
  answer: wire.rate,
} as const;
const askGln = post('/gpayment-fe/inquiry/v1/gln/exrt', rate);
const askKftc = post('/gpayment-fe/comm/kftc/v1/kftcExrt', rate);

/** The rate of a day; that of the rupiah comes from the domestic clearing network (A60). */
export async function readRate(of: RateOf, settings?: CallSettings): Promise<Rate> {
  const ask = of.currency === kftcCurrency ? askKftc : askGln;
  return { currency: of.currency, ...(await ask(of, settings)) };
}
