import type { Persona } from '../persona.ts';

/** The asset overview; amounts of the wallet are whole won or whole units. */
export function assetsOf({ points }: Persona, isUnderFourteen: boolean) {
  const all = [points === 'none' ? pointInvitation : point, coupon, donation, gold, carbon, nft];
  return isUnderFourteen
    ? { assetList: [point, coupon], foreignWalletList: [] }
    : { assetList: all, foreignWalletList: foreignWallets };
}

const point = {
  className: 'point',
  assetName: '포인트',
  assetNum: 12340,
  assetUnit: 'P',
  isValueVisible: 'Y',
  routeName: 'FPO10000',
  domainName: 'point',
  displayText: '',
};

const pointInvitation = { ...point, assetNum: 0, isValueVisible: 'N', displayText: '포인트 지갑 만들기' };

const coupon = {
  className: 'coupon',
  assetName: '쿠폰',
  assetNum: 3,
  assetUnit: 'count',
  isValueVisible: 'Y',
  routeName: 'FCP14100',
  domainName: 'cpon',
  displayText: '',
};

const donation = {
  className: 'donation',
  assetName: '고향사랑기부 포인트',
  assetNum: 30000,
  assetUnit: 'P',
  isValueVisible: 'Y',
  routeName: 'FHL31000',
  domainName: 'dnt',
  displayText: '',
};

const gold = {
  className: 'gold',
  assetName: '금 모으기',
  assetNum: 12,
  assetUnit: 'G',
  isValueVisible: 'Y',
  routeName: 'FGS11000',
  domainName: 'gold-saving',
  displayText: '',
};

const carbon = {
  className: 'canp',
  assetName: '탄소중립포인트',
  assetNum: 0,
  assetUnit: 'P',
  isValueVisible: 'N',
  routeName: 'FCA10000',
  domainName: 'canp',
  displayText: '참여하고 받기',
};

const nft = {
  className: 'nft',
  assetName: 'NFT 지갑',
  assetNum: 2,
  assetUnit: 'NFC',
  isValueVisible: 'Y',
  routeName: 'FNF10000',
  domainName: 'nft',
  displayText: '',
};

const foreignWallets = [
  { crncyCd: 'EUR', amt: 120 },
  { crncyCd: 'USD', amt: 350 },
  { crncyCd: 'JPY', amt: 48000 },
  { crncyCd: 'CNY', amt: 900 },
];
