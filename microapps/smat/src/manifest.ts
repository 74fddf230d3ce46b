import { defineManifest } from '@wallet/kit/manifest';

// The specification gives the codes, and the gate with its call (R702, R703, R776 to R778); each `assumed` job is ours (README.md).
export const manifest = defineManifest({
  id: 'smat',
  name: { ko: '스마트항공권', en: 'Smart air ticket' },
  prefixes: ['/smat'],
  home: 'FLY20000',
  doors: ['FLY10000'],
  bridge: [
    'hello',
    'openWindow',
    'openWebView',
    'closeView',
    'getLoginInfo',
    'getSsoInfo',
    'openNativeScreen',
  ],
  nativeScreens: ['qrScan', 'biometry', 'share', 'screenLight'],
  owners: ['travel-team'],
  capabilities: {
    openWebView: {
      reason: { ko: '공항 안내와 스마트패스를 열어요.', en: 'Opens the airport guide and the smart pass.' },
    },
    openNativeScreen: {
      reason: {
        ko: '탑승권 코드를 읽고, 얼굴이나 지문을 확인하고, 코드를 보일 때 화면을 밝혀요.',
        en: 'Reads boarding passes, checks face or fingerprint, and brightens the screen for the code.',
      },
    },
  },
  screens: {
    FLY10000: { title: { ko: '스마트항공권 시작', en: 'Join' }, back: 'FLY20000', assumed: true },
    FLY11000: { title: { ko: '스마트항공권', en: 'Smart air ticket' }, back: 'FLY20000' },
    FLY20000: { title: { ko: '내 항공권', en: 'My tickets' }, assumed: true, asks: ['/smat/v1/tickets'] },
    FLY30000: { title: { ko: '항공권 연결', en: 'Link a booking' }, back: 'FLY20000', assumed: true },
    FLY40000: { title: { ko: '스마트항공권', en: 'Ticket' }, back: 'FLY20000', assumed: true },
    FLY41000: { title: { ko: '동행 항공권', en: 'Companions' }, back: 'FLY20000', assumed: true },
    FLY41100: { title: { ko: '항공권 받기', en: 'Receive a ticket' }, back: 'FLY20000', assumed: true },
  },
});
