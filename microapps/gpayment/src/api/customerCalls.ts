import { defineCall } from '@wallet/kit/api';
import type { Infer } from '@wallet/kit/schema';
import { inquiryKinds, type NewInquiry, type PayInquiry } from '../model/inquiry.ts';
import type { NoticeKind, PayBanner, PayNotice } from '../model/notice.ts';
import type { Page } from '../model/page.ts';
import { once } from './once.ts';
import {
  bannersAnswer,
  finishAnswer,
  inquiriesAnswer,
  noticesAnswer,
  type WireInquiry,
  type WireNotice,
} from './serviceWire.ts';

type Finished = Infer<typeof finishAnswer>;
const finishes = {
  envelope: 'header',
  answer: finishAnswer,
  to: ({ finishYn }: Finished) => finishYn,
} as const;

function toNotice(wire: WireNotice): PayNotice {
  return {
    id: wire.anounSerno,
    title: wire.anounTitl,
    html: wire.anounCtnt,
    at: wire.anounRegiYMS,
    isPopup: wire.pupYn,
    kind: wire.anounDstcd === '02' ? '02' : '01',
    nationCode: wire.natnlCd,
  };
}

function toInquiry(wire: WireInquiry): PayInquiry {
  return {
    id: wire.inqySerno,
    kind: inquiryKinds.find((kind) => kind === wire.inqyDstcd) ?? '04',
    title: wire.inqyTitl,
    text: wire.inqyCtnt,
    at: wire.inqyRegiYMS,
    isAnswered: wire.ansYn,
    answer: wire.ansCtnt,
    answeredAt: wire.ansRegiYMS,
  };
}

interface NoticesOf {
  pageNo?: number;
  kind?: NoticeKind | undefined;
  nationCode?: string | undefined;
}

export const readPayNotices = defineCall<NoticesOf, Infer<typeof noticesAnswer>, Page<PayNotice>>({
  method: 'GET',
  path: '/gpayment-fe/cust/v1/notice-list',
  envelope: 'header',
  answer: noticesAnswer,
  duplicates: 'allow',
  send: ({ pageNo = 1, kind, nationCode }) => ({
    params: { pageNo, anounDstcd: kind, natnlCd: nationCode },
  }),
  to: ({ pageNo, totalPageNo, results }) => ({ items: results.map(toNotice), pageNo, pages: totalPageNo }),
});

/** What is advertised in a nation. */
export const readNationBanners = defineCall<string, Infer<typeof bannersAnswer>, PayBanner[]>({
  method: 'POST',
  path: '/gpayment-fe/inquiry/v1/nation/bannerInfo',
  envelope: 'header',
  answer: bannersAnswer,
  duplicates: 'allow',
  send: (natCd) => ({ body: { natCd } }),
  to: ({ results, bannerInfoList }) =>
    [...results, ...bannerInfoList]
      .filter(({ bnrWrds1Ctnt }) => bnrWrds1Ctnt !== '')
      .map(({ bnrWrds1Ctnt, bnrLinkUrlCtnt }) => ({ text: bnrWrds1Ctnt, link: bnrLinkUrlCtnt })),
});

export const readInquiries = defineCall<number, Infer<typeof inquiriesAnswer>, Page<PayInquiry>>({
  method: 'GET',
  path: '/gpayment-fe/cust/v1/inquiries',
  envelope: 'header',
  answer: inquiriesAnswer,
  duplicates: 'allow',
  send: (pageNo) => ({ params: { pageNo } }),
  to: ({ pageNo, totalPageNo, results }) => ({ items: results.map(toInquiry), pageNo, pages: totalPageNo }),
});

export const writeInquiry = defineCall<NewInquiry & { key: string }, Finished, boolean>({
  ...finishes,
  method: 'POST',
  path: '/gpayment-fe/cust/v1/inquiry',
  send: ({ key, kind, title, text }) => ({
    headers: once(key),
    body: { inqyDstcd: kind, inqyTitl: title, inqyCtnt: text },
  }),
});

/** A deletion, by PUT (E48). */
export const deleteInquiry = defineCall<{ key: string; id: string }, Finished, boolean>({
  ...finishes,
  method: 'PUT',
  path: '/gpayment-fe/cust/v1/inquiry',
  send: ({ key, id }) => ({ headers: once(key), body: { inqySerno: id } }),
});
