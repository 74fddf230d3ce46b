import { fromMinorUnits, toMinorUnits } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Context, Hono } from 'hono';
import { intentOf } from '../intent.ts';
import { carryOutOnce, StillPending, settledLater } from '../ledger/index.ts';
import { headerOk, memberOf, type RoomEnv, readBody } from '../room.ts';
import { type Charge, charge, chargedFacts, priceOf, refusal } from './charge.ts';
import { purseOf } from './means.ts';
import { hasEnglishName } from './nationRoutes.ts';
import { type Merchant, readCode } from './partners.ts';
import { checkPin, openPin } from './paymentPin.ts';
import { closeOlder, payStateOf, type Ticket, type UntoldOrder } from './payState.ts';
import { addPending } from './pendingTransactions.ts';
import type { Transaction } from './transactionState.ts';

const text = v.pipe(v.string(), v.maxLength(300));
const scanned = v.object({ qrcode: text, recvNatnlCd: text });
const asked = v.object({
  txToken: text,
  recvCrncyCd: text,
  recvTranAmt: text,
  gpyMethdDstcd: text,
  acNo: v.nullish(text, ''),
});
const approved = v.object({ txToken: text, pyNo: text, pin: v.pipe(v.string(), v.maxLength(1000)) });

/** A price that was told counts so long. */
export const PRICE_SECONDS = 300;

/** The merchant shows a code: read, request, approve (2-payment s4). */
export function mpmRoutes(routes: Hono<RoomEnv>): void {
  for (const network of ['gln', 'kftc'] as const) {
    const isOurs = ({ natnlCd }: Merchant) => (natnlCd === 'ID') === (network === 'kftc');

    routes.post(`/gpayment-fe/transaction/${network}/v1/mpm/qrcode`, async (context) => {
      memberOf(context);
      const { qrcode, recvNatnlCd } = await readBody(context, scanned);
      const found = readCode(qrcode);
      const state = payStateOf(context);
      if (!found || found.isExpired || state.paidCodes.has(qrcode)) throw refusal('UBFR0301');
      const { natnlCd } = found.merchant;
      // Where the shop is, is ours to tell: the customer may have chosen another country.
      if (natnlCd !== recvNatnlCd) throw refusal('UBFR0302', { recvNatnlCd: natnlCd });
      if (!isOurs(found.merchant)) throw refusal('UBFR0302');
      const { merchant, amount } = found;
      const ticket = openTicket(context, {
        kind: 'mpm',
        merchant,
        codeText: qrcode,
        ...(amount ? { amount } : {}),
      });
      return headerOk(context, {
        pyToken: ticket.pyToken,
        txToken: ticket.txToken,
        qrTyp: amount === undefined ? '1' : '2',
        trmnID: `T${merchant.id}`,
        recvCrncyCd: merchant.currency,
        txAmt: amount === undefined ? '' : fromMinorUnits(amount, merchant.currency),
        inptAmtYn: amount === undefined ? 'Y' : 'N',
        mrchName: merchant.name,
      });
    });

    routes.post(`/gpayment-fe/transaction/${network}/v1/mpm/request`, async (context) => {
      memberOf(context);
      const { txToken, recvCrncyCd, recvTranAmt, gpyMethdDstcd, acNo } = await readBody(context, asked);
      const ticket = ticketOf(context, txToken, 'mpm');
      const { merchant } = ticket;
      if (recvCrncyCd !== merchant.currency || !isOurs(merchant)) throw refusal('UBFR0302');
      if (!hasEnglishName(context)) throw refusal('UBFR0072');
      const local = toMinorUnits(recvTranAmt, merchant.currency) ?? 0;
      if (local <= 0 || (ticket.amount !== undefined && ticket.amount !== local)) throw refusal('UBFR0307');
      const means = { gpyMethdDstcd, acNo };
      const purse = purseOf(context, means, merchant.currency);
      const price = priceOf(context, local, merchant.currency, purse);
      if (purse.balance < price.total) throw refusal('UBFR0303');
      closeOlder(payStateOf(context), ticket.number);
      const endsAt = context.get('world').now().getTime() + PRICE_SECONDS * 1000;
      ticket.quote = { pyNo: `P${txToken.slice(1)}`, price, means, endsAt };
      return headerOk(context, {
        txToken,
        pyNo: ticket.quote.pyNo,
        mrchName: merchant.name,
        mrchAddr: merchant.address,
        sendTranAmt: fromMinorUnits(price.principal, price.currency),
        recvTranAmt: fromMinorUnits(local, merchant.currency),
        sendFee: fromMinorUnits(price.fee, price.currency),
        recvFee: fromMinorUnits(0, merchant.currency),
        totAmt: fromMinorUnits(price.total, price.currency),
        sendCrncyCd: price.currency,
        recvCrncyCd: merchant.currency,
        sendNatnlCd: 'KR',
        recvNatnlCd: merchant.natnlCd,
        exrt: price.rate,
        exrtUnit: price.unit,
        expSS: PRICE_SECONDS,
      });
    });
  }

  routes.post('/gpayment-fe/transaction/gln/v1/mpm/approve', async (context) => {
    memberOf(context);
    const { txToken, pyNo, pin } = await readBody(context, approved);
    const entered = await openPin(context, pin);
    const receipt = carryOutOnce(context, 'mpm', 'header', () => {
      const ticket = ticketOf(context, txToken, 'mpm');
      const { quote, merchant, codeText } = ticket;
      if (quote?.pyNo !== pyNo) throw refusal('UBFR0302');
      if (quote.endsAt <= context.get('world').now().getTime()) throw refusal('UBFR0336');
      checkPin(context, entered());
      const isOneTime = ticket.amount !== undefined;
      const { paidCodes } = payStateOf(context);
      if (isOneTime && paidCodes.has(codeText)) throw refusal('UBFR0301');
      ticket.isOpen = false;
      const { price, means } = quote;
      const order = { kind: 'mpm', price, means, merchant, qrCode: codeText } as const;
      return byPartner(context, ticket, order, isOneTime ? codeText : '');
    });
    return headerOk(context, receipt);
  });
}

/** What a machine's or a merchant's code began. */
export function openTicket(
  context: Context<RoomEnv>,
  facts: Pick<Ticket, 'kind' | 'merchant' | 'machine' | 'ratedAt' | 'codeText' | 'amount'>,
): Ticket {
  const number = context.get('world').nextNumber('gpayment.ticket');
  const digits = String(number).padStart(10, '0');
  const ticket: Ticket = { ...facts, number, txToken: `X${digits}`, pyToken: `Y${digits}`, isOpen: true };
  payStateOf(context).tickets.push(ticket);
  return ticket;
}

export function ticketOf(context: Context<RoomEnv>, txToken: string, kind: Ticket['kind']): Ticket {
  const ticket = payStateOf(context).tickets.find((each) => each.txToken === txToken);
  if (ticket?.kind !== kind || !ticket.isOpen) throw refusal('UBFR0302');
  return ticket;
}

const seconds = { slow: 6, verySlow: 90 } as const;

/** What the partner was handed. */
interface Handed {
  order: Charge;
  untold: UntoldOrder;
  /** a merchant's code for one payment: no other pays by it then; empty where there is none */
  oneTimeCode: string;
}

/** The partner has done it. */
function book(context: Context<RoomEnv>, { order, untold, oneTimeCode }: Handed): object {
  const booked = charge(context, order);
  untold.tranSerno = booked.tranSerno;
  if (oneTimeCode !== '') payStateOf(context).paidCodes.add(oneTimeCode);
  return receiptOf(booked, untold.txToken, untold.pyToken);
}

const bookLater = settledLater('gpayment', book);

/** Has the partner carry it out in its manner, and remembers that its end is to be told. */
export function byPartner(
  context: Context<RoomEnv>,
  { txToken, pyToken, kind, merchant }: Ticket,
  asked: Omit<Charge, 'intentId'>,
  oneTimeCode = '',
): object | StillPending {
  const intentId = intentOf(context);
  const { manner } = merchant;
  if (manner === 'refuses') throw refusal('UBFR0306');
  const mode = kind === 'mpm' ? '06' : '03';
  const untold: UntoldOrder = { key: intentId, mode, txToken, pyToken, tranSerno: '' };
  const order = { ...asked, intentId };
  const handed = { order, untold, oneTimeCode };
  const outcome = manner === 'prompt' ? book(context, handed) : bookLater(seconds[manner], handed);
  if (outcome instanceof StillPending) {
    const purse = purseOf(context, order.means, order.price.localCurrency);
    addPending(context, intentId, chargedFacts(order, purse));
  }
  payStateOf(context).untold.push(untold);
  return outcome;
}

/** The answer of an order that was carried out; `tran` is ours: all a result page shows. */
export function receiptOf(tran: Transaction, txToken: string, pyToken: string) {
  const { tranSerno, tranYmd, tranYMS, tranRsltDstcd } = tran;
  return { finishYn: 'Y', txToken, pyToken, tranSerno, tranYmd, tranYMS, tranRsltDstcd, tran };
}
