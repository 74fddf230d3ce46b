import { addDays, daysBetween, expandBirth, isOfAge } from '@wallet/kit/format';
import { childrenOf } from '../../passports.ts';
import { findPersona } from '../personas.ts';
import { head } from '../portraits.ts';
import { AnswerError, type MemberContext, memberOf, type World } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { schoolOf } from './schools.ts';

export type At = MemberContext;

export const refuse = (code: string, message: string): never => {
  throw new AnswerError(code, message);
};

/** Whose card it is: what the school's roll is asked for. */
export interface Pupil {
  stdName: string;
  /** `YYYYMMDD` */
  birthDay: string;
  schlCd: string;
  stdNo: string;
  grade: string;
  classNm: string;
}

export interface Card extends Pupil {
  crdId: string;
  /** members who hold it: the pupil, the guardian who asked for it */
  keepers: string[];
  photo: string;
  phtoYmd: string;
  vldYmd: string;
  /** ENDD: the school said that the pupil has left or moved */
  sttus: 'VALD' | 'ENDD';
}

export type Reason = 'ROLL' | 'PHTO' | 'GRDN' | 'LEFT';

export interface Request extends Pupil {
  rqstId: string;
  byMember: string;
  phtoId: string;
  relationship: 'SF' | 'CH';
  /** PUPL: who was under 14 when a guardian agreed has turned 14, and is asked themselves, once */
  sttus: 'GRDN' | 'SENT' | 'SCHL' | 'PUPL' | 'ISSU' | 'RFSD' | 'WTHD';
  rsnCd: Reason | '';
  /** the guardian who agreed */
  guardian: string;
  sentYMS: string;
  rmndYmd: string;
  /** how often it was asked for since it was sent: the school answers one after the third */
  looks: number;
  intentId: string;
  crdId: string;
}

interface State {
  cards: Card[];
  requests: Request[];
  photos: Record<string, string>;
}

/** The last day of February ends the school year. */
export function yearEnd(day: string): string {
  const year = Number(day.slice(0, 4)) + (day.slice(4) >= '0301' ? 1 : 0);
  return addDays(`${year}0301`, -1);
}

const memberId = (personaId: string) => findPersona(personaId)?.person?.walletMberIdnfiNo ?? '';

function start(world: World): State {
  const today = seoulDate(world.now());
  const card = (crdId: string, personaId: string, more: Partial<Card>): Card => {
    const { custName = '', birth = '', custGubn = '' } = findPersona(personaId)?.person ?? {};
    return {
      crdId,
      keepers: [memberId(personaId)],
      stdName: custName,
      birthDay: expandBirth(birth, custGubn),

      schlCd: 'J107110305',
      stdNo: '10517',
      grade: '1',
      classNm: '5',
      photo: head('#dfe8f2', '#2f5d8a'),

      phtoYmd: addDays(today, -200),
      vldYmd: yearEnd(today),
      sttus: 'VALD',
      ...more,
    };
  };
  const [, second] = childrenOf('guardian', today);
  const young = { schlCd: 'B107110101', stdNo: '20311', grade: '2', classNm: '3' };
  const refused = card('', 'studentRefused', {});
  return {
    cards: [
      card('SC10000001', 'student', {}),
      card('SC10000002', 'studentExpired', {
        vldYmd: yearEnd(addDays(today, -365)),
        phtoYmd: addDays(today, -1200),
      }),
      card('SC10000003', 'guardian', {
        stdName: second?.name ?? '',
        birthDay: second?.passport.birth ?? '',
        ...young,
        photo: head('#f6ead2', '#3f6b2f'),
      }),
    ],
    requests: [
      {
        ...refused,

        rqstId: 'RQ-refused-photo',
        byMember: memberId('studentRefused'),
        phtoId: 'PH0',

        relationship: 'SF',
        sttus: 'RFSD',
        rsnCd: 'PHTO',
        guardian: '',
        looks: 4,
        intentId: '',

        sentYMS: `${addDays(today, -2)}101500`,
        rmndYmd: '',
        crdId: '',
      },
    ],
    photos: { PH0: head('#8c8f94', '#4c5a2f') },
  };
}

export const stateAt = (context: At): State => context.get('world').room('idoc', start);

/** Who is signed in, as a pupil may be named. */
export function selfAt(context: At) {
  const { custName, birth, custGubn, walletMberIdnfiNo } = memberOf(context);
  return { id: walletMberIdnfiNo, stdName: custName, birthDay: expandBirth(birth, custGubn) };
}

export const todayAt = (context: At): string => seoulDate(context.get('world').now());

export const isSame = (
  a: Pick<Pupil, 'stdName' | 'birthDay'>,
  b: Pick<Pupil, 'stdName' | 'birthDay'>,
): boolean => a.stdName === b.stdName && a.birthDay === b.birthDay;

/** Children of the family record of whoever is signed in. */
export const familyAt = (context: At) =>
  childrenOf(context.get('world').personaId, todayAt(context)).map(({ name, passport }, place) => ({
    chldId: `C${place + 1}`,
    stdName: name,
    birthDay: passport.birth,
  }));

export const isYoung = (context: At, { birthDay }: Pick<Pupil, 'birthDay'>): boolean =>
  !isOfAge(birthDay, 14, todayAt(context));

/** Cards that somebody holds: their own first. */
export function cardsAt(context: At): Card[] {
  const self = selfAt(context);
  return stateAt(context)
    .cards.filter((card) => card.keepers.includes(self.id) || isSame(card, self))
    .toSorted((a, b) => Number(isSame(b, self)) - Number(isSame(a, self)));
}

export function cardAt(context: At, crdId: string): Card {
  const found = cardsAt(context).find((card) => card.crdId === crdId);
  return found ?? refuse('IDC_NOT_FOUND', '학생증을 찾을 수 없어요.');
}

/** Days from which on a card is said to end. */
const SOON = 30;

export function cardToWire(context: At, card: Card) {
  const { schulNm, schulKndScNm, orgRdnma, orgTelno } = schoolOf(card.schlCd) ?? {};
  const today = todayAt(context);
  const left = daysBetween(today, card.vldYmd);
  const sttus = card.sttus === 'ENDD' ? 'ENDD' : left < 0 ? 'EXPD' : left <= SOON ? 'SOON' : 'VALD';
  return {
    crdId: card.crdId,
    maskingCardNum: `${card.crdId.slice(0, 4)}****${card.stdNo.slice(-2)}`,

    cardName: { ko: '학생증', en: 'Student card' },
    stdIdImgUrl: card.photo,
    birthDay: card.birthDay,

    schlCd: card.schlCd,
    regiYn: 'Y',
    stdName: card.stdName,
    schulNm,
    schulKndScNm,
    orgRdnma,
    orgTelno,

    grade: card.grade,
    classNm: card.classNm,
    vldYmd: card.vldYmd,
    sttus,

    relationship: isSame(card, selfAt(context)) ? 'SF' : 'CH',
    phtoYmd: card.phtoYmd,

    chkYMS: seoulTime(context.get('world').now()),
    chkSS: 5,
  };
}
