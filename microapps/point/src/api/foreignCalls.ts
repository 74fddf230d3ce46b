import { defineCall } from '@wallet/kit/api';
import { fromMinorUnits, toMinorUnits } from '@wallet/kit/format';
import type { Infer } from '@wallet/kit/schema';
import type { CurrencyPoints, ForeignMove, Quote, QuoteWish } from '../model/foreign.ts';
import * as wire from './moneyWire.ts';

const point = { method: 'POST', envelope: 'outData' } as const;
const at = (name: string) => `/point-fe/foreign/v1/${name}`;

export interface ForeignBalances {
  rateAt: string;
  currencies: CurrencyPoints[];
}

export const readForeignBalances = defineCall<void, Infer<typeof wire.wireBalances>, ForeignBalances>({
  ...point,
  path: at('balances'),
  answer: wire.wireBalances,
  to: ({ exrtNotiYMS, crncyList }) => ({
    rateAt: exrtNotiYMS,
    currencies: crncyList.map(({ crncyCd, blnc, exrt, buyExrt, sellExrt, ystdExrt, crncyExcgUnit }) => ({
      currency: crncyCd,
      balance: toMinorUnits(blnc, crncyCd) ?? 0,
      rate: exrt,
      tradeRates: { buy: buyExrt ?? exrt, sell: sellExrt ?? exrt },
      rateYesterday: ystdExrt,
      unit: crncyExcgUnit,
    })),
  }),
});

/** The price of a trade, fixed for a while. */
export const readQuote = defineCall<QuoteWish, wire.WireQuote, Quote>({
  ...point,
  path: at('quote'),
  answer: wire.wireQuote,
  send: ({ direction, currency, foreign, fund }) => ({
    body: {
      drctn: direction === 'buy' ? 'BUY' : 'SELL',
      crncyCd: currency,
      fxAmt: fromMinorUnits(foreign, currency),
      fund: fund === 'points' ? 'PNT' : 'KRW',
    },
  }),
  to: (quote) => ({
    id: quote.qtId,
    direction: quote.drctn === 'BUY' ? 'buy' : 'sell',
    currency: quote.crncyCd,
    foreign: toMinorUnits(quote.fxAmt, quote.crncyCd) ?? 0,
    fund: quote.fund === 'PNT' ? 'points' : 'account',
    amount: quote.krwAmt,
    rate: quote.exrt,
    baseRate: quote.baseExrt,
    unit: quote.crncyExcgUnit,
    fee: quote.fee,
    rateAt: quote.exrtNotiYMS,
    validSeconds: quote.expSS,
  }),
});

export interface ForeignPage {
  items: ForeignMove[];
  next: number | null;
}

export const listForeignMoves = defineCall<
  { currency: string; page: number },
  Infer<typeof wire.wireForeignMoves>,
  ForeignPage
>({
  ...point,
  path: at('histories'),
  answer: wire.wireForeignMoves,
  duplicates: 'allow',
  send: ({ currency, page }) => ({ body: { crncyCd: currency, pageNo: String(page) } }),
  to: ({ pageNo, totalPageNo, results }) => ({
    items: results.map((move) => ({
      number: move.tranSerno,
      at: move.tranYMS,
      currency: move.crncyCd,
      minor: toMinorUnits(move.fxAmt, move.crncyCd) ?? 0,
      after: toMinorUnits(move.blncAft, move.crncyCd) ?? 0,
      title: { ko: move.titl, en: move.titlEng },
    })),
    next: pageNo < totalPageNo ? pageNo + 1 : null,
  }),
});
