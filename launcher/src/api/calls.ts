import { defineCall } from '@wallet/kit/api';
import type { Assets } from '../model/assets.ts';
import type { CardSetting } from '../model/cardSettings.ts';
import type { CardLists } from '../model/cards.ts';
import type { Expiry, Stay } from '../model/comingUp.ts';
import type { EmergencyNotice } from '../model/emergencyNotice.ts';
import type { ShortLink } from '../model/shortLink.ts';
import { toAssets } from './toAssets.ts';
import { fromCardSettings, toCardSettings } from './toCardSettings.ts';
import { toCards } from './toCards.ts';
import { toNotices } from './toNotices.ts';
import { toShortLink } from './toShortLink.ts';
import {
  type WireAssets,
  type WireCardSettings,
  type WireCards,
  type WireEmergencyNotices,
  type WireExpiries,
  type WireShortLink,
  type WireStays,
  type WireUnread,
  wireAssets,
  wireCardSettings,
  wireCards,
  wireEmergencyNotices,
  wireExpiries,
  wireShortLink,
  wireStays,
  wireUnread,
} from './wire.ts';

// Home draws its own skeletons: the spinner over the page is for what a tap started.
export const readAssets = defineCall<void, WireAssets, Assets>({
  method: 'GET',
  path: '/mstr/main/assets',
  answer: wireAssets,
  to: toAssets,
  spinner: false,
});

export const readCards = defineCall<void, WireCards, CardLists>({
  method: 'GET',
  path: '/mstr/main/cards',
  answer: wireCards,
  to: toCards,
  spinner: false,
});

export const readCardSettings = defineCall<void, WireCardSettings, CardSetting[]>({
  method: 'GET',
  path: '/mstr/main/cardSetting',
  answer: wireCardSettings,
  to: toCardSettings,
  spinner: false,
});

export const saveCardSettings = defineCall<readonly CardSetting[], WireCardSettings, CardSetting[]>({
  method: 'POST',
  path: '/mstr/main/cardSetting',
  answer: wireCardSettings,
  send: (settings) => ({ body: fromCardSettings(settings) }),
  to: toCardSettings,
});

export const readEmergencyNotices = defineCall<void, WireEmergencyNotices, EmergencyNotice[]>({
  method: 'GET',
  path: '/mstr/main/emergencyNotice',
  answer: wireEmergencyNotices,
  to: toNotices,
  spinner: false,
});

/** How many notifications are unread, of all kinds together; the call is the notifications domain's. */
export const readUnreadCount = defineCall<void, WireUnread, number>({
  method: 'GET',
  path: '/noti/v1/notifications/unread',
  answer: wireUnread,
  to: ({ unreadList }) => unreadList.reduce((sum, { unreadCnt }) => sum + unreadCnt, 0),
  spinner: false,
});

/** The nights that are booked in forest lodges; the call is the forest's. */
export const readStays = defineCall<void, WireStays, Stay[]>({
  method: 'GET',
  path: '/forest/v1/bookings',
  answer: wireStays,
  to: ({ bkngList }) =>
    bkngList.map((one) => ({
      number: one.bkngNo,
      name: { ko: one.forestNm, en: one.forestEngNm },
      from: one.ckinYmd,
      until: one.ckutYmd,
      isPaid: one.bkngStcd === 'PAID',
      heldUntil: one.bkngStcd === 'HOLD' ? (one.hldExprDttm ?? '') : '',
    })),
  spinner: false,
});

/** The points that end on a day; the call is the point wallet's. */
export const readExpiries = defineCall<void, WireExpiries, Expiry[]>({
  method: 'POST',
  path: '/point-fe/bank-book/v1/summary',
  envelope: 'outData',
  answer: wireExpiries,
  duplicates: 'allow',
  to: ({ expList }) => expList.map(({ expYmd, amt }) => ({ on: expYmd, points: amt })),
  spinner: false,
});

export const readShortLink = defineCall<string, WireShortLink, ShortLink>({
  method: 'GET',
  path: '/mstr/main/shortLink',
  answer: wireShortLink,
  send: (code) => ({ params: { shrtLnkCd: code } }),
  to: toShortLink,
  spinner: false,
});
