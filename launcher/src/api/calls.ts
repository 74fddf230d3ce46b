import { defineCall } from '@wallet/kit/api';
import type { Assets } from '../model/assets.ts';
import type { CardSetting } from '../model/cardSettings.ts';
import type { CardLists } from '../model/cards.ts';
import type { Dollar } from '../model/dollar.ts';
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
  type WireDollar,
  type WireEmergencyNotices,
  type WireShortLink,
  type WireUnread,
  wireAssets,
  wireCardSettings,
  wireCards,
  wireDollar,
  wireEmergencyNotices,
  wireShortLink,
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

/** What a dollar costs abroad, and the day before; the call is that of payments abroad. */
export const readDollar = defineCall<void, WireDollar, Dollar>({
  method: 'POST',
  path: '/gpayment-fe/inquiry/v1/gln/exrt',
  answer: wireDollar,
  envelope: 'header',
  duplicates: 'allow',
  send: () => ({ body: { tghtCrncyCd: 'USD' } }),
  to: ({ exrt, exrtTrnsList }) => ({ won: exrt, before: exrtTrnsList?.at(-2)?.exrt ?? null }),
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
