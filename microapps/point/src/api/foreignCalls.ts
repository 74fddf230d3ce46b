import { post } from '@wallet/kit/api';
import { fromMinorUnits, toMinorUnits } from '@wallet/kit/format';
import type { CurrencyPoints, ForeignMove, Quote, QuoteWish } from '../model/foreign.ts';
import * as wire from './moneyWire.ts';

/** Questions by POST: sent again they say the same. */
const point = { envelope: 'outData', lost: 'harmless' } as const;
const at = (name: string) => `/point-fe/foreign/v1/${name}`;

export interface ForeignBalances {
  rateAt: string;
  currencies: CurrencyPoints[];
}

export const readForeignBalances = post(at('balances'), {
  ...point,
  answer: wire.wireBalances,
  to: ({ exrtNotiYMS, crncyList }): ForeignBalances => ({
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
export const readQuote = post(at('quote'), {
  ...point,
  answer: wire.wireQuote,
  send: ({ direction, currency, foreign, fund }: QuoteWish) => ({
    body: {
      drctn: direction === 'buy' ? 'BUY' : 'SELL',
      crncyCd: currency,
      fxAmt: fromMinorUnits(foreign, currency),
      fund: fund === 'points' ? 'PNT' : 'KRW',
    },
  }),
  to: (quote): Quote => ({
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
    seconds: quote.expSS,
  }),
});

export interface ForeignPage {
  items: ForeignMove[];
  next: number | null;
}

export const listForeignMoves = post(at('histories'), {
  ...point,
  answer: wire.wireForeignMoves,
  duplicates: 'allow',
  send: ({ currency, page }: { currency: string; page: number }) => ({
    body: { crncyCd: currency, pageNo: String(page) },
  }),
  to: ({ pageNo, totalPageNo, results }): ForeignPage => ({
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
