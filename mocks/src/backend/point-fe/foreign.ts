import { fromMinorUnits } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Hono } from 'hono';
import {
  accountName,
  type ForeignCurrency,
  isForeignCurrency,
  ledgerOf,
  rateBefore,
  rateOf,
} from '../ledger/index.ts';
import { memberOf, outDataOk, type RoomEnv, readBody } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import { foreignHistory } from './foreignHistory.ts';
import { type Quote, quoteById, quoteFor, tradeRate } from './foreignQuotes.ts';
import { tradeForeign } from './foreignTrades.ts';
import { refuse } from './transactionsBook.ts';
import * as field from './transactionsFields.ts';
import { placeOrder } from './transactionsOrders.ts';
import { joinedWalletOf } from './walletState.ts';

/** Currencies that points can be held in. */
const heldCurrencies = ['USD', 'JPY', 'EUR', 'CNY'] as const satisfies readonly ForeignCurrency[];

const asked = v.object({
  drctn: v.picklist(['BUY', 'SELL']),
  crncyCd: v.pipe(
    v.string(),
    v.check((code) => heldCurrencies.some((held) => held === code)),
  ),
  fxAmt: v.pipe(v.string(), v.maxLength(20)),
  fund: v.picklist(['PNT', 'KRW']),
});

/** Points in foreign currencies: balances, rates, buying, selling. */
export function foreignRoutes(routes: Hono<RoomEnv>): void {
  routes.post('/point-fe/foreign/v1/balances', (context) => {
    joinedWalletOf(context);
    const world = context.get('world');
    const account = accountName.foreignPoints(memberOf(context).walletMberIdnfiNo);
    return outDataOk(context, {
      exrtNotiYMS: seoulTime(world.now()),
      crncyList: heldCurrencies.map((crncyCd) => {
        const { rate, unit } = rateOf(crncyCd, world.now());
        const yesterday = rateBefore(crncyCd, world.now());
        return {
          crncyCd,
          blnc: fromMinorUnits(ledgerOf(world).balance(account, crncyCd), crncyCd),
          exrt: rate,
          // Ours: what a trade is priced by, so that an estimate is no other figure than the price.
          buyExrt: tradeRate(rate, 'BUY'),
          sellExrt: tradeRate(rate, 'SELL'),
          ystdExrt: yesterday.rate,
          crncyExcgUnit: unit,
        };
      }),
    });
  });
  routes.post('/point-fe/foreign/v1/quote', async (context) => {
    const { crncyCd, ...rest } = await readBody(context, asked);
    if (!isForeignCurrency(crncyCd)) return refuse('UBPT0108', '통화를 확인해 주세요.');
    const { madeAt: _, ...quote } = quoteFor(context, { ...rest, crncyCd });
    return outDataOk(context, quote);
  });
  for (const kind of ['buy', 'sell'] as const) {
    routes.post(`/point-fe/foreign/v1/${kind}`, async (context) => {
      const { qtId, pswd } = await readBody(context, v.object({ qtId: field.id, pswd: field.password }));
      return placeOrder(context, {
        kind,
        password: pswd,
        work: () => tradeForeign(context, kind, quoteById(context, qtId) as Quote),
      });
    });
  }
  routes.post('/point-fe/foreign/v1/histories', async (context) => {
    const body = v.object({ crncyCd: v.optional(v.string(), ''), pageNo: field.page });
    const { crncyCd, pageNo } = await readBody(context, body);
    return outDataOk(context, foreignHistory(context, crncyCd, pageNo));
  });
}
