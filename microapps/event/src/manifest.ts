import { defineManifest } from '@wallet/kit/manifest';

export const manifest = defineManifest({
  id: 'event',
  name: { ko: '새 서비스', en: 'New service' },
  prefixes: ['/event'],
  home: 'EPO10000',
  bridge: ['hello', 'openWindow', 'closeView'],
  owners: ['event-team'],
  capabilities: {
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
    EPO10000: { path: '/event/EPO10000', title: { ko: '내 이용 내역', en: 'My use' } },
    EPO20000: {
      path: '/event/EPO20000/{itemNo}',
      title: { ko: '이용 내역 상세', en: 'Details of use' },
      back: 'EPO10000',
    },
    EPO30000: { path: '/event/EPO30000', title: { ko: '약관 동의', en: 'Terms' }, back: 'EPO10000' },
    EPO31000: {
      path: '/event/EPO31000',
      title: { ko: '신청 정보', en: 'Your application' },
      flags: { stepParam: true },
      back: 'EPO30000',
    },
    EPO32000: {
      path: '/event/EPO32000/{applyNo}',
      title: { ko: '신청 결과', en: 'Result' },
      back: 'EPO10000',
    },
  },
});
