import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accountEnd,
  maskAccount,
  maskAddress,
  maskEmail,
  maskId,
  maskName,
  maskNationalId,
  maskPhone,
} from './masks.ts';

type Mask = (text: string | null | undefined) => string;

const tables: Record<string, { mask: Mask; rows: [string, string][] }> = {
  '(R279) maskName': {
    mask: maskName,
    rows: [
      ['홍길동', '홍*동'],
      ['홍길', '홍*'],
      ['남궁민수', '남**수'],
      ['황보라미나', '황***나'],
      ['홍', '*'],
      ['홍길동'.normalize('NFD'), '홍*동'],
      [' 홍길동 ', '홍*동'],
      ['John Smith', 'J*** ****h'],
      ['Li', 'L*'],
      ["Mary-Jane O'Neil", "M***-**** *'***l"],
      ['𠮷野家', '𠮷*家'],
      ['Ólafur', 'Ó****r'],
    ],
  },
  '(R280) maskNationalId': {
    mask: maskNationalId,
    rows: [
      ['900101-1234567', '900101-1******'],
      ['9001011234567', '9001011******'],
      ['900101 1234567', '900101 1******'],
      ['M12345678', 'M12******'],
      ['900101', '900***'],
      ['９００１０１－１２３４５６７', '900101-1******'],
      ['900101–1234567', '900101-1******'],
      ['900101\u200b-1234567', '900101-1******'],
    ],
  },
  '(R281) maskPhone': {
    mask: maskPhone,
    rows: [
      ['010-1234-5678', '010-****-5678'],
      ['01012345678', '010****5678'],
      ['0111234567', '011***4567'],
      ['011-123-4567', '011-***-4567'],
      ['02-123-4567', '02-***-4567'],
      ['0212345678', '02****5678'],
      ['031 123 4567', '031 *** 4567'],
      ['+82 10-1234-5678', '+82 10-****-5678'],
      ['+821012345678', '+8210****5678'],
      ['+82 (0)10-1234-5678', '+82 (0)10-****-5678'],
      ['821012345678', '8210****5678'],
      ['+82 2-123-4567', '+82 2-***-4567'],
      ['+1 415 555 2671', '+1 41* *** 2671'],
      ['1588-1234', '****-1234'],
      ['112', '***'],
      ['０１０１２３４５６７８', '010****5678'],
      ['０１０－１２３４－５６７８', '010-****-5678'],
      ['010.1234.5678', '010.****.5678'],
      ['없음', '없*'],
    ],
  },
  '(R282) maskEmail': {
    mask: maskEmail,
    rows: [
      ['honggildong@example.com', 'hon********@example.com'],
      ['hong@example.com', 'ho**@example.com'],
      ['abc@example.com', 'ab*@example.com'],
      ['ab@example.com', 'a*@example.com'],
      ['a@example.com', '*@example.com'],
      ['@example.com', '@example.com'],
      ['noaddress', 'noa******'],
      ['"a@b"@example.com', '"a@**@example.com'],
    ],
  },
  '(R283) maskAddress': {
    mask: maskAddress,
    rows: [
      ['서울특별시 강남구 테헤란로 123', '서울특별시 강남구 테헤란로 ***'],
      ['서울특별시 강남구 테헤란로8길 12, 301호 (역삼동)', '서울특별시 강남구 테헤란로8길 **, **** (***)'],
      ['서울 강남구 역삼동 123-45 201호', '서울 강남구 역삼동 ***-** ****'],
      ['경기도 양평군 서종면 문호리 12', '경기도 양평군 서종면 *** **'],
      ['서울 종로구 종로1가 1', '서울 종로구 종로1가 *'],
      ['세종특별자치시 어딘가아파트', '세종특별자치시 ******'],
      ['서울', '**'],
      ['123 Teheran-ro, Gangnam-gu, Seoul', '*** *******-**, *******-**, Seoul'],
      ['Seoul', '*****'],
    ],
  },
  '(R284) maskAccount': {
    mask: maskAccount,
    rows: [
      ['123456-78-901234', '123***-**-**1234'],
      ['12345678901234', '123*******1234'],
      ['110-123-456789', '110-***-**6789'],
      ['12345678', '12****78'],
      ['12345', '****5'],
      ['12', '**'],
      ['１２３４５６７８９０１２３４', '123*******1234'],
      ['abcdef', 'abc***'],
    ],
  },
  '(R284) accountEnd': {
    mask: accountEnd,
    rows: [
      ['123456-78-901234', '··1234'],
      ['110-123-456789', '··6789'],
      ['123*******4567', '··4567'],
      ['12345', '··45'],
      ['１２３４５６７８９０１２３４', '··1234'],
      ['abcdef', 'abc***'],
    ],
  },
  '(R285) maskId': {
    mask: maskId,
    rows: [
      ['honggildong', 'hon********'],
      ['hong', 'ho**'],
      ['abc', 'ab*'],
      ['ab', 'a*'],
      ['a', '*'],
    ],
  },
};

describe.each(Object.entries(tables))('%s', (_, { mask, rows }) => {
  it.each(rows)('shows %j as %j', (text, masked) => {
    expect(mask(text)).toBe(masked);
  });

  it('answers an empty text for nothing', () => {
    expect([mask(''), mask('   '), mask(null), mask(undefined)]).toEqual(['', '', '', '']);
  });

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string()), (text) => {
        expect(typeof mask(text)).toBe('string');
      }),
    );
  });
});

it('hides something of every real value', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[가-힣]{2,6}$/), fc.stringMatching(/^\d{8,16}$/), (name, digits) => {
      for (const masked of [maskName(name), maskId(name), maskAccount(digits), maskPhone(digits)]) {
        expect(masked).toContain('*');
      }
    }),
  );
});

it('(R280) (R281) (R284) shows no more of a number in wide digits than of the same in plain ones', () => {
  const wide = (text: string) =>
    text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9-]{0,20}$/), (text) => {
      for (const mask of [maskNationalId, maskPhone, maskAccount, accountEnd])
        expect(mask(wide(text))).toBe(mask(text));
    }),
  );
});
