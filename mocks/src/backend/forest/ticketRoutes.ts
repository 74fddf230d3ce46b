import { v } from '@wallet/kit/schema';
import type { Context, Hono } from 'hono';
import { intentOf } from '../intent.ts';
import { AnswerError, memberOf, ok, type RoomEnv, readBody } from '../room.ts';
import { isDay, plusDays, seoulDay } from './days.ts';
import { forestState, nextNo } from './forestState.ts';
import { findForest, forests } from './forests.ts';
import { LAST_NIGHT } from './rules.ts';
import { tellOfDay } from './tellOfForest.ts';
import { MAX_TICKETS, type Ticket, ticketKinds } from './tickets.ts';

const ticketBody = v.object({
  forestId: v.string(),
  useYmd: v.pipe(v.string(), v.check(isDay, 'not a day')),
  itemList: v.array(
    v.object({
      tcktTpcd: v.picklist(['ADULT', 'YOUTH', 'CHILD']),
      cnt: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  ),
});
type TicketBody = v.InferOutput<typeof ticketBody>;

/** Park tickets: reserved here, paid at the gate. */
export function ticketRoutes(routes: Hono<RoomEnv>): void {
  routes.get('/forest/v1/ticket-kinds', (context) => {
    memberOf(context);
    const forestList = forests.map(({ forestId, forestNm, forestEngNm }) => ({
      forestId,
      forestNm,
      forestEngNm,
    }));
    return ok(context, { tcktTpList: ticketKinds, maxCnt: MAX_TICKETS, forestList });
  });

  routes.post('/forest/v1/tickets', async (context) => {
    const memberId = memberOf(context).walletMberIdnfiNo;
    const world = context.get('world');
    const intentId = intentOf(context);
    const body = await readBody(context, ticketBody);
    const { tickets } = forestState(world);
    const before = tickets.find((ticket) => ticket.memberId === memberId && ticket.intentId === intentId);
    if (before) return ok(context, toWire(before));
    const today = seoulDay(world.now());
    if (!findForest(body.forestId)) throw new AnswerError('FTR_NOT_FOUND', '휴양림을 찾을 수 없어요.');
    if (body.useYmd < today || body.useYmd > plusDays(today, LAST_NIGHT)) {
      throw new AnswerError('FTR_OUT_OF_WINDOW', '예약할 수 있는 기간이 아니에요.');
    }
    const ticket: Ticket = {
      tcktNo: nextNo(world, 'FT'),

      memberId,
      intentId,
      forestId: body.forestId,
      useYmd: body.useYmd,
      ...priced(body),
      tcktStcd: 'RSVD',
    };
    tickets.push(ticket);
    tellOfDay(world, memberId, {
      forestId: ticket.forestId,
      ymd: ticket.useYmd,
      title: { ko: '숲 입장권을 예약했어요', en: 'Your park tickets are reserved' },
      link: `/forest/FTR61240?ticketNo=${ticket.tcktNo}`,
    });
    return ok(context, toWire(ticket));
  });

  routes.get('/forest/v1/tickets', (context) => {
    const memberId = memberOf(context).walletMberIdnfiNo;
    const own = forestState(context.get('world')).tickets.filter((ticket) => ticket.memberId === memberId);
    return ok(context, { tcktList: own.toReversed().map(toWire) });
  });

  routes.get('/forest/v1/tickets/:tcktNo', (context) => ok(context, toWire(ownTicket(context))));

  routes.post('/forest/v1/tickets/:tcktNo/cancel', (context) => {
    const ticket = ownTicket(context);
    // As with rooms, a repeated cancel is answered as the first.
    if (ticket.tcktStcd === 'RSVD' && ticket.useYmd < seoulDay(context.get('world').now())) {
      throw new AnswerError('FTR_NOT_CANCELLABLE', '이용일이 지난 입장권이에요.');
    }
    ticket.tcktStcd = 'CNCL';
    return ok(context, toWire(ticket));
  });
}

function priced({ itemList }: TicketBody): Pick<Ticket, 'itemList' | 'totAmt'> {
  const items = itemList
    .filter(({ cnt }) => cnt > 0)
    .map(({ tcktTpcd, cnt }) => ({
      tcktTpcd,
      cnt,
      amt: ticketKinds.find((kind) => kind.tcktTpcd === tcktTpcd)?.amt ?? 0,
    }));
  const count = items.reduce((sum, { cnt }) => sum + cnt, 0);
  if (count < 1 || count > MAX_TICKETS) {
    throw new AnswerError('FTR_BAD_COUNT', `입장권은 1매부터 ${MAX_TICKETS}매까지 예약할 수 있어요.`);
  }
  return { itemList: items, totAmt: items.reduce((sum, { cnt, amt }) => sum + cnt * amt, 0) };
}

function ownTicket(context: Context<RoomEnv>): Ticket {
  const memberId = memberOf(context).walletMberIdnfiNo;
  const wanted = context.req.param('tcktNo');
  const found = forestState(context.get('world')).tickets.find(
    (ticket) => ticket.memberId === memberId && ticket.tcktNo === wanted,
  );
  if (!found) throw new AnswerError('FTR_NOT_FOUND', '입장권을 찾을 수 없어요.');
  return found;
}

function toWire({ memberId: _, intentId: __, ...ticket }: Ticket) {
  const forest = findForest(ticket.forestId);
  return {
    ...ticket,

    forestNm: forest?.forestNm ?? '',
    forestEngNm: forest?.forestEngNm ?? '',
    imgCd: forest?.imgCdList[0] ?? '',
  };
}
