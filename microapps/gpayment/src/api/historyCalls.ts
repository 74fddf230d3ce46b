import { get } from '@wallet/kit/api';
import { fromMinorUnits, isCurrency, oldestHistoryDay, toMinorUnits } from '@wallet/kit/format';
import type { HistoryKind, Transaction, WireAmount } from '../model/history.ts';
import type { Page } from '../model/page.ts';
import { toPaid } from './payTo.ts';
import * as wire from './serviceWire.ts';

interface HistoryOf {
  pageNo: number;
  kind: 'all' | HistoryKind;
  /** YYYYMMDD, both included */
  from: string;
  to: string;
  /** a part of the shop's name */
  words?: string | undefined;
}

const read = { envelope: 'header', duplicates: 'allow' } as const;

function toTransaction({ applied, sent, received, ...told }: wire.ToldTransaction): Transaction {
  // What was applied; without it, what either side reckoned with.
  const { rate, unit: rateUnit } = [applied, sent].find((each) => each.rate !== '') ?? received;
  return { ...told, paid: withFee(told), rate, rateUnit };
}

/** What the balance fell by: the payment and its fee. */
function withFee({ principal, fee }: Pick<wire.ToldTransaction, 'principal' | 'fee'>): WireAmount {
  const { amount, currency } = principal;
  if (!isCurrency(currency) || fee.amount === '') return principal;
  const sum = [amount, fee.amount].map((each) => toMinorUnits(each, currency) ?? Number.NaN);
  const total = sum.reduce((one, other) => one + other);
  return { amount: Number.isSafeInteger(total) ? fromMinorUnits(total, currency) : '', currency };
}

export const readHistories = get('/gpayment-fe/inquiry/v1/transaction/histories', {
  ...read,
  send: ({ pageNo, kind, from, to, words }: HistoryOf) => ({
    params: {
      pageNo,
      tranDstcd: kind === 'all' ? undefined : kind,
      inqStrtYmd: from,
      inqEndYmd: to,
      uplcName: words,
    },
  }),
  answer: wire.transactions,
  to: ({ items, ...page }): Page<Transaction> => ({ ...page, items: items.map(toTransaction) }),
});

const detail = {
  ...read,
  send: ({ serial, date }: { serial: string; date: string }) => ({
    params: { tranSerno: serial, tranYmd: date },
  }),
  answer: wire.transaction,
};
const detailPath = '/gpayment-fe/inquiry/v1/transaction/detail';

/** What is to be told of a payment that was made, of which the order's own answer said too little (A93). */
export const readPaid = get(detailPath, { ...detail, spinner: false, to: toPaid });

export const readTransaction = get(detailPath, { ...detail, to: toTransaction });

/** So many pages are looked through for the payment that a refund gives back. */
const mostPages = 20;

/** The payment that a refund gives back: it is known by its number alone, and a detail needs its day as well. */
export async function findOriginal(
  { originalSerial, date }: Pick<Transaction, 'originalSerial' | 'date'>,
  today: string,
): Promise<Transaction | undefined> {
  const days = { from: oldestHistoryDay(today), to: date };
  for (let pageNo = 1; pageNo <= mostPages; pageNo += 1) {
    const page = await readHistories({ pageNo, kind: 'all', ...days });
    const found = page.items.find(({ serial }) => serial === originalSerial);
    if (found || pageNo >= page.pages) return found;
  }
  return undefined;
}
