import { get } from '@wallet/kit/api';
import type { ListedNoticeKind, Notice } from '../model/notice.ts';
import type { NumberedPage } from '../model/page.ts';
import { noticeCodes, toNotice } from './toNotice.ts';
import { toPage } from './toPage.ts';
import * as wire from './wire.ts';

export const listNotices = get('/noti/v1/notices', {
  answer: wire.wireNoticePage,
  spinner: false,
  send: ({ kind, page = 1 }: { kind: ListedNoticeKind | undefined; page: number | undefined }) => ({
    params: { anounDstcd: kind && noticeCodes[kind], pageNo: page },
  }),
  to: (page): NumberedPage<Notice> => toPage(page, toNotice),
});

export const readNotice = get('/noti/v1/notices/{anounSerno}', {
  answer: wire.wireNotice,
  send: (anounSerno: string) => ({ path: { anounSerno } }),
  to: toNotice,
});
