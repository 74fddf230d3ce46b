import { defineCall } from '@wallet/kit/api';
import type { ListedKind, Notification, UnreadCounts } from '../model/notification.ts';
import type { NumberedPage } from '../model/page.ts';
import { kindCodes, toNotification, toUnreadCounts } from './toNotification.ts';
import { toPage } from './toPage.ts';
import * as wire from './wire.ts';

interface PageAsked {
  kind: ListedKind | undefined;
  page: number | undefined;
}

export const listNotifications = defineCall<PageAsked, wire.WireNotificationPage, NumberedPage<Notification>>(
  {
    method: 'GET',
    path: '/noti/v1/notifications',
    answer: wire.wireNotificationPage,
    spinner: false,
    send: ({ kind, page = 1 }) => ({ params: { alrmDstcd: kind && kindCodes[kind], pageNo: page } }),
    to: (page) => toPage(page, toNotification),
  },
);

export const readUnread = defineCall<void, wire.WireUnread, UnreadCounts>({
  method: 'GET',
  path: '/noti/v1/notifications/unread',
  answer: wire.wireUnread,
  spinner: false,
  to: toUnreadCounts,
});

export const readNotification = defineCall<string, wire.WireNotification, Notification>({
  method: 'GET',
  path: '/noti/v1/notifications/{alrmSerno}',
  answer: wire.wireNotification,
  send: (alrmSerno) => ({ path: { alrmSerno } }),
  to: toNotification,
});

export const markRead = defineCall<string, wire.WireUnread, UnreadCounts>({
  method: 'POST',
  path: '/noti/v1/notifications/{alrmSerno}/read',
  answer: wire.wireUnread,
  spinner: false,
  send: (alrmSerno) => ({ path: { alrmSerno } }),
  to: toUnreadCounts,
});

export const markAllRead = defineCall<void, wire.WireUnread, UnreadCounts>({
  method: 'POST',
  path: '/noti/v1/notifications/read-all',
  answer: wire.wireUnread,
  to: toUnreadCounts,
});
