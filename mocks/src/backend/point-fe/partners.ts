import { v } from '@wallet/kit/schema';
import type { Hono } from 'hono';
import { outDataOk, type RoomEnv, readBody } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { autoConversionOf } from './partnersAuto.ts';
import { balanceOf, check, convert, type Order } from './partnersConvert.ts';
import { findPartner, type Partner, partners } from './partnersList.ts';
import { refuse } from './transactionsBook.ts';
import * as field from './transactionsFields.ts';
import { placeOrder, pointsLater } from './transactionsOrders.ts';

const order = v.object({
  prtnCd: field.id,
  drctn: v.picklist(['IN', 'OUT']),
  amt: field.points,
  /** What the customer was shown that comes of it. */
  expcAmt: field.points,
  pswd: field.password,
}) satisfies v.GenericSchema<unknown, Order>;

const wished = v.object({
  useYn: v.picklist(['Y', 'N']),
  prtnCdList: v.pipe(v.array(field.id), v.maxLength(10)),
  chngDd: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(28)),
});

function partnerOf({ prtnCd }: Order): Partner {
  return findPartner(prtnCd) ?? refuse('UBPT0116', '제휴사를 확인해 주세요.');
}

const convertLater = pointsLater('convert', (context, asked: Order) =>
  convert(context, partnerOf(asked), asked),
);

/** Partner points and ours, both ways, by hand or every month. */
export function partnerRoutes(routes: Hono<RoomEnv>): void {
  routes.post('/point-fe/transaction/v1/partners', (context) =>
    outDataOk(context, {
      prtnList: partners.map(({ seconds: _, opening: __, ...partner }) => ({
        ...partner,
        blnc: String(balanceOf(context, partner.prtnCd)),
      })),
    }),
  );
  routes.post('/point-fe/transaction/v1/convert', async (context) => {
    const asked = await readBody(context, order);
    return placeOrder(context, {
      kind: 'convert',
      password: asked.pswd,
      work() {
        const partner = partnerOf(asked);
        check(context, partner, asked);
        if (partner.seconds === 0) return convert(context, partner, asked);
        const { prtnCd, drctn, amt, expcAmt } = asked;
        return convertLater(partner.seconds, { prtnCd, drctn, amt, expcAmt });
      },
    });
  });
  routes.post('/point-fe/transaction/v1/auto-convert', (context) =>
    outDataOk(context, autoConversionOf(context).wish),
  );
  routes.post('/point-fe/transaction/v1/auto-convert/save', async (context) => {
    const wish = await readBody(context, wished);
    if (wish.useYn === 'Y' && wish.prtnCdList.length === 0) refuse('UBPT0116', '제휴사를 선택해 주세요.');
    const auto = autoConversionOf(context);
    auto.wish = wish;
    // A day that has come already is not made up for: it runs from now on.
    auto.lastRun = seoulDate(context.get('world').now());
    return outDataOk(context, wish);
  });
}
