import { get, post } from '@wallet/kit/api';
import { oldestHistoryDay } from '@wallet/kit/format';
import type { HistoryKind } from '../model/history.ts';
import type { Page } from '../model/notice.ts';
import type { Payment } from '../model/payment.ts';
import * as wire from './wire.ts';

const read = { envelope: 'header', duplicates: 'allow', spinner: false } as const;
/** A question by POST: sent again it says the same. */
const asked = { ...read, lost: 'harmless' } as const;

/** Cancelled or not is stated, the result of an order under way is ours. */
const kinds: Record<'all' | HistoryKind, { tranCnclYn?: '0' | '1'; tranRsltDstcd?: '1' | '2' }> = {
  all: {},
  paid: { tranCnclYn: '0', tranRsltDstcd: '1' },
  cancelled: { tranCnclYn: '1' },
  pending: { tranRsltDstcd: '2' },
};

interface PaymentsOf {
  page: number;
  kind: 'all' | HistoryKind;
  /** YYYYMMDD, both included */
  from?: string;
  to?: string;
  /** a part of the shop's name */
  words?: string | undefined;
}

export const listPayments = get('/fran-qrpayment-fe/inquiry/v1/transaction/histories', {
  ...read,
  send: ({ page, kind, from, to, words }: PaymentsOf) => ({
    params: { pageNo: page, ...kinds[kind], inqStrtYmd: from, inqEndYmd: to, uplcName: words },
  }),
  answer: wire.payments,
});

export const readPayment = get('/fran-qrpayment-fe/inquiry/v1/transaction/detail', {
  ...read,
  send: ({ number, date }: { number: string; date: string }) => ({
    params: { tranSerno: number, tranYmd: date },
  }),
  answer: wire.payment,
});

/** So many pages are looked through for the payment that a refund gives back. */
const mostPages = 20;

/** The payment that a refund gives back: it is known by its number alone, and a detail needs its day as well. */
export async function findOriginal(
  { original, date }: Pick<Payment, 'original' | 'date'>,
  today: string,
): Promise<Payment | undefined> {
  const days = { from: oldestHistoryDay(today), to: date };
  for (let page: number | null = 1; page !== null && page <= mostPages; ) {
    const { items, next }: Page<Payment> = await listPayments({ page, kind: 'all', ...days });
    const found = items.find(({ number }) => number === original);
    if (found) return found;
    page = next;
  }
  return undefined;
}

const board = { ...asked, send: (pageNo: number) => ({ body: { pageNo } }), answer: wire.notices };

export const listNotices = post('/fran-qrpayment-fe/common/v1/qr-notice-list', board);
export const listNotes = post('/fran-qrpayment-fe/common/v1/qr-note-list', board);

/** Notices of the payment area as a whole, asked with GET (2-payment s7.1). */
export const listForeignNotices = get('/gpayment-fe/cust/v1/notice-list', {
  ...read,
  send: (pageNo: number) => ({ params: { pageNo } }),
  answer: wire.notices,
});

export const readBanner = post('/fran-qrpayment-fe/inquiry/v1/nation/bannerInfo', {
  ...asked,
  send: () => ({ body: { natCd: 'KR' } }),
  answer: wire.banners,
  to: ({ shared, own }) => [...shared, ...own][0] ?? null,
});

/** Countries, or one by its code. */
export const readNations = get('/gpayment-fe/inquiry/v1/nations', {
  ...read,
  send: (natnlCd: string | undefined) => ({ params: { ...(natnlCd !== undefined && { natnlCd }) } }),
  answer: wire.nations,
});

/** Whether the customer is a payment user: by POST from here (A59). */
export const readIsPayUser = post('/gpayment-fe/user/v1/inquiry', { ...asked, answer: wire.isUser });

/** Whether customer due diligence is finished: by POST from here (A59). */
export const readIsDueDiligenceDone = post('/gpayment-fe/user/v1/CDD', { ...asked, answer: wire.finished });
