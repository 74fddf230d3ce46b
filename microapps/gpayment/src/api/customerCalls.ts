import { get, post, put } from '@wallet/kit/api';
import type { NewInquiry } from '../model/inquiry.ts';
import type { NoticeKind } from '../model/notice.ts';
import * as wire from './serviceWire.ts';

const read = { envelope: 'header', duplicates: 'allow' } as const;
const changes = { envelope: 'header', lost: 'sameKey', again: true, answer: wire.finished } as const;

interface NoticesOf {
  pageNo?: number;
  kind?: NoticeKind | undefined;
  nationCode?: string | undefined;
}

export const readPayNotices = get('/gpayment-fe/cust/v1/notice-list', {
  ...read,
  send: ({ pageNo = 1, kind, nationCode }: NoticesOf) => ({
    params: { pageNo, anounDstcd: kind, natnlCd: nationCode },
  }),
  answer: wire.notices,
});

/** What is advertised in a nation. */
export const readNationBanners = post('/gpayment-fe/inquiry/v1/nation/bannerInfo', {
  ...read,
  lost: 'harmless',
  send: (natCd: string) => ({ body: { natCd } }),
  answer: wire.banners,
  to: ({ own, shared }) => [...own, ...shared].filter(({ text }) => text !== ''),
});

export const readInquiries = get('/gpayment-fe/cust/v1/inquiries', {
  ...read,
  send: (pageNo: number) => ({ params: { pageNo } }),
  answer: wire.inquiries,
});

export const writeInquiry = post('/gpayment-fe/cust/v1/inquiry', {
  ...changes,
  send: ({ kind, title, text }: NewInquiry) => ({
    body: { inqyDstcd: kind, inqyTitl: title, inqyCtnt: text },
  }),
});

/** A deletion, by PUT (E48). */
export const deleteInquiry = put('/gpayment-fe/cust/v1/inquiry', {
  ...changes,
  send: ({ id }: { id: string }) => ({ body: { inqySerno: id } }),
});
