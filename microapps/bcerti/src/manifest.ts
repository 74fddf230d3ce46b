import { defineManifest } from '@wallet/kit/manifest';

// The specification gives codes and prefix (R690); each `assumed` job is our reading (README.md).
export const manifest = defineManifest({
  id: 'bcerti',
  name: { ko: '월렛 인증서', en: 'Wallet certificate' },
  prefixes: ['/bcerti'],
  home: 'FBC10000',
  bridge: [
    'hello',
    'openWindow',
    'closeView',
    'getLoginInfo',
    'getSsoInfo',
    'signWithCertificate',
    'openNativeScreen',
  ],
  nativeScreens: ['idCardScan', 'biometry'],
  owners: ['identity-team'],
  capabilities: {
    signWithCertificate: {
      reason: { ko: '월렛 인증서로 서명해요.', en: 'Signs with the wallet certificate.' },
    },
    openNativeScreen: {
      reason: {
        ko: '인증서를 발급할 때 신분증을 촬영하고, 서명할 때 얼굴이나 지문을 확인해요.',
        en: 'Scans an ID before a certificate is issued, and checks face or fingerprint before a signature.',
      },
    },
  },
  screens: {
    FBC10000: {
      title: { ko: '내 인증서', en: 'My certificate' },
      assumed: true,
      asks: ['/bcerti/v1/certificate'],
    },
    FBC11000: { title: { ko: '본인 확인', en: 'Who you are' }, back: 'FBC10000', assumed: true },
    FBC12000: {
      title: { ko: '인증서 비밀번호', en: 'Certificate password' },
      back: 'FBC10000',
      assumed: true,
    },
    FBC13000: { title: { ko: '인증서 완료', en: 'Certificate ready' }, back: 'FBC10000', assumed: true },
    FBC20000: { title: { ko: '인증서 관리', en: 'Manage' }, back: 'FBC10000', assumed: true },
    FBC21000: { title: { ko: '전자서명', en: 'Sign' }, back: 'FBC10000', assumed: true },
  },
});
