import { describe, expect, it } from 'vitest';
import { toAssets } from './toAssets.ts';
import { fromCardSettings, toCardSettings } from './toCardSettings.ts';
import { toCards } from './toCards.ts';

const asset = {
  className: 'point',
  assetName: '포인트',
  assetNum: '12,340',
  assetUnit: 'P',
  isValueVisible: 'Y',
  routeName: 'FPO10000',
  domainName: 'point',
  displayText: '모으기',
};
const card = {
  name: '숲나들e',
  className: 'forest',
  bgColor: '#123456',
  routeName: 'FTR10000',
  domainName: '/forest',
  order: '3',
  isNew: 'Y',
  groupNoneVisible: 'KC0,KS2',
};

describe('assets from the wire', () => {
  it('(R143) read figures written as text', () => {
    expect(toAssets({ assetList: [asset], foreignWalletList: null }).items[0]).toMatchObject({
      amount: 12340,
      unit: 'P',
    });
  });

  it('(R144) know P, count, G and NFC, and leave out what has another unit', () => {
    const assetList = ['P', 'count', 'G', 'NFC', 'XYZ', null].map((assetUnit) => ({ ...asset, assetUnit }));
    const { items } = toAssets({ assetList, foreignWalletList: [] });
    expect(items.map(({ unit }) => unit)).toEqual(['P', 'count', 'G', 'NFC']);
  });

  it('show the text where the value is not to be shown, or cannot be read', () => {
    const assetList = [
      { ...asset, isValueVisible: 'N' },
      { ...asset, assetNum: 'none' },
    ];
    expect(toAssets({ assetList, foreignWalletList: [] }).items.map(({ amount }) => amount)).toEqual([
      null,
      null,
    ]);
  });

  it('(R145) leave out currencies the wallet does not hold', () => {
    const foreignWalletList = [
      { crncyCd: 'THB', amt: 5 },
      { crncyCd: 'CNY', amt: '7' },
      { crncyCd: 'EUR', amt: 1.5 },
    ];
    expect(toAssets({ assetList: [], foreignWalletList }).foreign).toEqual([
      { currency: 'EUR', amount: 1.5 },
      { currency: 'CNY', amount: 7 },
    ]);
  });
});

describe('cards from the wire', () => {
  it('(R146, R786) are read field by field', () => {
    expect(toCards({ cardList: [card], minorCardList: null }).adult[0]).toEqual({
      id: 'forest',
      name: '숲나들e',
      color: '#123456',
      screen: 'FTR10000',
      domain: 'forest',
      order: 3,
      isNew: true,
      hiddenForGroups: ['KC0', 'KS2'],
    });
  });

  it('take nothing but a colour into a style', () => {
    const [one] = toCards({ cardList: [{ ...card, bgColor: 'url(//x)' }], minorCardList: [] }).adult;
    expect(one?.color).toBe('');
  });
});

it('(R150, R789) card settings go back as they came', () => {
  const wire = {
    cardTitle: '모바일 신분증',
    title: '신분증',
    text: '설명',
    type: 'moid',
    order: 0,
    brand: 'KB',
    fix: 'N',
    active: 'Y',
    toLink: 'FMC10000',
  };
  expect(fromCardSettings(toCardSettings({ cardSettingList: [wire] })).cardSettingList).toEqual([wire]);
});
