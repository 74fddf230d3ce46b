import { expandBirth, formatDate } from '@wallet/kit/format';
import { passportOf } from '../../passports.ts';
import { personaOf } from '../personas.ts';
import { type MemberContext, memberOf } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import type { Qualification } from './qualifications.ts';

export const documentKinds = ['CERT', 'CNFM', 'ENGL'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** What a document says, in the language that it is written in, whatever the page's. */
export interface DocumentText {
  lang: 'ko' | 'en';
  titl: string;
  rowList: { rowNm: string; rowCtnt: string }[];
  bodyCtnt: string;
  /** the day under it, in words */
  dayCtnt: string;
  issrNm: string;
  sealCtnt: string;
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const englishDay = (day: string) =>
  `${Number(day.slice(6, 8))} ${months[Number(day.slice(4, 6)) - 1]} ${day.slice(0, 4)}`;
const koreanDay = (day: string) =>
  `${day.slice(0, 4)}년 ${Number(day.slice(4, 6))}월 ${Number(day.slice(6, 8))}일`;

/** The member's name in Latin letters, as the passport has it. */
export function latinNameOf(member: MemberContext): string {
  const world = member.get('world');
  const person = memberOf(member);
  const holder = { id: personaOf(world).id, person };
  const { surname, givenNames } = passportOf(holder, seoulDate(world.now()));
  return `${surname} ${givenNames}`;
}

/** One of the three documents of a qualification: each says something else, with the whole number. */
export function documentText(member: MemberContext, one: Qualification, kind: DocumentKind): DocumentText {
  const { custName, birth, custGubn } = memberOf(member);
  const born = expandBirth(birth, custGubn);
  const number = one.wholeNo ?? one.qlfcNo;
  const today = seoulDate(member.get('world').now());
  const isState = one.natnYn === 'Y';
  const ko = (rowNm: string, rowCtnt: string) => ({ rowNm, rowCtnt });
  if (kind === 'ENGL') {
    const name = latinNameOf(member);
    return {
      lang: 'en',
      titl: 'Certificate of Qualification',
      rowList: [
        ko('Name', name),
        ko('Date of birth', englishDay(born)),
        ko('Qualification', one.qlfcNm.en),
        ko('Registration number', number),
        ko('Date of examination', englishDay(one.passYmd)),
        ko('Date of award', englishDay(one.issuYmd)),
        ko('Type', isState ? 'State-recognized private qualification' : 'Qualification of the institute'),
      ],
      bodyCtnt: `To whom it may concern: This is to certify that ${name} has passed the examination for ${one.qlfcNm.en}, has been awarded the qualification, and that it is in force on the day of this letter.`,
      dayCtnt: englishDay(today),
      issrNm: 'President, Korea Banking Institute',
      sealCtnt: 'KBI',
    };
  }
  if (kind === 'CNFM') {
    const isWhole = one.issuYmd !== '';
    return {
      lang: 'ko',
      titl: '합격확인서',
      rowList: [
        ko('이름', custName),
        ko('생년월일', formatDate(born)),
        ko('시험 종목', one.qlfcNm.ko),
        ko('합격일', formatDate(one.passYmd)),
        ko('합격 구분', isWhole ? '최종 합격' : '시험 합격'),
        ...(one.lackCtnt.ko ? [ko('남은 조건', one.lackCtnt.ko)] : []),
      ],
      bodyCtnt: `위 사람은 한국금융연수원이 시행한 ${one.qlfcNm.ko} 시험에 합격하였음을 확인합니다.${isWhole ? '' : ' (자격증을 대신하지 않음)'}`,
      dayCtnt: koreanDay(today),
      issrNm: '한국금융연수원장',
      sealCtnt: '연수\n원장',
    };
  }
  return {
    lang: 'ko',
    titl: '자격증',
    rowList: [
      ko('자격 번호', number),
      ko('이름', custName),
      ko('생년월일', formatDate(born)),
      ko('자격 종목', one.qlfcNm.ko),
      ko('자격 구분', isState ? '국가공인 민간자격' : '한국금융연수원 자격'),
    ],
    bodyCtnt: `위 사람은 한국금융연수원이 정한 기준에 따라 ${one.qlfcNm.ko} 자격을 취득하였으므로 이 증서를 드립니다.`,
    dayCtnt: koreanDay(one.issuYmd),
    issrNm: '한국금융연수원장',
    sealCtnt: '연수\n원장',
  };
}
