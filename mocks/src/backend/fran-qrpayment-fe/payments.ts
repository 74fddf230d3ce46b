import { formatMoney } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import { accountName, type Entry, InsufficientFundsError, ledgerOf } from '../ledger/index.ts';
import { notify } from '../noti/inbox.ts';
import { personaOf } from '../personas.ts';
import { chargeIfShort } from '../point-fe/autoCharge.ts';
import { memosOf } from '../point-fe/transactionsBook.ts';
import type { World } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import { payToMember, undoPayment } from '../walletMoney.ts';
import type { Merchant } from './merchants.ts';
import { pastPayments } from './pastPayments.ts';
import { refuse } from './refuse.ts';

/** One payment at a shop, under the names of 2-payment s3.1; amounts are decimal texts in won. */
export interface Payment {
  tranSerno: string;
  tranYmd: string;
  tranYMS: string;
  /** 1: done; 2, ours: a partner works on it */
  tranRsltDstcd: '1' | '2';
  tranCnclYn: '0' | '1';
  tranCnclYMS: string;
  /** 02 CPM, 06 MPM */
  fxPyaccModDstcd: '02' | '06';
  uplcName: string;
  /** ours */
  uplcEngName: string;
  uplcAddr: string;
  /** ours */
  uplcEngAddr: string;
  uplcID: string;
  trmnID: string;
  recvCrncyCd: 'KRW';
  recvTranAmt: string;
  recvFee: string;
  sendCrncyCd: 'KRW';
  sendTranAmt: string;
  sendFee: string;
  /** 1: points first, 2: account alone (2-payment s3.4) */
  gpyMethdDstcd: Method;
  /** ours: what of it was paid in points, and from the account */
  pointUseAmt: string;
  accntUseAmt: string;
  acNo: string;
  /** what was read: the customer's barcode, or the shop's code */
  barcode: string;
  qrCode: string;
}

export type Method = '1' | '2';

/** Ours: how many points the customer lets a payment use. */
export const pointsMost = v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)));

/** Whose money it is. */
export interface Payer {
  memberId: string;
  /** the main linked account, which pays what points do not; empty without one */
  accountNo: string;
}

/** What of an amount is paid in points, and what from the account. */
export interface Split {
  points: number;
  account: number;
}

export function splitOf(
  world: World,
  payer: Payer,
  { amount, method, pointsMost = amount }: Pick<Order, 'amount' | 'method' | 'pointsMost'>,
): Split {
  const balance = ledgerOf(world).balance(accountName.points(payer.memberId), 'PNT');
  const points = method === '1' ? Math.min(balance, amount, pointsMost) : 0;
  return { points, account: amount - points };
}

/** The postings of payments in the ledger, by the number of the payment. */
const postedOf = (world: World) => world.room('franchise.posted', () => new Map<string, number>());

export function paymentsOf(world: World, { memberId }: Pick<Payer, 'memberId'>): Payment[] {
  const ofAll = world.room('franchise.payments', () => new Map<string, Payment[]>());
  const known = ofAll.get(memberId);
  if (known) return known;
  const isNew = world.person?.walletMberIdnfiNo === memberId && personaOf(world).isNew;
  const made = isNew ? [] : pastPayments(world.now());
  ofAll.set(memberId, made);
  return made;
}

export interface Order {
  merchant: Merchant;
  amount: number;
  method: Method;
  /** of the points, at most; as many as it takes unless told */
  pointsMost?: number | undefined;
  /** the split that the customer was shown, which is the one that is booked; worked out here unless told */
  split?: Split | undefined;
  mode: Payment['fxPyaccModDstcd'];
  /** the Idempotency-Key, or the code that was scanned */
  intentId: string;
  /** what was read, as it is printed under it */
  codeText: string;
}

/** Moves the money and writes the payment down. @throws AnswerError where there is not enough */
export function bookPayment(world: World, payer: Payer, order: Order): Payment {
  const { merchant, mode, intentId } = order;
  const split = order.split ?? splitOf(world, payer, order);
  const { accountNo: acNo } = payer;
  if (acNo === '' && split.account > 0) throw refuse('insufficient');
  const entries: Entry[] = [];
  const move = (from: string, to: string, currency: string, moved: number) => {
    if (moved === 0) return;
    entries.push({ account: from, currency, amount: -moved }, { account: to, currency, amount: moved });
  };
  const shop = accountName.merchant(merchant.id);
  move(accountName.points(payer.memberId), accountName.issuer, 'PNT', split.points);
  move(accountName.issuer, shop, 'KRW', split.points);
  move(accountName.bank(payer.memberId, acNo), shop, 'KRW', split.account);
  const at = world.now();
  let posted: number;
  try {
    const kind = mode === '02' ? 'franchise.cpm' : 'franchise.mpm';
    posted = ledgerOf(world).post({ at: at.toISOString(), kind, intentId, entries }).number;
  } catch (error) {
    if (error instanceof InsufficientFundsError) throw refuse('insufficient');
    throw error;
  }
  const number = String(world.nextNumber('franchise.payment')).padStart(9, '0');
  const payment = written(payer, order, split, { at, tranSerno: `Q${number}`, tranRsltDstcd: '1' });
  postedOf(world).set(payment.tranSerno, posted);
  const memo = { titl: `${merchant.name} 결제`, titlEng: `Paid at ${merchant.engName}` };
  memosOf(world).set(posted, { ...memo, cntrName: merchant.name });
  paymentsOf(world, payer).unshift(payment);
  tellOfPayment(world, payer.memberId, payment);
  return payment;
}

/** A payment on paper; it moves nothing. */
export function written(
  payer: Payer,
  { merchant, amount, method, mode, codeText }: Order,
  split: { points: number; account: number },
  { at, ...numbered }: Pick<Payment, 'tranSerno' | 'tranRsltDstcd'> & { at: Date },
): Payment {
  return {
    ...shopFacts(merchant),
    ...numbered,
    tranYmd: seoulTime(at).slice(0, 8),
    tranYMS: seoulTime(at),
    tranCnclYn: '0',
    tranCnclYMS: '',
    fxPyaccModDstcd: mode,
    ...amountFacts(amount, split),
    gpyMethdDstcd: method,
    acNo: split.account > 0 ? payer.accountNo : '',
    barcode: mode === '02' ? codeText : '',
    qrCode: mode === '06' ? codeText : '',
  };
}

/** A notification of it; and points that have run short are charged. */
function tellOfPayment(world: World, memberId: string, payment: Payment): void {
  const { tranSerno, tranYmd, sendTranAmt, uplcName, uplcEngName } = payment;
  notify(world, memberId, {
    title: { ko: '가맹점에서 결제했어요', en: 'Paid at a shop' },
    text: {
      ko: `${uplcName} · ${formatMoney(sendTranAmt)}원`,
      en: `${uplcEngName} · ${formatMoney(sendTranAmt)} won`,
    },
    link: `/fpayment/FFQ03100?number=${tranSerno}&date=${tranYmd}`,
  });
  chargeIfShort(world, memberId);
}

/** Gives a payment back, as the shop does; nothing the second time. */
export function cancelPayment(world: World, memberId: string, payment: Payment): void {
  if (payment.tranCnclYn === '1') return;
  const posted = postedOf(world).get(payment.tranSerno);
  const context = { get: () => world };
  const title = { ko: `${payment.uplcName} 결제 취소`, en: `Cancelled at ${payment.uplcEngName}` };
  if (posted !== undefined) undoPayment(context, { payment: posted, title });
  else {
    // It was paid before the ledger opened.
    const { uplcID: from, acNo } = payment;
    const [points, won] = [Number(payment.pointUseAmt), Number(payment.accntUseAmt)];
    payToMember(context, { room: 'UBFR', from, memberId, points, won, acNo, title });
  }
  payment.tranCnclYn = '1';
  payment.tranCnclYMS = seoulTime(world.now());
  notify(world, memberId, {
    title: { ko: '가맹점 결제가 취소됐어요', en: 'A payment at a shop was cancelled' },
    text: {
      ko: `${payment.uplcName} · ${formatMoney(payment.sendTranAmt)}원을 돌려드렸어요.`,
      en: `${payment.uplcEngName} · ${formatMoney(payment.sendTranAmt)} won came back.`,
    },
    link: `/fpayment/FFQ03100?number=${payment.tranSerno}&date=${payment.tranYmd}`,
  });
}

export function shopFacts(merchant: Merchant) {
  return {
    uplcName: merchant.name,
    uplcEngName: merchant.engName,
    uplcAddr: merchant.address,
    uplcEngAddr: merchant.engAddress,
    uplcID: merchant.id,
    trmnID: merchant.terminal,
  };
}

export function amountFacts(amount: number, split: { points: number; account: number }) {
  return {
    recvCrncyCd: 'KRW',
    recvTranAmt: String(amount),
    recvFee: '0',
    sendCrncyCd: 'KRW',
    sendTranAmt: String(amount),
    sendFee: '0',
    pointUseAmt: String(split.points),
    accntUseAmt: String(split.account),
  } as const;
}
