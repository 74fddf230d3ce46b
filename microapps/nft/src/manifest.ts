import { defineManifest } from '@wallet/kit/manifest';

const { freeze } = Object;
const own = freeze({ back: 'FNF20000', assumed: true });
const step = freeze({ stepParam: true });

// The specification gives seventeen codes and one visitor flag; all jobs are our reading (README.md).
export const manifest = defineManifest({
  id: 'nft',
  name: { ko: 'NFT 지갑', en: 'NFT wallet' },
  prefixes: ['/nft'],
  home: 'FNF10000',
  bridge: ['hello', 'openWindow', 'closeView', 'getLoginInfo', 'getSsoInfo', 'openNativeScreen'],
  nativeScreens: ['qrScan', 'share', 'screenLight'],
  capabilities: {
    openNativeScreen: {
      reason: {
        ko: '받는 주소의 QR을 읽고, 링크를 보내고, 입장할 때 화면을 밝게 해요.',
        en: 'Reads the QR of an address, sends links and brightens the screen at the door.',
      },
    },
  },
  owners: ['nft-team'],
  screens: {
    FNF10000: { title: { ko: 'NFT 지갑', en: 'NFT wallet' }, assumed: true },
    FNF10100: {
      title: { ko: '비밀번호 정하기', en: 'Your PIN' },
      flags: step,
      flow: 'opening',
      back: 'FNF10000',
      assumed: true,
    },
    FNF11000: { title: { ko: '내 NFT 지갑', en: 'Your wallet' }, back: 'FNF10000', assumed: true },
    FNF20000: { title: { ko: '내 토큰', en: 'My tokens' }, back: 'FNF10000', assumed: true },
    FNF20100: { title: { ko: '토큰 보기', en: 'Token' }, ...own },
    FNF20200: { title: { ko: '토큰 증명', en: 'Proof' }, ...own },
    FNF20300: { title: { ko: '자랑하기', en: 'Share' }, ...own },
    FNF20400: {
      title: { ko: '공유된 토큰', en: 'Shared token' },
      flags: { forVisitor: true },
      back: 'FNF10000',
      assumed: true,
    },
    FNF20500: { title: { ko: '숨긴 토큰', en: 'Hidden tokens' }, ...own },
    FNF30000: { title: { ko: '받기', en: 'Receive' }, ...own },
    FNF41000: { title: { ko: '보내기', en: 'Send' }, ...own },
    FNF42000: {
      title: { ko: '보내기 확인', en: 'Check and send' },
      flags: step,
      flow: 'sending',
      ...own,
    },
    FNF43000: { title: { ko: '보내는 중', en: 'On its way' }, ...own },
    FNF43002: { title: { ko: '보내기 결과', en: 'Result' }, ...own },
    FNF60000: { title: { ko: '이벤트', en: 'Events' }, back: 'FNF10000', assumed: true },
    FNF61000: { title: { ko: '입장권', en: 'Tickets' }, back: 'FNF10000', assumed: true },
    FNF62000: { title: { ko: '입장하기', en: 'Entry' }, back: 'FNF61000', assumed: true },
  },
});
