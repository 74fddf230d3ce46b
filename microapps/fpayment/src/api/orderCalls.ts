import { ApiError, type CallSettings, post, put } from '@wallet/kit/api';
import type { PointsMost } from '../model/balances.ts';
import type { CodeFate, Fate, Method, OrderName, Payment, Shop } from '../model/payment.ts';
import type { Place } from '../model/place.ts';
import type { PayRequest } from '../model/step.ts';
import { readPayment } from './listCalls.ts';
import { toCodeFate, toFate } from './toFate.ts';
import * as wire from './wire.ts';

const area = { envelope: 'header', lost: 'harmless' } as const;
/** Asked while something else is shown, and maybe by several at once. */
const quiet = { ...area, duplicates: 'allow', spinner: false } as const;

const codePath = '/fran-qrpayment-fe/transaction/qr/v1/users/cpm/qrcode';
const statusPath = '/fran-qrpayment-fe/inquiry/v1/status';

/** What is paid with, as it is sent; how many points at most is ours, and told where the customer chose. */
function wireMeans(method: Method, most: PointsMost | undefined) {
  if (method === 'account') return { gpyMethdDstcd: '2' };
  return { gpyMethdDstcd: '1', ...(typeof most === 'number' && { pointUseAmt: String(most) }) };
}

/** What a code is made with; `pin` is encrypted. */
interface WantedCode {
  /** sent again with the same key, it is the same code, and a wrong password is one wrong password */
  key: string;
  method: Method;
  /** of the points, at most; null: as many as it takes */
  pointsMost?: PointsMost;
  pin: string;
}

/** A code to show to a shop; those of before are no longer good (A58: POST makes it, PUT ends it). */
export const makeCode = post(codePath, {
  ...quiet,
  send: ({ key, method, pointsMost, pin }: WantedCode) => ({
    headers: { 'Idempotency-Key': key },
    body: { ...wireMeans(method, pointsMost), pin },
  }),
  answer: wire.shownCode,
});

/** Ends a code; false where a shop has read it already. */
export const endCode = put(codePath, {
  ...quiet,
  outlivesPage: true,
  send: (pyToken: string) => ({ body: { pyToken } }),
  answer: wire.finished,
});

export const readShopCode = post('/fran-qrpayment-fe/transaction/qr/v1/mpm/qrcode', {
  ...area,
  send: (qrCode: string) => ({ body: { qrCode } }),
  answer: wire.reading,
});

interface Asked {
  txToken: string;
  amount: number;
  /** as its code named it */
  shop?: Shop;
  method: Method;
  pointsMost?: PointsMost;
  place: Place;
}

const request = post('/fran-qrpayment-fe/transaction/qr/v1/mpm/request', {
  ...area,
  send: ({ txToken, amount, method, pointsMost, place: { latitude, longitude } }: Omit<Asked, 'shop'>) => ({
    body: {
      txToken,
      txAmt: String(amount),
      ...wireMeans(method, pointsMost),
      ...(latitude !== null && longitude !== null && { lttd: String(latitude), lngt: String(longitude) }),
    },
  }),
  answer: wire.request,
});

/** How an amount would be paid; nothing is paid by it. What the answer leaves out is as it was asked (A93). */
export async function requestPayment(asked: Asked, settings?: CallSettings): Promise<PayRequest> {
  const { amount, fee, shop, ...rest } = await request(asked, settings);
  return {
    ...rest,
    amount: amount ?? asked.amount,
    fee: fee ?? 0,
    shop: shop.name.ko === '' ? (asked.shop ?? shop) : shop,
  };
}

/** What an order is sent with; `pin` is encrypted. */
export interface Approval {
  key: string;
  txToken: string;
  pyNo: string;
  pin: string;
}

const approve = post('/fran-qrpayment-fe/transaction/qr/v1/mpm/approve', {
  ...quiet,
  lost: 'inquire',
  send: ({ key, ...body }: Approval) => ({ headers: { 'Idempotency-Key': key }, body }),
  answer: wire.approval,
  to: ({ isFinished, ...payment }): Payment => payment,
});

const byName = (name: OrderName) =>
  'key' in name
    ? { headers: { 'Idempotency-Key': name.key }, body: {} }
    : { body: { pyToken: name.pyToken } };

const askStatus = post(statusPath, { ...quiet, send: byName, answer: wire.status });

/** What there is to tell of a payment of which the answer says only that it was made (A93). */
async function withDetail<F extends CodeFate>(fate: F, settings?: CallSettings): Promise<F> {
  if (fate.kind !== 'done' || fate.receipt.amount !== null) return fate;
  try {
    return { ...fate, receipt: await readPayment(fate.receipt, settings) };
  } catch (error) {
    // It was paid all the same.
    if (error instanceof ApiError) return fate;
    throw error;
  }
}

/** What became of an order; one that has not come is closed by the asking. */
export async function inquireOrder(key: string, settings?: CallSettings): Promise<Fate> {
  return withDetail(toFate(await askStatus({ key }, settings)), settings);
}

export async function inquireCode(pyToken: string, settings?: CallSettings): Promise<CodeFate> {
  return withDetail(toCodeFate(await askStatus({ pyToken }, settings)), settings);
}

/** The newest order that nobody has been told about; null where there is none. */
export const readUntold = post(statusPath, {
  ...quiet,
  send: () => ({ body: {} }),
  answer: wire.status,
  to: ({ stands, key, pyToken }): OrderName | null => {
    if (stands === '0' || stands === '') return null;
    return key === '' ? { pyToken } : { key };
  },
});

/** Pays. The same key is the same order, however often it arrives. */
export async function approvePayment(order: Approval, settings?: CallSettings): Promise<Payment> {
  const paid = await approve(order, settings);
  if (paid.amount !== null) return paid;
  try {
    const fate = await inquireOrder(order.key, settings);
    return fate.kind === 'done' ? fate.receipt : paid;
  } catch (error) {
    if (error instanceof ApiError) return paid;
    throw error;
  }
}

/** Says that the customer has seen how an order ended. */
export const markTold = post(statusPath, {
  ...quiet,
  send(name: OrderName) {
    const { body, ...rest } = byName(name);
    return { ...rest, body: { ...body, cnfrmYn: 'Y' } };
  },
  answer: wire.status,
  to: () => true,
});
