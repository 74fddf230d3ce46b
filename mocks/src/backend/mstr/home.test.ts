import { describe, expect, test } from 'vitest';
import { openMock } from '../testing/openMock.ts';
import type { WireCard } from './cards.ts';

describe('assets', () => {
  test('(R143) items bear their fields, in all four units, and the wallet its currencies', async () => {
    const { get, reset } = openMock();
    await reset('member');
    const { assetList, foreignWalletList } = (await get('/wApi/mstr/main/assets')).body.payload;
    expect(Object.keys(assetList[0])).toEqual([
      'className',
      'assetName',
      'assetNum',
      'assetUnit',
      'isValueVisible',
      'routeName',
      'domainName',
      'displayText',
    ]);
    const units = new Set(assetList.map(({ assetUnit }: { assetUnit: string }) => assetUnit));
    expect(units).toEqual(new Set(['P', 'count', 'G', 'NFC']));
    expect(foreignWalletList.map(({ crncyCd }: { crncyCd: string }) => crncyCd)).toEqual([
      'EUR',
      'USD',
      'JPY',
      'CNY',
    ]);
  });

  test('of a member under 14 are points and coupons', async () => {
    const { get, reset } = openMock();
    await reset('minor');
    const { assetList, foreignWalletList } = (await get('/wApi/mstr/main/assets')).body.payload;
    expect(assetList.map(({ className }: { className: string }) => className)).toEqual(['point', 'coupon']);
    expect(foreignWalletList).toEqual([]);
  });

  test('are the business of members', async () => {
    expect((await openMock().get('/wApi/mstr/main/assets')).status).toBe(401);
  });

  test('invite one without a point wallet', async () => {
    const { get, reset } = openMock();
    await reset('noPointWallet');
    const [point] = (await get('/wApi/mstr/main/assets')).body.payload.assetList;
    expect(point).toMatchObject({
      className: 'point',
      isValueVisible: 'N',
      displayText: '포인트 지갑 만들기',
    });
  });
});

describe('cards', () => {
  test('(R146, R147, R148) bear their fields; order runs 1 to 9 and simpleLogin is N', async () => {
    const { cardList, minorCardList } = (await openMock().get('/wApi/mstr/main/cards')).body.payload;
    const cards: WireCard[] = [...cardList, ...minorCardList];
    for (const card of cards) {
      expect(card.order).toBeGreaterThanOrEqual(1);
      expect(card.order).toBeLessThanOrEqual(9);
      expect(card.simpleLogin).toBe('N');
    }
    expect(cardList.find(({ className }: WireCard) => className === 'forest')).toMatchObject({
      routeName: 'FTR10000',
      domainName: 'forest',
      isNew: 'Y',
    });
    const classNames = cardList.map(({ className }: WireCard) => className);
    expect(new Set(classNames).size).toBe(classNames.length);
  });

  test('(R151) adults and minors have lists of their own in another order', async () => {
    const { cardList, minorCardList } = (await openMock().get('/wApi/mstr/main/cards')).body.payload;
    const order = (cards: WireCard[]) =>
      cards.map(({ className }) => className).filter((one) => shared.has(one));
    const shared = new Set<string>(minorCardList.map(({ className }: WireCard) => className));
    expect(order(cardList)).not.toEqual(order(minorCardList));
  });
});

describe('card settings', () => {
  const open = async () => {
    const { get, post, reset } = openMock();
    await reset('member');
    const read = async () => (await get('/wApi/mstr/main/cardSetting')).body.payload.cardSettingList;
    const save = (cardSettingList: unknown) => post('/wApi/mstr/main/cardSetting', { cardSettingList });
    return { read, save, post };
  };
  const places = (settings: { type: string; order: number }[]) =>
    settings.map(({ type, order }) => [type, order]);

  test('(R152) start with gmid 0, moid 1, book 2', async () => {
    const { read } = await open();
    expect(places(await read())).toEqual([
      ['gmid', 0],
      ['moid', 1],
      ['book', 2],
    ]);
  });

  test('are kept as saved; a fixed book comes first', async () => {
    const { read, save } = await open();
    const [gmid, moid, book] = await read();
    await save([
      { ...gmid, order: 1 },
      { ...moid, order: 0, active: 'N' },
      { ...book, fix: 'Y' },
    ]);
    const saved = await read();
    expect(places(saved)).toEqual([
      ['book', 0],
      ['moid', 1],
      ['gmid', 2],
    ]);
    expect(saved[1].active).toBe('N');
  });

  test('are checked: each card and place once, one fixed, known values', async () => {
    const { read, save, post } = await open();
    const [gmid, moid, book] = await read();
    const wrong = [
      [gmid, moid],
      [gmid, gmid, book],
      [gmid, { ...moid, order: 0 }, book],
      [{ ...gmid, fix: 'Y' }, { ...moid, fix: 'Y' }, book],
      [{ ...gmid, active: 'maybe' }, moid, book],
      'all',
    ];
    for (const settings of wrong) {
      expect((await save(settings)).status).toBe(400);
    }
    expect((await post('/wApi/mstr/main/cardSetting')).status).toBe(400);
    expect(await read()).toEqual([gmid, moid, book]);
  });
});

test('the emergency notice is there for visitors too', async () => {
  const { body } = await openMock().get('/wApi/mstr/main/emergencyNotice');
  expect(body.payload.emergencyNoticeList[0]).toMatchObject({
    anounSerno: 'EN0001',
    anounRegiYMS: '20261121090000',
  });
});
