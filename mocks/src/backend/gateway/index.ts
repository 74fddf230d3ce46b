import { type Context, Hono } from 'hono';
import { visitToPay } from '../abr/bookings.ts';
import { interLoanToPay } from '../book/shelf.ts';
import { certificateToPay } from '../certi/applications.ts';
import { inspectionToPay } from '../cib/bookings.ts';
import { donationToPay } from '../dnt/donationToPay.ts';
import { stayToPay } from '../forest/stayToPay.ts';
import { ticketToPay } from '../museum/ticketToPay.ts';
import { roomToPay } from '../nie/bookings.ts';
import { feeToPay } from '../pass/feeToPay.ts';
import { railToPay } from '../rail/railToPay.ts';
import type { RoomEnv } from '../room.ts';
import { taxToPay } from '../tax/taxToPay.ts';
import { gatewayClosedPage, gatewayPage } from './page.ts';
import { isAct, type Payable } from './payable.ts';

/** Who sells by the payment company's page. */
const sellers = [
  ...[stayToPay, ticketToPay, taxToPay, interLoanToPay],
  ...[visitToPay, railToPay, donationToPay, feeToPay, roomToPay, inspectionToPay, certificateToPay],
] as const;

/** The payment company's page, for development and tests; mounted at `/_mocks/pg`. */
export const gateway = new Hono<RoomEnv>();

gateway.get('/pay', (context) => {
  const token = context.req.query('token') ?? '';
  const payable = byToken(context, token);
  if (!payable) return context.html(gatewayClosedPage(), 410);
  return context.html(gatewayPage({ token, product: payable.product, amount: payable.amount }));
});

gateway.post('/settle', async (context) => {
  const form = await context.req.parseBody();
  const act = String(form.act);
  const payable = byToken(context, String(form.token));
  if (!payable || !isAct(act)) return context.html(gatewayClosedPage(), 410);
  return context.redirect(payable.settle(act), 303);
});

/** What an open page stands for. Not asked who is signed in: a gateway knows its token only. */
function byToken(context: Context<RoomEnv>, token: string): Payable | undefined {
  for (const find of sellers) {
    const found = token === '' ? undefined : find(context.get('world'), token);
    if (found) return found;
  }
  return undefined;
}
