import { defineManifest } from '@wallet/kit/manifest';

export const manifest = defineManifest({
  id: 'newapp',
  name: { ko: '새 서비스', en: 'New service' },
  prefixes: ['/newapp'],
  home: 'FZZ10000',
  bridge: ['hello', 'openWebView', 'closeView', 'setTopBar'],
  owners: ['newapp-team'],
  capabilities: {
    openWebView: { reason: { ko: '다른 서비스의 화면을 엽니다.', en: 'Opens a screen of another service.' } },
    closeView: {
      reason: { ko: '닫기와 뒤로 가기로 화면을 마칩니다.', en: 'Ends the screen by closing or going back.' },
    },
    setTopBar: {
      reason: { ko: '앱의 상단 바를 화면에 맞춥니다.', en: "Fits the app's top bar to the screen." },
    },
  },
  minHost: { I: '6.0.0', G: '6.0.0' },
  screens: {
    FZZ10000: { path: '/newapp/FZZ10000', title: { ko: '내 이용 내역', en: 'My use' } },
    FZZ20000: {
      path: '/newapp/FZZ20000/{itemNo}',
      title: { ko: '이용 내역 상세', en: 'Details of use' },
      back: 'FZZ10000',
    },
  },
});
