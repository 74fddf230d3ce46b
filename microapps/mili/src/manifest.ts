import { defineManifest } from '@wallet/kit/manifest';

const { freeze } = Object;
const step = freeze({ stepParam: true });

// The specification gives the codes and what FSO11000 is (R684, R741); each `assumed` job is our reading (README.md).
export const manifest = defineManifest({
  id: 'mili',
  name: { ko: '병역', en: 'Military service' },
  prefixes: ['/mili'],
  home: 'FSO11000',
  doors: ['FYB10000'],
  bridge: [
    'hello',
    'openWindow',
    'closeView',
    'getLoginInfo',
    'getSsoInfo',
    'openWebView',
    'openNativeScreen',
  ],
  nativeScreens: ['share', 'saveImage', 'screenLight'],
  owners: ['duties-team'],
  capabilities: {
    openWindow: {
      reason: {
        ko: '검사장과 훈련장의 지도, 적금 가입 화면을 열어요.',
        en: 'Opens maps of places, and the page where the savings account is joined.',
      },
    },
    openNativeScreen: {
      reason: {
        ko: '증명서를 사진에 저장하거나 공유하고, 위병소에서 화면을 밝게 켜요.',
        en: 'Saves and shares certificates, and brightens the screen at the gate.',
      },
    },
  },
  screens: {
    FSO11000: { title: { ko: '병역', en: 'Military service' }, asks: ['/mili/v1/record'] },
    FSO12100: {
      title: { ko: '병적증명서 신청', en: 'Apply for a certificate' },
      back: 'FSO11000',
      assumed: true,
    },
    FSO12200: {
      title: { ko: '신청 확인', en: 'Check and sign' },
      flags: step,
      flow: 'certificate',
      back: 'FSO12100',
      assumed: true,
    },
    FSO12300: { title: { ko: '병적증명서', en: 'Military certificate' }, back: 'FSO20000', assumed: true },
    FSO13100: {
      title: { ko: '병역판정검사', en: 'Draft examination' },
      back: 'FSO11000',
      assumed: true,
      asks: ['/mili/v1/judgement'],
    },
    FSO13200: { title: { ko: '검사 날과 장소', en: 'Day and place' }, back: 'FSO13100', assumed: true },
    FSO13300: {
      title: { ko: '검사 신청', en: 'Apply for the examination' },
      flags: step,
      flow: 'judgement',
      back: 'FSO13200',
      assumed: true,
    },
    FSO14100: { title: { ko: '내 병역판정검사', en: 'My examination' }, back: 'FSO13100', assumed: true },
    FSO14200: { title: { ko: '검사 변경·취소', en: 'Change or cancel' }, back: 'FSO14100', assumed: true },
    FSO15000: { title: { ko: '예비군 훈련', en: 'Reserve training' }, back: 'FYB10000', assumed: true },
    FSO15100: { title: { ko: '훈련 미루기', en: 'Postpone' }, back: 'FYB10000', assumed: true },
    FSO15200: { title: { ko: '훈련 입소', en: 'Check in' }, back: 'FYB10000', assumed: true },
    FSO20000: {
      title: { ko: '증명서와 훈련 내역', en: 'Papers and history' },
      back: 'FSO11000',
      assumed: true,
    },
    FYB10000: {
      title: { ko: '예비군', en: 'Reserve forces' },
      back: 'FSO11000',
      assumed: true,
      asks: ['/mili/v1/training', '/mili/v1/youth'],
    },
  },
});
