import { addMonths, expandBirth, isOfAge } from '@wallet/kit/format';
import { passportOf as documentOf } from '../../passports.ts';
import type { Words } from '../language.ts';
import { type Persona, personaOf } from '../personas.ts';
import { AnswerError, type MemberContext, memberOf, remembered, type World } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';

/** What the ministry knows of somebody's passport. */
export interface Passport {
  /** masked: the whole number leaves the ministry never */
  psprtNo: string;
  /** as it is written in the passport */
  engNm: string;
  /** YYYYMMDD */
  xpirYmd: string;
  /** VALD counts, LOST was reported, OVER has expired */
  psprtStcd: 'VALD' | 'LOST';
  /** days on which one was reported lost */
  lostYmds: string[];
}

/** Losses of a persona, by the months they lie back. */
const losses: Readonly<Record<string, readonly number[]>> = { passportLost: [24] };
/** Who has never had one. */
const without = ['noPointWallet', 'minor', 'foreigner'];
const LOSSES_COUNT_MONTHS = 60;
/** By this age the military service of a man is over. */
const SERVED_AT = 38;

/** The customer's passport; null for who has never had one. */
export const passportOf = (context: MemberContext): { psprt: Passport | null } =>
  remembered(context, 'pass.passports', (persona, world) => ({ psprt: seeded(persona, world) }));

/** The passport that the phone reads too (`mocks/src/passports.ts`): one document, whoever looks at it. */
function seeded(persona: Persona, world: World): Passport | null {
  if (without.includes(persona.id)) return null;
  const today = seoulDate(world.now());
  const { passportNo, surname, givenNames, expiry } = documentOf(persona, today);
  return {
    psprtNo: `${passportNo.slice(0, 5)}****`,
    engNm: `${surname} ${givenNames}`,

    xpirYmd: expiry,
    psprtStcd: 'VALD',
    lostYmds: (losses[persona.id] ?? []).map((ago) => addMonths(today, -ago)),
  };
}

/** Where the passport is, as the customer says it. */
export const whereabouts = { HAND: '01', LOST: '02', DMGE: '03' } as const;

/** Refuses who cannot apply online, with the reason that leads to the counter. */
export function judge(context: MemberContext, psprtStcd: string): void {
  const world = context.get('world');
  const { isforeign, birth, custGubn } = personaOf(world).person ?? {};
  const { psprt } = passportOf(context);
  const refuse = (code: string, message: string): never => {
    throw new AnswerError(code, message);
  };
  if (isforeign) refuse('PPS_NATION', '대한민국 국민만 신청할 수 있어요.');
  if (!isOfAge(expandBirth(birth, custGubn), 18, seoulDate(world.now())))
    refuse('PPS_AGE', '만 18세부터 신청할 수 있어요.');
  if (!psprt) return refuse('PPS_FIRST', '처음 만드는 여권은 창구에서 신청해 주세요.');
  const since = addMonths(seoulDate(world.now()), -LOSSES_COUNT_MONTHS);
  const lost = psprt.lostYmds.filter((day) => day >= since).length;
  const isStillGood = psprt.psprtStcd === 'VALD' && psprt.xpirYmd >= seoulDate(world.now());
  if (psprtStcd === whereabouts.LOST && lost > 0 && isStillGood)
    refuse('PPS_LOST_OFTEN', '5년 안에 분실한 적이 있으면 창구에서 신청해야 해요.');
}

/** Products with their fees since 1 March 2026, 09:00; `years` none for what is left of the old one. */
export const products = [
  { psprtPrdCd: 'N10P58', yearCnt: 10, pageCnt: 58, feeAmt: 52_000 },
  { psprtPrdCd: 'N10P26', yearCnt: 10, pageCnt: 26, feeAmt: 49_000 },
  { psprtPrdCd: 'N05P58', yearCnt: 5, pageCnt: 58, feeAmt: 44_000 },
  { psprtPrdCd: 'N05P26', yearCnt: 5, pageCnt: 26, feeAmt: 41_000 },
  { psprtPrdCd: 'REMAIN', yearCnt: 0, pageCnt: 58, feeAmt: 27_000 },
  { psprtPrdCd: 'SINGLE', yearCnt: 1, pageCnt: 14, feeAmt: 17_000 },
] as const;

/** Passports that somebody may have: adults get ten years, men who have not served yet get five. */
export function productsFor(member: MemberContext) {
  const { birth, custGubn } = memberOf(member);
  const isYoungMan =
    ['1', '3'].includes(custGubn) &&
    !isOfAge(expandBirth(birth, custGubn), SERVED_AT, seoulDate(member.get('world').now()));
  return products.filter(({ yearCnt }) => yearCnt !== 5 || isYoungMan);
}

interface Office {
  ofcCd: string;
  ofcNm: Words;
  rgnNm: Words;
  adr: Words;
  tlno: string;
  lat: number;
  lon: number;
  /** weekday of its evening until 20:00, 1 is Monday; 0 has none */
  lateDay: number;
  /** it moves and takes nobody new */
  isMoving?: boolean;
}

const seoul = { ko: '서울', en: 'Seoul' };
const office = (
  [ofcCd, rgnNm, ko, en]: [string, Words, string, string],
  [adrKo, adrEn, tlno]: [string, string, string],
  [lat, lon, lateDay]: [number, number, number],
): Office => ({ ofcCd, rgnNm, ofcNm: { ko, en }, adr: { ko: adrKo, en: adrEn }, tlno, lat, lon, lateDay });

export const offices: readonly Office[] = [
  office(
    ['1101', seoul, '종로구청', 'Jongno-gu Office'],
    ['서울 종로구 삼봉로 43', '43 Sambong-ro, Jongno-gu, Seoul', '02-2148-1953'],
    [37.5735, 126.979, 3],
  ),
  office(
    ['1123', seoul, '강남구청', 'Gangnam-gu Office'],
    ['서울 강남구 학동로 426', '426 Hakdong-ro, Gangnam-gu, Seoul', '02-3423-5401'],
    [37.5172, 127.0473, 4],
  ),
  office(
    ['1122', seoul, '서초구청', 'Seocho-gu Office'],
    ['서울 서초구 남부순환로 2584', '2584 Nambusunhwan-ro, Seocho-gu, Seoul', '02-2155-6340'],
    [37.4836, 127.0327, 2],
  ),
  office(
    ['2801', { ko: '인천', en: 'Incheon' }, '인천시청', 'Incheon City Hall'],
    ['인천 남동구 정각로 29', '29 Jeonggak-ro, Namdong-gu, Incheon', '032-120'],
    [37.4563, 126.7052, 0],
  ),
  office(
    ['4111', { ko: '경기', en: 'Gyeonggi' }, '수원시청', 'Suwon City Hall'],
    ['경기 수원시 팔달구 효원로 241', '241 Hyowon-ro, Paldal-gu, Suwon', '031-228-2114'],
    [37.2636, 127.0286, 4],
  ),
  {
    ...office(
      ['2635', { ko: '부산', en: 'Busan' }, '해운대구청', 'Haeundae-gu Office'],
      ['부산 해운대구 중동2로 11', '11 Jungdong 2-ro, Haeundae-gu, Busan', '051-749-5611'],
      [35.1631, 129.1636, 0],
    ),
    isMoving: true,
  },
  office(
    ['5011', { ko: '제주', en: 'Jeju' }, '제주시청', 'Jeju City Hall'],
    ['제주 제주시 광양9길 10', '10 Gwangyang 9-gil, Jeju', '064-728-2114'],
    [33.4996, 126.5312, 0],
  ),
];

export const officeOf = (ofcCd: string) => offices.find((one) => one.ofcCd === ofcCd);
