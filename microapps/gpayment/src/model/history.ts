import { fromMinorUnits, isCurrency, toMinorUnits } from '@wallet/kit/format';

/** Payment and refund, or cash machine (2-payment s3.4). */
export const historyKinds = ['03', '11'] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** An amount with its currency, as the wire has it. */
export interface WireAmount {
  amount: string;
  currency: string;
}

/** One payment, refund or withdrawal. */
export interface Transaction {
  serial: string;
  /** YYYYMMDD */
  date: string;
  /** YYYYMMDDhhmmss */
  at: string;
  /** what became of it (tranRsltDstcd): 1 done (stated), 0 under way, 2 refused, 3 closed (ours) */
  result: string;
  /** 02 CPM, 06 MPM, 03 cash machine */
  mode: string;
  isCancelled: boolean;
  cancelledAt: string;
  /** of a refund: what it gives back */
  originalSerial: string;
  merchant: string;
  address: string;
  merchantId: string;
  terminalId: string;
  network: string;
  nation: { code: string; ko: string; en: string };
  local: WireAmount;
  /** without the fee */
  principal: WireAmount;
  /** what left the purse, or came back to it: principal and fee */
  paid: WireAmount;
  /** what the shop's side took, in its currency; part of `local` */
  localFee: WireAmount;
  fee: WireAmount;
  /** what the shop's side asked for, and what was reckoned for it here: shown where they are not the amounts themselves */
  claim: WireAmount;
  sentClaim: WireAmount;
  rate: string;
  rateUnit: string;
  /** what was read: the customer's barcode, or the shop's code */
  codeText: string;
  before: string;
  after: string;
  means: string;
  accountNo: string;
}

export type TransactionState = 'paid' | 'withdrawn' | 'cancelled' | 'refund' | 'pending' | 'failed';

export function stateOf({ result, isCancelled, originalSerial, mode }: Transaction): TransactionState {
  if (result === '0') return 'pending';
  if (result === '2' || result === '3') return 'failed';
  if (originalSerial !== '') return 'refund';
  if (isCancelled) return 'cancelled';
  return mode === '03' ? 'withdrawn' : 'paid';
}

/**
 * What was paid in all, currency by currency. As in every history of the wallet neither what was cancelled counts, nor
 * what gave it back, nor what is under way or failed: the struck ones are in no sum.
 */
export function sumsOf(transactions: readonly Transaction[]): WireAmount[] {
  const sums = new Map<string, number>();
  for (const each of transactions) {
    const isPaid = ['paid', 'withdrawn'].includes(stateOf(each));
    const { amount, currency } = each.paid;
    const minor = isPaid && isCurrency(currency) ? toMinorUnits(amount, currency) : undefined;
    if (minor !== undefined) sums.set(currency, (sums.get(currency) ?? 0) + minor);
  }
  return [...sums].flatMap(([currency, minor]) =>
    isCurrency(currency) ? [{ amount: fromMinorUnits(minor, currency), currency }] : [],
  );
}

/** Whether an amount is one at all: an empty or broken one is not shown. */
export function isShown({ amount, currency }: WireAmount): boolean {
  return isCurrency(currency) ? toMinorUnits(amount, currency) !== undefined : /^-?\d+(\.\d+)?$/.test(amount);
}
