import { type CallSettings, defineCall } from '@wallet/kit/api';
import type { Infer } from '@wallet/kit/schema';
import type { Nation, Notice, Page, PayBanner } from '../model/notice.ts';
import type { Payment } from '../model/payment.ts';
import { toPayment } from './toPayment.ts';
import * as wire from './wire.ts';

const header = { envelope: 'header', duplicates: 'allow', spinner: false } as const;
const inquiry = '/fran-qrpayment-fe/inquiry/v1';

/** Which payments a history shows. */
export type HistoryFilter = 'all' | 'paid' | 'cancelled';
const cancelled: Record<HistoryFilter, string> = { all: '', paid: '0', cancelled: '1' };

function nextOf({ pageNo, totalPageNo }: { pageNo: number; totalPageNo: number }): number | null {
  return pageNo < totalPageNo ? pageNo + 1 : null;
}

export const listPayments = defineCall<
  { page: number; filter: HistoryFilter },
  Infer<typeof wire.wirePage>,
  Page<Payment>
>({
  ...header,
  method: 'GET',
  path: `${inquiry}/transaction/histories`,
  answer: wire.wirePage,
  send: ({ page, filter }) => ({ params: { pageNo: page, tranCnclYn: cancelled[filter] } }),
  to: (page) => ({ items: page.results.map(toPayment), next: nextOf(page) }),
});

export const readPayment = defineCall<{ number: string; date: string }, wire.WirePayment, Payment>({
  ...header,
  method: 'GET',
  path: `${inquiry}/transaction/detail`,
  answer: wire.wirePayment,
  send: ({ number, date }) => ({ params: { tranSerno: number, tranYmd: date } }),
  to: toPayment,
});

function toNotices(page: wire.WireNotices): Page<Notice> {
  return {
    items: page.results.map(({ anounSerno, anounTitl, anounCtnt, anounRegiYMS }) => ({
      id: anounSerno,
      title: anounTitl,
      content: anounCtnt,
      at: anounRegiYMS,
    })),
    next: nextOf(page),
  };
}

function board(path: string) {
  return defineCall<number, wire.WireNotices, Page<Notice>>({
    ...header,
    method: 'POST',
    path,
    answer: wire.wireNotices,
    send: (pageNo) => ({ body: { pageNo } }),
    to: toNotices,
  });
}

/** How a page of notices is asked for. */
export type ReadNotices = (page: number, settings?: CallSettings) => Promise<Page<Notice>>;

export const listNotices = board('/fran-qrpayment-fe/common/v1/qr-notice-list');
export const listNotes = board('/fran-qrpayment-fe/common/v1/qr-note-list');

/** Notices of the payment area as a whole, asked with GET (2-payment s7.1). */
export const listForeignNotices = defineCall<number, wire.WireNotices, Page<Notice>>({
  ...header,
  method: 'GET',
  path: '/gpayment-fe/cust/v1/notice-list',
  answer: wire.wireNotices,
  send: (pageNo) => ({ params: { pageNo } }),
  to: toNotices,
});

export const readBanner = defineCall<void, Infer<typeof wire.wireBanners>, PayBanner | null>({
  ...header,
  method: 'POST',
  path: `${inquiry}/nation/bannerInfo`,
  answer: wire.wireBanners,
  send: () => ({ body: { natCd: 'KR' } }),
  to: ({ bannerInfoList: [first] }) =>
    first ? { text: first.bnrWrds1Ctnt, link: first.bnrLinkUrlCtnt } : null,
});

/** Countries, or one by its code. */
export const readNations = defineCall<string | undefined, Infer<typeof wire.wireNations>, Nation[]>({
  ...header,
  method: 'GET',
  path: '/gpayment-fe/inquiry/v1/nations',
  answer: wire.wireNations,
  send: (natnlCd) => ({ params: { ...(natnlCd !== undefined && { natnlCd }) } }),
  to: ({ results }) =>
    results.map(({ natnlCd, natnlKorName, natnlEngName }) => ({
      code: natnlCd,
      name: { ko: natnlKorName, en: natnlEngName },
    })),
});

/** Whether the customer is a payment user: by POST from here (A59). */
export const readIsPayUser = defineCall<void, Infer<typeof wire.wireUser>, boolean>({
  ...header,
  method: 'POST',
  path: '/gpayment-fe/user/v1/inquiry',
  answer: wire.wireUser,
  to: ({ fxPyaccMberIdnfiNo }) => fxPyaccMberIdnfiNo !== '',
});

/** Whether customer due diligence is finished: by POST from here (A59). */
export const readIsDueDiligenceDone = defineCall<void, Infer<typeof wire.wireFinished>, boolean>({
  ...header,
  method: 'POST',
  path: '/gpayment-fe/user/v1/CDD',
  answer: wire.wireFinished,
  to: ({ finishYn }) => finishYn,
});
