import { defineManifest } from '@wallet/kit/manifest';

const checked = {
  ko: '앱이 브리지 규약대로 답하는지 확인해요.',
  en: 'Checks that the phone app answers as the bridge contract says.',
};

export const manifest = defineManifest({
  id: 'sample',
  name: { ko: '개발자 도구', en: 'Developer tools' },
  prefixes: ['/sample'],
  home: 'SMP10000',
  // All of them: its bridge check asks the phone app about every method (SMP70000).
  bridge: [
    'hello',
    'getLoginInfo',
    'getSsoInfo',
    'getToken',
    'openWebView',
    'openWindow',
    'openInAppView',
    'openNativeScreen',
    'closeView',
    'setTopBar',
    'checkPermission',
    'getLocation',
    'signWithCertificate',
  ],
  nativeScreens: [
    'D007792',
    'passportScan',
    'passportChip',
    'idCardScan',
    'faceCapture',
    'biometry',
    'identityWallet',
    'qrScan',
    'contacts',
    'share',
    'saveImage',
    'screenLight',
    'externalApp',
  ],
  owners: ['sample-team'],
  capabilities: {
    getLoginInfo: { reason: checked },
    getSsoInfo: { reason: checked },
    getToken: { reason: checked },
    openWebView: { reason: checked },
    openWindow: {
      reason: {
        ko: '월렛 밖의 주소로 나가는 모습을 시험해요.',
        en: 'Tries out how addresses outside the wallet are opened.',
      },
    },
    openInAppView: { reason: checked },
    openNativeScreen: {
      reason: {
        ko: '앱의 화면을 여는 모습을 시험해요.',
        en: 'Tries out how screens of the app are opened.',
      },
    },
    setTopBar: { reason: checked },
    checkPermission: { reason: checked },
    getLocation: { reason: checked },
    signWithCertificate: { reason: checked },
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
    SMP80000: {
      path: '/sample/screens',
      title: { ko: '화면 본보기', en: 'Page patterns' },
      flags: { forDeveloper: true },
    },
    SMP70000: {
      path: '/sample/bridge',
      title: { ko: '브리지 점검', en: 'Bridge check' },
      flags: { forDeveloper: true },
    },
    SMP60000: {
      path: '/sample/opening',
      title: { ko: '앱 열고 결과 받기', en: 'Open an app and take its result' },
      flags: { forDeveloper: true },
    },
    SMP61000: {
      path: '/sample/answer',
      title: { ko: '열린 앱', en: 'Opened app' },
      flags: { forDeveloper: true },
      back: 'SMP60000',
    },
  },
});
