// @vitest-environment node
// One word for one thing in everything that customers read (design: glossary): catalogues of the kit, the launcher and
// the apps, titles in manifests, and what the mock backend says in Korean.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../kit/release/src/filesBelow.ts';
import { appDirs } from './appDirs.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What is used, and what is said nowhere in its place. */
const glossary: readonly (readonly [used: string, not: RegExp])[] = [
  ['월렛', /지갑/],
  ['휴대폰', /핸드폰|휴대전화|모바일 번호/],
  ['홈', /메인(?!터)|초기 ?화면/],
  ['전체', /(전체|더보기) ?메뉴/],
  ['내 정보', /마이 ?페이지|\bMY\b/],
  ['로그인', /접속|로그온/],
  ['가입', /회원 ?등록/],
  ['인증번호', /인증 ?코드|OTP ?번호/],
  ['간편 비밀번호', /(?<![가-힣])핀(?![가-힣])|\bPIN\b|결제 ?비밀번호/],
  ['얼굴·지문', /생체|바이오/],
  ['기기', /디바이스|단말/],
  ['보내기', /송금|이체/],
  ['취소', /철회/],
  ['환불', /반환/],
  ['잔액', /잔고/],
  ['이용 내역', /거래 ?내역|히스토리/],
  ['영수증', /전표/],
  ['입장권', /티켓/],
  ['쿠폰', /바우처/],
  ['예약', /부킹/],
  ['알림', /푸시|메시지함/],
  ['공지', /안내 ?사항/],
  ['고객센터', /상담 ?센터/],
  ['선택', /고르기|(?<!선)택하기/],
  ['다시 시도', /재시도/],
  ['점검', /시스템 ?작업/],
  ['20%', /(\d|\}) %/],
  ['QR 결제', /QR결제/],
  ['쿠폰 마켓', /쿠폰마켓/],
  ['보여 주기', /(보여|비춰|알려|골라|바꿔|맞춰)(주|드려|드릴)/],
  // A name and its 님 stand apart.
  ['윤*우 님', /(\}|\*[가-힣]?)님/],
  // 해요체 throughout, and no legalese.
  ['-아요/어요', /[습입합됩립십]니다|십시오/],
  ['이', /(?<![가-힣])본 (서비스|약관|앱|동의|상품)|(?<![가-힣])(해당|상기)(?![가-힣]*되)/],
  ['와/과', /(?<![가-힣])및(?![가-힣])/],
  ['만', /에 한(하여|해)/],
  ['했어요', /처리(되었|됐)/],
];

/** Words that stay: names of products, and what others have fixed. Each is still said somewhere. */
const names: readonly (readonly [said: string, why: string])[] = [
  ['외화 지갑', 'a product of the bank'],
  ['NFT 지갑', 'a product of the bank'],
  ['전자문서지갑', 'a product of the state'],
  ['포인트 지갑', 'a product of the bank'],
  ['흩어진 지갑', 'the thing in a pocket, in the promise of home (drawing 02)'],
  ['KB PIN', 'a product of the bank, read at the login'],
  ['1원 송금', 'what banks call the check of an account'],
  ['급여 이체', 'what banks call a salary that comes to an account'],
  ['단말기 번호', 'a line that receipts must carry under this name'],
  ['권리·의무 및 책임', 'the standard text of a law on terms'],
  ['보유 및 이용 기간', 'the name of a section that a law asks for'],
  ['합격하였음을 확인합니다', 'the standard words of a certificate'],
  ['이 증서를 드립니다', 'the standard words of a certificate'],
  ['동의를 철회', 'the right as the law names it, in the text of terms'],
];

const isCatalogue = (file: string) =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !/(^|[/.])en(\/|\.)/.test(file);

const places = [
  'kit/src/messages',
  'kit/src/booking/messages',
  'kit/src/identity/messages',
  'mocks/src/backend',
  ...appDirs().flatMap((dir) =>
    ['src/messages', 'src/manifest', 'src/manifest.ts'].map((part) => relative(root, join(dir, part))),
  ),
];

/** Texts between quotes, as the source has them, with the line that each begins on. */
function textsOf(source: string): { line: number; text: string }[] {
  const bare = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, (comment) =>
    comment.replaceAll(/[^\n]/g, ' '),
  );
  return [...bare.matchAll(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g)].map(({ 0: text, index }) => ({
    line: bare.slice(0, index).split('\n').length,
    text,
  }));
}

const filesIn = (place: string) => filesBelow(join(root, place)).filter(isCatalogue);

const said = places.flatMap(filesIn).flatMap((file) =>
  textsOf(readFileSync(file, 'utf8'))
    .filter(({ text }) => /[가-힣]/.test(text))
    .map(({ line, text }) => ({ at: `${relative(root, file)}:${line}`, text })),
);

describe('what customers read', () => {
  it('is found in every catalogue', () => {
    expect(said.length).toBeGreaterThan(3000);
    for (const part of ['kit/', 'launcher/', 'mocks/', 'microapps/forest/', 'microapps/gpayment/'])
      expect(said.some(({ at }) => at.startsWith(part))).toBe(true);
  });

  it.each(glossary)('says %s', (used, not) => {
    const others = said.flatMap(({ at, text }) => {
      const own = names.reduce((rest, [name]) => rest.replaceAll(name, ''), text);
      const found = not.exec(own)?.[0];
      return found === undefined ? [] : [`${at} says "${found}" for "${used}": ${text.slice(0, 80)}`];
    });
    expect(others).toEqual([]);
  });

  it.each(names)('keeps %s only while it is said: %s', (name) => {
    expect(said.some(({ text }) => text.includes(name))).toBe(true);
  });
});

it('a word of the other column is found', () => {
  const found = glossary.filter(([, not]) => not.test('휴대전화로 접속하면 전체 메뉴가 열립니다'));
  expect(found.map(([used]) => used)).toEqual(['휴대폰', '전체', '로그인', '-아요/어요']);
});
