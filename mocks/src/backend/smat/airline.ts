import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { RoomEnv } from '../room.ts';
import { checkInAt, type Ticket, ticketOf } from './tickets.ts';

/** The airline's own page of checking in, for development and tests; mounted at `/_mocks/airline`. */
export const airlineDesk = new Hono<RoomEnv>();

const frame = (body: unknown) => html`<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>모의 항공사 체크인</title>
  </head>
  <body data-screen="AIRLINE_CHECKIN"><main><h1>모의 항공사 체크인</h1>${body}</main></body>
</html>`;

const ticketAt = (context: Context<RoomEnv>, id: string): Ticket => ticketOf(context, id);

airlineDesk.get('/checkin', (context) => {
  const id = context.req.query('ticket') ?? '';
  const { flightId, dptrDttm } = ticketAt(context, id);
  return context.html(
    frame(
      html`<p>${flightId} ${dptrDttm}</p>
      <form method="post" action="/_mocks/airline/checkin">
        <input type="hidden" name="ticket" value="${id}" />
        <button data-action="checkIn">체크인하기</button>
      </form>`,
    ),
  );
});

airlineDesk.post('/checkin', async (context) => {
  const form = await context.req.parseBody();
  const id = String(form.ticket);
  if (!checkInAt(context.get('world'), ticketAt(context, id)))
    return context.html(frame(html`<p>지금은 체크인할 수 없어요.</p>`), 409);
  return context.redirect(`/smat/FLY40000?${new URLSearchParams({ ticketId: id })}`, 303);
});
