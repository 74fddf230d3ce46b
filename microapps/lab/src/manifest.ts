import { defineManifest } from '@wallet/kit/manifest';

export const manifest = defineManifest({
  id: 'lab',
  name: { ko: '새 서비스', en: 'New service' },
  prefixes: ['/lab'],
  home: 'FLA10000',
  bridge: ['hello', 'openWindow', 'closeView'],
  owners: ['lab-team'],
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
    FLA10000: { path: '/lab/FLA10000', title: { ko: '내 이용 내역', en: 'My use' } },
    FLA20000: {
      path: '/lab/FLA20000/{itemNo}',
      title: { ko: '이용 내역 상세', en: 'Details of use' },
      back: 'FLA10000',
    },
    FLA30000: { path: '/lab/FLA30000', title: { ko: '약관 동의', en: 'Terms' }, back: 'FLA10000' },
    FLA31000: {
      path: '/lab/FLA31000',
      title: { ko: '신청 정보', en: 'Your application' },
      flags: { stepParam: true },
      back: 'FLA30000',
    },
    FLA32000: {
      path: '/lab/FLA32000/{applyNo}',
      title: { ko: '신청 결과', en: 'Result' },
      back: 'FLA10000',
    },
  },
});
