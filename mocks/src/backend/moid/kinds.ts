import { expandBirth, isOfAge } from '@wallet/kit/format';
import type { Words } from '../language.ts';
import { type MemberContext, memberOf } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';

export type At = MemberContext;

/** Resident card, driving licence, veteran's card, and the three of the Ministry of Justice. */
export const kinds = ['RRC', 'DLC', 'VTC', 'ARC', 'PRC', 'OKC'] as const;
export type Kind = (typeof kinds)[number];

export const names: Readonly<Record<Kind, Words>> = {
  RRC: { ko: '주민등록증', en: 'resident card' },
  DLC: { ko: '운전면허증', en: 'driving licence' },
  VTC: { ko: '국가보훈등록증', en: 'veteran’s card' },
  ARC: { ko: '외국인등록증', en: 'residence card' },
  PRC: { ko: '영주증', en: 'permanent residence card' },
  OKC: { ko: '국내거소신고증', en: 'overseas Korean card' },
};

const citizens: readonly Kind[] = ['RRC', 'DLC', 'VTC'];
const foreigners: readonly Kind[] = ['ARC', 'PRC', 'OKC', 'DLC'];

/** Why a card cannot be had yet, by persona; 1 is a card that was never issued on plastic. */
const special: Readonly<Record<string, Partial<Record<Kind, string>>>> = {
  foreigner: { ARC: '904' },
  veteran: { VTC: '903' },
  permanentResident: { PRC: '0' },
  overseasKorean: { OKC: '0' },
  noEnglishName: { RRC: '202' },
  twoPayAccounts: { RRC: '203', DLC: '203' },
  cddTarget: { RRC: '4', DLC: '4' },
  groupKB0: { DLC: '206' },
  groupKS2: { DLC: '207' },
  groupKM0: { DLC: '299' },
  groupKN1: { DLC: '3' },
};
const usual: Partial<Record<Kind, string>> = { RRC: '0', DLC: '0' };

const birthOf = (context: At) => {
  const { birth, custGubn } = memberOf(context);
  return expandBirth(birth, custGubn);
};

/** Residents from 17, foreigners from 14. */
export function isOldEnough(context: At): boolean {
  const today = seoulDate(context.get('world').now());
  return isOfAge(birthOf(context), memberOf(context).isforeign ? 14 : 17, today);
}

/** What the register says of each kind that this member can have at all: 0, or why not. */
export function registered(context: At): Map<Kind, string> {
  if (!isOldEnough(context)) return new Map();
  const { isforeign } = memberOf(context);
  const own = special[context.get('world').personaId] ?? {};
  const known = isforeign ? own : { ...usual, ...own };
  return new Map(
    (isforeign ? foreigners : citizens).flatMap((kind) => {
      const code = known[kind];
      return code === undefined ? [] : [[kind, code] as const];
    }),
  );
}

/** What a card says of its holder, by the codes that verifiers ask for. */
export function claimsOf(context: At, kind: Kind): Record<string, string> {
  const { custName, custGubn, phone, ci } = memberOf(context);
  const birth = birthOf(context);
  const today = seoulDate(context.get('world').now());
  return {
    NAME: custName,
    BRTH: birth,
    IDNO: `${birth.slice(2)}-${custGubn}******`,
    TELN: phone,
    CINO: ci,

    ADDR: '서울특별시 영등포구 국제금융로 26',
    FOTO: 'portrait',
    ...(kind === 'DLC' ? { LCLS: '1종 보통' } : {}),

    AG19: isOfAge(birth, 19, today) ? 'Y' : 'N',
    SEOL: 'Y',
  };
}
