import { v } from '@wallet/kit/schema';
import type { Context, Hono } from 'hono';
import { hasEnglishName } from '../gpayment-fe/nationRoutes.ts';
import { checkPin, openPin } from '../gpayment-fe/paymentPin.ts';
import { intentOf } from '../intent.ts';
import { carryOutOnce, ledgerOf, settledLater } from '../ledger/index.ts';
import { AnswerError, headerOk, type RoomEnv, readBody } from '../room.ts';
import { type Merchant, readMerchantCode } from './merchants.ts';
import { payerOf } from './payerOf.ts';
import {
  amountFacts,
  bookPayment,
  type Method,
  type Order,
  type Payer,
  pointsMost,
  type Split,
  shopFacts,
  splitOf,
} from './payments.ts';
import { addPending } from './pendingPayments.ts';
import { refuse } from './refuse.ts';
import { untoldOf } from './untold.ts';

/** How long a shop's code that was read is good for, in seconds. */
const READ_SECONDS = 300;
const LIMIT = 2_000_000;

/** A shop's code that the customer has read, and how far they have come with it. */
interface Reading {
  memberId: string;
  txToken: string;
  merchant: Merchant;
  /** as it is printed */
  codeText: string;
  /** 0: the customer enters it */
  fixed: number;
  expiresAt: number;
  request?: {
    pyNo: string;
    amount: number;
    method: Method;
    pointsMost?: number | undefined;
    /** what the customer was shown: how it is split, and from which account */
    split: Split;
    accountNo: string;
  };
  /** by which order it is being paid, or has been */
  paidBy?: string;
}

const method = v.optional(v.picklist(['1', '2']), '1');
const amount = v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number));
const degrees = v.optional(
  v.nullable(v.pipe(v.string(), v.regex(/^-?\d{1,3}(\.\d+)?$/), v.transform(Number))),
);
const readingBody = v.object({ qrCode: v.pipe(v.string(), v.maxLength(500)) });
const requestBody = v.object({
  txToken: v.string(),
  txAmt: amount,
  gpyMethdDstcd: method,
  pointUseAmt: pointsMost,
  lttd: degrees,
  lngt: degrees,
});
const approveBody = v.object({ txToken: v.string(), pyNo: v.string(), pin: v.string() });

function readingsOf(context: Context<RoomEnv>): Map<string, Reading> {
  return context.get('world').room('franchise.readings', () => new Map<string, Reading>());
}

function ownReading(context: Context<RoomEnv>, txToken: string): Reading {
  const reading = readingsOf(context).get(txToken);
  if (reading?.memberId !== payerOf(context).memberId) throw refuse('invalidTransaction');
  return reading;
}

/** Codes with an amount are for one payment: those that were paid, by anybody. */
const paidCodesOf = (context: Context<RoomEnv>) =>
  context.get('world').room('franchise.paidCodes', () => new Set<string>());

/** The points and the account are still those that the customer was shown. */
function isAsShown(split: Split, payer: Payer, shown: NonNullable<Reading['request']>): boolean {
  const isSameAccount = split.account === 0 || payer.accountNo === shown.accountNo;
  return split.points === shown.split.points && isSameAccount;
}

interface Approved {
  txToken: string;
  payer: Payer;
  order: Order;
}

function book(context: Context<RoomEnv>, { txToken, payer, order }: Approved): object {
  try {
    return { finishYn: 'Y', ...bookPayment(context.get('world'), payer, order) };
  } catch (error) {
    // What was refused can be paid in another way.
    if (error instanceof AnswerError) {
      const reading = ownReading(context, txToken);
      delete reading.paidBy;
      paidCodesOf(context).delete(reading.codeText);
    }
    throw error;
  }
}

const bookLater = settledLater('franchise.mpm', book);

/** Paying by a shop's code: read, request, approve (2-payment s4). */
export function shopRoutes(routes: Hono<RoomEnv>): void {
  const prefix = '/fran-qrpayment-fe/transaction/qr/v1/mpm';

  routes.post(`${prefix}/qrcode`, async (context) => {
    const { memberId } = payerOf(context);
    const { qrCode: codeText } = await readBody(context, readingBody);
    const read = readMerchantCode(codeText);
    if (!read) throw refuse('codeUnusable');
    const { merchant, amount: fixed } = read;
    if (merchant.isOld) throw refuse('codeExpired');
    if (fixed > 0 && paidCodesOf(context).has(codeText)) throw refuse('alreadyPaid');
    const world = context.get('world');
    const txToken = `TXF${String(world.nextNumber('franchise.reading')).padStart(10, '0')}`;
    const expiresAt = world.now().getTime() + READ_SECONDS * 1000;
    readingsOf(context).set(txToken, { memberId, txToken, merchant, codeText, fixed, expiresAt });
    return headerOk(context, {
      pyToken: txToken.replace('TX', 'PY'),
      txToken,
      qrTyp: fixed > 0 ? '1' : '0',
      recvCrncyCd: 'KRW',
      txAmt: fixed > 0 ? String(fixed) : '',
      inptAmtYn: fixed > 0 ? 'N' : 'Y',
      expSS: READ_SECONDS,
      maxAmt: String(LIMIT),
      ...shopFacts(merchant),
    });
  });

  routes.post(`${prefix}/request`, async (context) => {
    const asked = await readBody(context, requestBody);
    const payer = payerOf(context);
    const world = context.get('world');
    const reading = ownReading(context, asked.txToken);
    if (!hasEnglishName(context)) throw refuse('englishNameMissing');
    if (reading.paidBy) throw refuse('alreadyPaid');
    if (reading.expiresAt <= world.now().getTime()) throw refuse('codeExpired');
    if (!isInKorea(asked.lttd ?? null, asked.lngt ?? null)) throw refuse('invalidLocation');
    const isRight = asked.txAmt > 0 && asked.txAmt <= LIMIT;
    if (!isRight || (reading.fixed > 0 && reading.fixed !== asked.txAmt)) throw refuse('amountWrong');
    const pyNo = `PN${String(world.nextNumber('franchise.request')).padStart(8, '0')}`;
    const wanted = { amount: asked.txAmt, method: asked.gpyMethdDstcd, pointsMost: asked.pointUseAmt };
    const split = splitOf(world, payer, wanted);
    reading.request = { ...wanted, pyNo, split, accountNo: payer.accountNo };
    return headerOk(context, {
      txToken: reading.txToken,
      pyNo,
      ...shopFacts(reading.merchant),
      ...amountFacts(asked.txAmt, split),
      recvNatnlCd: 'KR',
      sendNatnlCd: 'KR',
      exrt: '1',
      gpyMethdDstcd: asked.gpyMethdDstcd,
      acNo: split.account > 0 ? payer.accountNo : '',
    });
  });

  routes.post(`${prefix}/approve`, async (context) => {
    const { txToken, pyNo, pin } = await readBody(context, approveBody);
    const entered = await openPin(context, pin);
    const intentId = intentOf(context);
    return headerOk(
      context,
      carryOutOnce(context, 'franchise.mpm', 'header', () => {
        const world = context.get('world');
        const payer = payerOf(context);
        ledgerOf(world);
        untoldOf(world, payer.memberId).unshift({ kind: 'mpm', key: intentId, txToken });
        const reading = ownReading(context, txToken);
        const { request, merchant, codeText } = reading;
        const isOneTime = reading.fixed > 0;
        if (reading.paidBy || (isOneTime && paidCodesOf(context).has(codeText))) throw refuse('alreadyPaid');
        if (reading.expiresAt <= world.now().getTime()) throw refuse('codeExpired');
        if (request?.pyNo !== pyNo) throw refuse('invalidTransaction');
        checkPin(context, entered());
        if (!isAsShown(splitOf(world, payer, request), payer, request)) throw refuse('splitChanged');
        if (isOneTime) paidCodesOf(context).add(codeText);
        const order = { ...request, merchant, mode: '06', intentId, codeText } as const;
        reading.paidBy = intentId;
        if (merchant.partnerSeconds === 0) return book(context, { txToken, payer, order });
        addPending(world, payer, { key: intentId }, order);
        return bookLater(merchant.partnerSeconds, { txToken, payer, order });
      }),
    );
  });
}

/** Without a position nothing is wrong: the customer may not have agreed to be asked. */
function isInKorea(latitude: number | null, longitude: number | null): boolean {
  if (latitude === null || longitude === null) return true;
  return latitude > 33 && latitude < 39 && longitude > 124 && longitude < 132;
}
