import { get, post } from '@wallet/kit/api';
import type { Means } from '../model/tax.ts';
import * as wire from './wire.ts';

export const readTaxes = get('/tax/v1/taxes', { answer: wire.taxes });
export const readBill = get('/tax/v1/bills/{gojiNo}', { answer: wire.bill });
export const readRefund = get('/tax/v1/refunds/{rfndNo}', { answer: wire.refund });

/** Asks the authorities again: once in ten minutes. */
export const sync = post('/tax/v1/sync', { lost: 'harmless', answer: wire.fetched });
/** Deletes what was fetched; receipts stay. */
export const leave = post('/tax/v1/leave', { lost: 'harmless' });

interface Wanted {
  billId: string;
  means: Means;
  /** won without the fee of a card */
  total: number;
}
const wanted = ({ billId, means, total }: Wanted) => ({
  gojiNo: billId,
  mthdDstcd: wire.wireMeans[means],
  totAmt: total,
});

/** Pays out of the wallet: account or points. */
export const pay = post('/tax/v1/pay', {
  lost: 'inquire',
  duplicates: 'allow',
  send: ({ key, facts, secret }: { key: string; facts: Wanted; secret: string }) => ({
    headers: { 'Idempotency-Key': key },
    body: { ...wanted(facts), pin: secret },
  }),
  answer: wire.paid,
});
export const inquirePayment = post('/tax/v1/payState', {
  lost: 'harmless',
  duplicates: 'allow',
  send: (key: string) => ({ body: { odrKey: key } }),
  answer: wire.orderEnd,
});
/** Where a card pays: the payment company's page, which leads back to the bill. */
export const openPayPage = post('/tax/v1/payPage', {
  lost: 'sameEnd',
  send: (facts: Wanted) => ({ body: wanted(facts) }),
  answer: wire.payUrl,
});

export const askRefund = post('/tax/v1/refunds/{rfndNo}/ask', {
  lost: 'sameKey',
  /** `paid` is what the customer saw: another sum is refused */
  send: ({ id, account, paid }: { id: string; account: string; paid: number }) => ({
    path: { rfndNo: id },
    body: { acNo: account, payAmt: paid },
  }),
  answer: wire.refund,
});
