import { fromMinorUnits, toMinorUnits } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Hono } from 'hono';
import { carryOutOnce, isForeignCurrency, rateOf } from '../ledger/index.ts';
import { headerOk, memberOf, type RoomEnv, readBody } from '../room.ts';
import { priceOf, refusal } from './charge.ts';
import { purseOf } from './means.ts';
import { byPartner, openTicket, PRICE_SECONDS, ticketOf } from './mpmRoutes.ts';
import { type CashMachine, readMachineCode } from './partners.ts';
import { checkPin, openPin } from './paymentPin.ts';
import { closeOlder, payStateOf } from './payState.ts';

const text = v.pipe(v.string(), v.maxLength(300));
const scanned = v.object({ qrcode: text });
const asked = v.object({
  txToken: text,
  /** won for the cash, without the fee, as the customer was told: the one meaning of the name everywhere */
  sendTranAmt: text,
  /** the cash, in the machine's currency */
  recvTranAmt: text,
  pin: v.pipe(v.string(), v.maxLength(1000)),
  coCd: text,
  acNo: text,
});

/** Cash from a machine, by its code (2-payment s3.1, s5). */
export function atmRoutes(routes: Hono<RoomEnv>): void {
  routes.post('/gpayment-fe/transaction/gln/v1/atm/qrcode', async (context) => {
    memberOf(context);
    const { qrcode } = await readBody(context, scanned);
    const machine = readMachineCode(qrcode);
    if (!machine || !isForeignCurrency(machine.currency)) throw refusal('UBFR0301');
    const ratedAt = context.get('world').now();
    const { rate, unit } = rateOf(machine.currency, ratedAt);
    const facts = { kind: 'atm', merchant: machine, machine, ratedAt, codeText: qrcode } as const;
    const ticket = openTicket(context, facts);
    closeOlder(payStateOf(context), ticket.number);
    return headerOk(context, {
      txToken: ticket.txToken,
      pyToken: ticket.pyToken,
      custFee: String(machine.custFee),
      usdFee: machine.usdFee,
      aplyExrt: rate,
      exrtUnit: unit,
      recvCrncyCd: machine.currency,
      minAmt: String(machine.min),
      maxAmt: String(machine.max),
      intervalAmt: String(machine.step),
      coCd: machine.van,
      recvNatnlCd: machine.natnlCd,
      mrchName: machine.name,
      mrchAddr: machine.address,
    });
  });

  routes.post('/gpayment-fe/transaction/gln/v1/atm/request', async (context) => {
    memberOf(context);
    const { txToken, sendTranAmt, recvTranAmt, pin, acNo } = await readBody(context, asked);
    const entered = await openPin(context, pin);
    const receipt = carryOutOnce(context, 'atm', 'header', () => {
      const ticket = ticketOf(context, txToken, 'atm');
      const { machine, ratedAt, codeText } = ticket;
      if (!machine || !ratedAt) throw refusal('UBFR0302');
      const endsAt = ratedAt.getTime() + PRICE_SECONDS * 1000;
      if (endsAt <= context.get('world').now().getTime()) throw refusal('UBFR0337');
      const local = amountAt(machine, recvTranAmt);
      const means = { gpyMethdDstcd: '2', acNo };
      const purse = purseOf(context, means, machine.currency);
      const price = priceOf(context, local, machine.currency, purse, { fee: machine.custFee, ratedAt });
      if (sendTranAmt !== fromMinorUnits(price.principal, price.currency)) throw refusal('UBFR0307');
      checkPin(context, entered());
      ticket.isOpen = false;
      return byPartner(context, ticket, { kind: 'atm', price, means, merchant: machine, qrCode: codeText });
    });
    return headerOk(context, receipt);
  });
}

/** minAmt + n × intervalAmt, up to maxAmt (A71). */
function amountAt({ min, max, step, currency }: CashMachine, asked: string): number {
  const minor = toMinorUnits(asked, currency);
  const [low, high, interval] = [min, max, step].map((each) => toMinorUnits(String(each), currency) ?? 0);
  if (minor === undefined || low === undefined || high === undefined || !interval) throw refusal('UBFR0307');
  if (minor < low || minor > high || (minor - low) % interval !== 0) throw refusal('UBFR0307');
  return minor;
}
