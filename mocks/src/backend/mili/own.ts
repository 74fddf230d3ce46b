import { addDays } from '@wallet/kit/format';
import type { Context } from 'hono';
import { agreementsOf } from '../comm/agreements.ts';
import { termsOf } from '../comm/termsCatalogue.ts';
import { AnswerError, type MemberContext, memberOf, type RoomEnv, remembered, type World } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { type Reason, type Training, trainingsOf } from './trainings.ts';

type At = Context<RoomEnv>;

export interface Certificate {
  certNo: string;
  trgtNm: string;
  purp: string;
  rcvrNm: string;
  fullYn: 'Y' | 'N';
  rsnYn: 'Y' | 'N';
  issuDttm: string;
  chckNo: string;
  odrKey: string;
}

/** The application for the examination; without a place there is none. */
interface Judgement {
  aplNo: string;
  plcId: string;
  ymd: string;
  email: string;
  chngCnt: number;
  pstpRsnCd: string;
  odrKey: string;
}

/** What a certificate is to be issued for, and the text that is signed for it. */
export interface Wish {
  signId: string;
  ogtxt: string;
  asked: Pick<Certificate, 'trgtNm' | 'purp' | 'rcvrNm' | 'fullYn' | 'rsnYn' | 'odrKey'>;
}

export interface Own {
  wishes: Wish[];
  certificates: Certificate[];
  judgement: Judgement;
  trainings: Training[];
  used: Partial<Record<Reason, number>>;
}

export const noJudgement = (): Judgement => ({
  aplNo: '',
  plcId: '',
  ymd: '',
  email: '',
  chngCnt: 0,
  pstpRsnCd: '',
  odrKey: '',
});
export const refuse = (code: string, message: string): never => {
  throw new AnswerError(code, message);
};
const SERVICE = '11';

export function hasAgreed(context: At): boolean {
  const agreed = agreementsOf(context);
  return termsOf(SERVICE, false).every(
    ({ mandanYn, hirkStpulId }) => mandanYn === 'N' || agreed.get(hirkStpulId)?.stpulAgrmtYn === 'Y',
  );
}

/** What the office knows of somebody, with their consent alone. */
export function own(context: At): Own {
  if (!hasAgreed(context)) refuse('MIL_TERMS', '병역 정보 조회에 동의해 주세요.');
  return knownOf(context);
}

/** The same without looking whether they agreed: for home and for due work. */
export function knownOf(context: MemberContext): Own {
  return remembered(context, 'mili', (persona, world): Own => {
    const trainings = trainingsOf(persona, world);
    const before = addDays(seoulDate(world.now()), -40);
    const isHolder = persona.id === 'reservist';
    return {
      certificates: isHolder
        ? [issued(context, { purp: 'JOB', rcvrNm: '한빛전자', at: `${before}101500` })]
        : [],
      wishes: [],
      judgement: noJudgement(),
      trainings,
      used: trainings.some(({ rsnCd }) => rsnCd === 'WORK') ? { WORK: 1 } : {},
    };
  });
}

/** Days on which others can verify a certificate by its number. */
export const MILITARY_DAYS = 90;

/** A military certificate of this world by the number that verifies it. */
export const militaryOf = (world: World, chckNo: string): Certificate | undefined =>
  [...world.room('mili', () => new Map<string, Own>()).values()]
    .flatMap(({ certificates }) => certificates)
    .find((one) => one.chckNo === chckNo);

interface Asked extends Partial<Omit<Certificate, 'certNo' | 'chckNo' | 'issuDttm'>> {
  at?: string;
}

export function issued(context: MemberContext, { at, ...asked }: Asked): Certificate {
  const world = context.get('world');
  const issuDttm = at ?? seoulTime(world.now());
  const number = String(world.nextNumber('mili.certificate')).padStart(6, '0');
  return {
    certNo: `${issuDttm.slice(0, 4)}-${number}`,
    issuDttm,
    trgtNm: memberOf(context).custName,

    purp: 'ETC',
    rcvrNm: '',
    fullYn: 'N',
    rsnYn: 'N',
    odrKey: '',
    ...asked,
    chckNo: `${issuDttm.slice(2, 8)}${String((Number(number) * 7_919 + 104_729) * 1_000_003).slice(-10)}`,
  };
}
