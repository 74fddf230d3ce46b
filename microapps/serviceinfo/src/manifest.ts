import { defineManifest } from '@wallet/kit/manifest';

export const manifest = defineManifest({
  id: 'serviceinfo',
  name: { ko: '새 서비스', en: 'New service' },
  prefixes: ['/serviceinfo'],
  home: 'SVC10000',
  bridge: ['hello', 'openWindow', 'closeView'],
  owners: ['serviceinfo-team'],
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
    SVC10000: { path: '/serviceinfo/SVC10000', title: { ko: '내 이용 내역', en: 'My use' } },
    SVC20000: {
      path: '/serviceinfo/SVC20000/{itemNo}',
      title: { ko: '이용 내역 상세', en: 'Details of use' },
      back: 'SVC10000',
    },
    SVC30000: { path: '/serviceinfo/SVC30000', title: { ko: '약관 동의', en: 'Terms' }, back: 'SVC10000' },
    SVC31000: {
      path: '/serviceinfo/SVC31000',
      title: { ko: '신청 정보', en: 'Your application' },
      flags: { stepParam: true },
      back: 'SVC30000',
    },
    SVC32000: {
      path: '/serviceinfo/SVC32000/{applyNo}',
      title: { ko: '신청 결과', en: 'Result' },
      back: 'SVC10000',
    },
  },
});
