import { defineCall } from '@wallet/kit/api';
import type { ListedNoticeKind, Notice } from '../model/notice.ts';
import type { NumberedPage } from '../model/page.ts';
import { noticeCodes, toNotice } from './toNotice.ts';
import { toPage } from './toPage.ts';
import * as wire from './wire.ts';

export const listNotices = defineCall<
  { kind: ListedNoticeKind | undefined; page: number | undefined },
  wire.WireNoticePage,
  NumberedPage<Notice>
>({
  method: 'GET',
  path: '/noti/v1/notices',
  answer: wire.wireNoticePage,
  spinner: false,
  send: ({ kind, page = 1 }) => ({ params: { anounDstcd: kind && noticeCodes[kind], pageNo: page } }),
  to: (page) => toPage(page, toNotice),
});

export const readNotice = defineCall<string, wire.WireNotice, Notice>({
  method: 'GET',
  path: '/noti/v1/notices/{anounSerno}',
  answer: wire.wireNotice,
  send: (anounSerno) => ({ path: { anounSerno } }),
  to: toNotice,
});
