import { defineManifest } from '@wallet/kit/manifest';

export const manifest = defineManifest({
  id: 'newapp',
  name: { ko: '새 서비스', en: 'New service' },
  prefixes: ['/newapp'],
  home: 'FZZ10000',
  bridge: ['hello', 'openWindow', 'closeView', 'getSsoInfo'],
  owners: ['newapp-team'],
  capabilities: {
    getSsoInfo: {
      reason: {
        ko: '그룹사 앱에서 로그인한 고객을 그대로 이어 받습니다.',
        en: 'Takes over who has signed in to a group company’s app.',
      },
    },
    openWindow: {
      reason: {
        ko: '앱에서만 되는 화면을 앱으로 엽니다.',
        en: 'Opens in the app what only the app can show.',
      },
    },
    closeView: {
      reason: { ko: '닫기와 뒤로 가기로 화면을 마칩니다.', en: 'Ends the screen by closing or going back.' },
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
    FZZ30000: { path: '/newapp/FZZ30000', title: { ko: '약관 동의', en: 'Terms' }, back: 'FZZ10000' },
    FZZ31000: {
      path: '/newapp/FZZ31000',
      title: { ko: '신청 정보', en: 'Your application' },
      flags: { stepParam: true },
      back: 'FZZ30000',
    },
    FZZ32000: {
      path: '/newapp/FZZ32000/{applyNo}',
      title: { ko: '신청 결과', en: 'Result' },
      back: 'FZZ10000',
    },
  },
});
