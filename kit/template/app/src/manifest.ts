import { defineManifest } from '@wallet/kit/manifest';

export const manifest = defineManifest({
  id: 'newapp',
  name: { ko: '새 서비스', en: 'New service' },
  prefixes: ['/newapp'],
  home: 'FZZ10000',
  bridge: ['hello', 'openWebView', 'closeView', 'setTopBar'],
  screens: {
    FZZ10000: { path: '/newapp/FZZ10000', title: { ko: '내 이용 내역', en: 'My use' } },
    FZZ20000: {
      path: '/newapp/FZZ20000/{itemNo}',
      title: { ko: '이용 내역 상세', en: 'Details of use' },
      back: 'FZZ10000',
    },
  },
});
