import { defineManifest } from '@wallet/kit/manifest';

export const manifest = defineManifest({
  id: 'mber',
  name: { ko: '회원', en: 'Member' },
  prefixes: ['/mber'],
  home: 'FME10000',
  doors: ['FMY10000'],
  bridge: [
    'hello',
    'openWindow',
    'closeView',
    'openWebView',
    'getLoginInfo',
    'getSsoInfo',
    'openNativeScreen',
    'signWithCertificate',
  ],
  nativeScreens: [],
  owners: ['mber-team'],
  capabilities: {
    openNativeScreen: {
      reason: {
        ko: '정리할 것이 있는 휴대폰 화면을 열어요.',
        en: 'Opens a screen of the phone where something must be settled.',
      },
    },
    openWindow: {
      reason: {
        ko: '약관과 안내 등 월렛 밖의 주소를 열어요.',
        en: 'Opens addresses outside the wallet: terms, guides.',
      },
    },
    openWebView: {
      reason: {
        ko: '간편 비밀번호, 공지, 고객센터를 새 화면으로 열어요.',
        en: 'Opens the payment PIN, notices and customer centre in screens of their own.',
      },
    },
    getLoginInfo: {
      reason: {
        ko: '앱에 로그인한 고객을 월렛에 로그인시켜요.',
        en: 'Signs the customer of the app in to the wallet.',
      },
    },
    getSsoInfo: {
      reason: {
        ko: '계열사 앱의 통합 로그인에 필요해요.',
        en: 'Needed for the single sign-on of an affiliate app.',
      },
    },
    signWithCertificate: {
      reason: {
        ko: '국민인증서로 로그인하거나 인증서를 등록해요.',
        en: 'Signs in with the national certificate, or registers it.',
      },
    },
  },
  screens: {
    FME10000: {
      title: { ko: '회원 서비스', en: 'Membership' },
      flags: { forVisitor: true },
      assumed: true,
    },
    FME11000: {
      title: { ko: '로그인', en: 'Sign in' },
      flags: { forVisitor: true },
      back: 'FME10000',
    },
    FME21000: {
      title: { ko: '회원가입', en: 'Sign up' },
      flags: { forVisitor: true },
      assumed: true,
      back: 'FME10000',
    },
    FME22000: {
      title: { ko: '본인 인증', en: 'Verify yourself' },
      flags: { forVisitor: true },
      assumed: true,
      back: 'FME10000',
    },
    FME23000: {
      title: { ko: '약관 동의', en: 'Terms' },
      flags: { forVisitor: true },
      back: 'FME10000',
    },
    FME24000: {
      title: { ko: '법정대리인 동의', en: 'Guardian’s consent' },
      flags: { forVisitor: true },
      assumed: true,
      back: 'FME21000',
    },
    FME30000: {
      title: { ko: '간편 월렛', en: 'Simple wallet' },
      flags: { forVisitor: true },
      back: 'FME10000',
    },
    FME50000: {
      title: { ko: '인증서 로그인', en: 'Certificate sign-in' },
      flags: { forVisitor: true },
      back: 'FME10000',
    },
    FME72000: {
      title: { ko: '회원가입', en: 'Sign up' },
      flags: { forVisitor: true },
      back: 'FME21000',
    },
    FME73100: {
      title: { ko: '비밀번호 찾기', en: 'Find your password' },
      flags: { forVisitor: true },
      assumed: true,
      back: 'FME11000',
    },
    FME73200: {
      title: { ko: '비밀번호 재설정', en: 'Reset your password' },
      flags: { forVisitor: true },
      assumed: true,
      back: 'FME73100',
    },
    FME74000: {
      title: { ko: '인증서 회원가입', en: 'Sign up by certificate' },
      flags: { forVisitor: true },
      back: 'FME50000',
    },
    FME76000: {
      title: { ko: '도서 서비스 가입', en: 'Book service sign-up' },
      flags: { forVisitor: true },
      back: 'FME10000',
    },
    FME81200: {
      title: { ko: '로그인 제한', en: 'Sign-in blocked' },
      flags: { forVisitor: true },
      assumed: true,
      back: 'FME11000',
    },
    FME82000: {
      title: { ko: '휴면 해제', en: 'Wake up your account' },
      flags: { forVisitor: true },
      assumed: true,
      back: 'FME10000',
    },
    FME91000: {
      title: { ko: '내 정보 변경', en: 'Edit my information' },
      assumed: true,
      back: 'FMY10000',
    },
    FME92000: {
      title: { ko: '탈퇴 완료', en: 'You have left' },
      flags: { forVisitor: true },
      assumed: true,
      back: 'FME10000',
    },
    FME93000: {
      title: { ko: '비밀번호 변경', en: 'Change password' },
      assumed: true,
      back: 'FMY10000',
    },
    FME94000: {
      title: { ko: '수신 동의', en: 'Consents' },
      assumed: true,
      back: 'FMY10000',
    },
    FME95000: {
      title: { ko: '회원 정보 확인', en: 'Confirm your membership' },
      back: 'FME10000',
    },
    FMY10000: { path: '/mber/FMY10000', title: { ko: '내 정보', en: 'My page' }, back: 'FME10000' },
  },
});
