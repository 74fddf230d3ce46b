import { get, post } from '@wallet/kit/api';
import type { ListedKind, Notification } from '../model/notification.ts';
import type { NumberedPage } from '../model/page.ts';
import { kindCodes, toNotification, toUnreadCounts } from './toNotification.ts';
import { toPage } from './toPage.ts';
import * as wire from './wire.ts';

interface PageAsked {
  kind: ListedKind | undefined;
  page: number | undefined;
}

export const listNotifications = get('/noti/v1/notifications', {
  answer: wire.wireNotificationPage,
  spinner: false,
  send: ({ kind, page = 1 }: PageAsked) => ({ params: { alrmDstcd: kind && kindCodes[kind], pageNo: page } }),
  to: (page): NumberedPage<Notification> => toPage(page, toNotification),
});

export const readUnread = get('/noti/v1/notifications/unread', {
  answer: wire.wireUnread,
  spinner: false,
  to: toUnreadCounts,
});

export const readNotification = get('/noti/v1/notifications/{alrmSerno}', {
  answer: wire.wireNotification,
  send: (alrmSerno: string) => ({ path: { alrmSerno } }),
  to: toNotification,
});

export const markRead = post('/noti/v1/notifications/{alrmSerno}/read', {
  lost: 'harmless',
  answer: wire.wireUnread,
  spinner: false,
  send: (alrmSerno: string) => ({ path: { alrmSerno } }),
  to: toUnreadCounts,
});

export const markAllRead = post('/noti/v1/notifications/read-all', {
  lost: 'harmless',
  answer: wire.wireUnread,
  to: toUnreadCounts,
});
