import { defineManifest } from '@wallet/kit/manifest';

export const manifest = defineManifest({
  id: 'sample',
  name: { ko: '개발자 도구', en: 'Developer tools' },
  prefixes: ['/sample'],
  home: 'SMP10000',
  bridge: ['hello', 'openWebView', 'openWindow', 'openNativeScreen', 'closeView', 'setTopBar'],
  owners: ['sample-team'],
  capabilities: {
    openWebView: {
      reason: { ko: '링크를 따라가는 모습을 시험합니다.', en: 'Tries out how links are followed.' },
    },
    openWindow: {
      reason: {
        ko: '월렛 밖의 주소로 나가는 모습을 시험합니다.',
        en: 'Tries out how addresses outside the wallet are opened.',
      },
    },
    openNativeScreen: {
      reason: {
        ko: '앱의 화면을 여는 모습을 시험합니다.',
        en: 'Tries out how screens of the app are opened.',
      },
    },
    closeView: {
      reason: { ko: '닫기와 뒤로 가기로 화면을 마칩니다.', en: 'Ends the screen by closing or going back.' },
    },
    setTopBar: {
      reason: { ko: '앱의 상단 바를 화면에 맞춥니다.', en: "Fits the app's top bar to the screen." },
    },
  },
  minHost: { I: '6.0.0', G: '6.0.0' },
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
