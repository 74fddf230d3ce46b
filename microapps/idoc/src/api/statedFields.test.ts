import { bindClient, createClient } from '@wallet/kit/api';
import { beforeEach, describe, expect, test } from 'vitest';
import { readCards, readSessionInfo } from './calls.ts';

/** What the next call answers as its payload. */
let payload: unknown;

beforeEach(() => {
  bindClient(createClient({ fetch: async () => Response.json({ status: 200, code: '0000', payload }) }));
});

const stated = {
  maskingCardNum: 'SC10****17',
  cardName: '학생증',
  schlCd: 'J107110305',
  stdName: '이도현',
  grade: '1',
  classNm: '5',
  stdIdImgUrl: '',
  birthDay: '20100504',
  regiYn: 'Y',
};

describe('(A93, A95) an answer with the stated fields and no others is good', () => {
  test('getStudtIdCard: a card', async () => {
    payload = stated;
    expect(await readCards()).toMatchObject([
      { maskedNumber: 'SC10****17', studentName: '이도현', state: 'valid', id: '', validUntil: '' },
    ]);
  });

  test.each([
    ['an empty payload', {}],
    ['no payload', null],
    ['a card without a number', { ...stated, maskingCardNum: '' }],
  ])('(A40) getStudtIdCard: %s is no card', async (_, answer) => {
    payload = answer;
    expect(await readCards()).toEqual([]);
  });

  test('getStudtIdCardSessionInfo, of which no field is stated', async () => {
    payload = {};
    expect(await readSessionInfo()).toMatchObject({ children: [], requests: [], isUnderFourteen: false });
  });
});
