import { defineManifest } from '@wallet/kit/manifest';

// A screen's path is prefix and code unless told; the reasons of what every app asks of the phone are the kit's.
export const manifest = defineManifest({
  id: 'newapp',
  name: { ko: '새 서비스', en: 'New service' },
  prefixes: ['/newapp'],
  home: 'FZZ10000',
  bridge: ['hello', 'openWindow', 'closeView', 'getLoginInfo', 'getSsoInfo'],
  owners: ['newapp-team'],
  screens: {
    FZZ10000: { title: { ko: '내 이용 내역', en: 'My use' } },
    FZZ20000: {
      path: '/newapp/FZZ20000/{itemNo}',
      title: { ko: '이용 내역 상세', en: 'Details of use' },
      back: 'FZZ10000',
    },
    FZZ30000: { title: { ko: '약관 동의', en: 'Terms' }, back: 'FZZ10000' },
    FZZ31000: {
      title: { ko: '신청 정보', en: 'Your application' },
      flags: { stepParam: true },
      flow: 'applying',
      back: 'FZZ30000',
    },
    FZZ32000: {
      path: '/newapp/FZZ32000/{applyNo}',
      title: { ko: '신청 결과', en: 'Result' },
      back: 'FZZ10000',
    },
  },
});
