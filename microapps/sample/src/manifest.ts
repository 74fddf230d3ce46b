import { defineManifest } from '@wallet/kit/manifest';

export const manifest = defineManifest({
  id: 'sample',
  name: { ko: '개발자 도구', en: 'Developer tools' },
  prefixes: ['/sample'],
  home: 'SMP10000',
  bridge: ['hello', 'openWebView', 'openWindow', 'openNativeScreen', 'closeView', 'setTopBar'],
  screens: {
    SMP10000: {
      path: '/sample',
      title: { ko: '개발자 도구', en: 'Developer tools' },
      flags: { forDeveloper: true },
    },
    SMP20000: {
      path: '/sample/call',
      title: { ko: 'API 호출', en: 'API call' },
      flags: { forDeveloper: true },
    },
    SMP30000: {
      path: '/sample/link',
      title: { ko: '링크 열기', en: 'Follow a link' },
      flags: { forDeveloper: true },
    },
    SMP40000: {
      path: '/sample/dialog',
      title: { ko: '메시지와 팝업', en: 'Messages and popups' },
      flags: { forDeveloper: true },
    },
    SMP50000: {
      path: '/sample/gallery',
      title: { ko: '컴포넌트', en: 'Components' },
      flags: { forDeveloper: true },
    },
  },
});
