import { defineManifest } from '@wallet/kit/manifest';

const card = { ko: '자격', en: 'Qualification' };
const paper = { ko: '증명 문서', en: 'Document' };

// The specification gives codes and prefix, and that two screens take route params (R742, R743); each `assumed` job is our
// reading, and so are the names of the params and the codes of the addresses that have them (README.md).
export const manifest = defineManifest({
  id: 'license',
  name: { ko: '금융연수원 자격증', en: 'Finance institute certificates' },
  prefixes: ['/license'],
  home: 'KFC20000',
  bridge: [
    'hello',
    'openWindow',
    'closeView',
    'getLoginInfo',
    'getSsoInfo',
    'openWebView',
    'openNativeScreen',
  ],
  nativeScreens: ['share', 'saveImage', 'contacts', 'screenLight'],
  owners: ['license-team'],
  capabilities: {
    openNativeScreen: {
      reason: {
        ko: '자격증을 사진에 저장하고, 받는 분을 연락처에서 고르고, 링크를 공유해요.',
        en: 'Saves certificates into the photos, chooses a receiver from the contacts, and shares the link.',
      },
    },
  },
  screens: {
    KFC12000: {
      title: { ko: '금융연수원 연결', en: 'Connect the institute' },
      back: 'KFC20000',
      assumed: true,
    },
    KFC20000: { title: { ko: '내 자격', en: 'Qualifications' } },
    KFC20001: {
      path: '/license/KFC20000/{qualificationId}',
      title: card,
      aliasOf: 'KFC20000',
      back: 'KFC20000',
    },
    KFC21000: { title: paper, back: 'KFC20000', assumed: true },
    KFC21001: {
      path: '/license/KFC21000/{qualificationId}/{documentKind}',
      title: paper,
      aliasOf: 'KFC21000',
      back: 'KFC20000',
      assumed: true,
    },
    // What the QR on a document and the link to it open, for people who have no wallet.
    KFC21002: {
      path: '/license/KFC21000/{checkNo}',
      title: { ko: '자격증 확인', en: 'Check a certificate' },
      flags: { forVisitor: true },
      assumed: true,
    },
  },
});
