import { defineCall } from '@wallet/kit/api';
import type { Assets } from '../model/assets.ts';
import type { CardSetting } from '../model/cardSettings.ts';
import type { CardLists } from '../model/cards.ts';
import type { EmergencyNotice } from '../model/emergencyNotice.ts';
import { toAssets } from './toAssets.ts';
import { fromCardSettings, toCardSettings } from './toCardSettings.ts';
import { toCards } from './toCards.ts';
import { toNotices } from './toNotices.ts';
import {
  type WireAssets,
  type WireCardSettings,
  type WireCards,
  type WireEmergencyNotices,
  wireAssets,
  wireCardSettings,
  wireCards,
  wireEmergencyNotices,
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
