import { addDays, isOfAge } from '@wallet/kit/format';
import { notify } from '../noti/inbox.ts';
import type { World } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import {
  type At,
  type Card,
  familyAt,
  isSame,
  type Pupil,
  type Reason,
  type Request,
  refuse,
  selfAt,
  stateAt,
  todayAt,
  yearEnd,
} from './cards.ts';
import { schoolOf } from './schools.ts';

export const isOpen = ({ sttus }: Request): boolean => ['GRDN', 'SENT', 'SCHL', 'PUPL'].includes(sttus);

/** Requests of a member, and of themselves by a guardian; the newest first. */
export function requestsAt(context: At): Request[] {
  const self = selfAt(context);
  const { requests } = stateAt(context);
  return requests.filter((one) => one.byMember === self.id || one.guardian === self.id || isSame(one, self));
}

export function requestAt(context: At, rqstId: string | undefined): Request {
  const found = requestsAt(context).find((one) => one.rqstId === rqstId);
  return found ?? refuse('IDC_NOT_FOUND', '신청을 찾을 수 없어요.');
}

/** Whether a pupil is whoever is signed in, or a child of their family record. */
export const isOfFamily = (context: At, pupil: Pick<Pupil, 'stdName' | 'birthDay'>): boolean =>
  familyAt(context).some((child) => isSame(child, pupil));

const said = {
  ISSU: { ko: '학생증을 받았어요', en: 'Your student card is here' },
  RFSD: { ko: '학생증이 승인되지 않았어요', en: 'Your student card was not approved' },
} as const;

function end(world: World, one: Request, sttus: keyof typeof said, rsnCd: Reason | '' = ''): void {
  Object.assign(one, { sttus, rsnCd });
  const text = { ko: '눌러서 확인해 주세요.', en: 'Tap to see it.' };
  for (const to of new Set([one.byMember, one.guardian].filter(Boolean)))
    notify(world, to, { title: said[sttus], text, link: 'FSL10000' });
}

/** Under 14 when a guardian agreed, and 14 by now. */
const hasTurnedFourteen = (context: At, { guardian, birthDay, sentYMS }: Request) =>
  guardian !== '' && !isOfAge(birthDay, 14, sentYMS.slice(0, 8)) && isOfAge(birthDay, 14, todayAt(context));

export function issue(context: At, one: Request): void {
  const { cards, photos } = stateAt(context);
  const { stdName, birthDay, schlCd, stdNo, grade, classNm } = one;
  const known = cards.find(({ crdId }) => crdId === one.crdId);
  const photo = photos[one.phtoId];
  const card: Card = {
    crdId: known?.crdId ?? `SC${2_000_0000 + context.get('world').nextNumber('idoc.card')}`,
    keepers: [...new Set([one.byMember, one.guardian, ...(known?.keepers ?? [])].filter(Boolean))],
    photo: photo ?? known?.photo ?? '',
    phtoYmd: photo ? todayAt(context) : (known?.phtoYmd ?? ''),

    stdName,
    birthDay,
    schlCd,
    stdNo,
    grade,
    classNm,
    vldYmd: yearEnd(todayAt(context)),
    sttus: 'VALD',
  };
  stateAt(context).cards = [...cards.filter((each) => each !== known && !isSame(each, card)), card];
  one.crdId = card.crdId;
  end(context.get('world'), one, 'ISSU');
}

/** The number that no roll has. */
const NOT_ON_THE_ROLL = '99999';

/** A look at a request: the school has it from the second on, and answers one after the third. */
export function lookAt(context: At, one: Request): void {
  if (one.sttus !== 'SENT' && one.sttus !== 'SCHL') return;
  one.looks += 1;
  if (one.looks > 1) one.sttus = 'SCHL';
  if (one.looks <= 3) return;
  if (one.stdNo === NOT_ON_THE_ROLL) end(context.get('world'), one, 'RFSD', 'ROLL');
  else if (hasTurnedFourteen(context, one)) one.sttus = 'PUPL';
  else issue(context, one);
}

export function addRequest(
  context: At,
  given: Pupil & Pick<Request, 'relationship' | 'phtoId' | 'guardian' | 'intentId' | 'crdId' | 'sttus'>,
): Request {
  const world = context.get('world');
  const state = stateAt(context);
  const one: Request = {
    rqstId: `RQ-${crypto.randomUUID()}`,
    byMember: selfAt(context).id,
    rsnCd: '',

    sentYMS: seoulTime(world.now()),
    rmndYmd: '',
    looks: 0,
    ...given,
  };
  // What was refused before stands no longer in the way.
  const others = state.requests.filter((each) => !isSame(each, one) || each.sttus === 'ISSU');
  state.requests = [one, ...others];
  return one;
}

export function answerConsent(context: At, one: Request, isAgreed: boolean): void {
  one.guardian = selfAt(context).id;
  if (!isAgreed) return end(context.get('world'), one, 'RFSD', 'GRDN');
  Object.assign(one, { sttus: 'SENT', sentYMS: seoulTime(context.get('world').now()) });
}

/** A school is reminded after three days; after ten the request may be taken back. */
const REMIND_DAYS = 3;

export function requestToWire(context: At, one: Request) {
  const { schulNm, schulKndScNm, orgRdnma } = schoolOf(one.schlCd) ?? {};
  const { rqstId, stdName, birthDay, schlCd, stdNo, grade, classNm, sttus, rsnCd, sentYMS, crdId } = one;
  const isLate = addDays(sentYMS.slice(0, 8), REMIND_DAYS) <= todayAt(context);
  return {
    rqstId,
    stdName,
    birthDay,
    schlCd,
    schulNm,
    schulKndScNm,
    orgRdnma,
    stdNo,
    grade,
    classNm,

    sttus,
    rsnCd,
    sentYMS,
    crdId,
    relationship: one.relationship,
    phtoId: one.phtoId,
    pplYn: sttus === 'PUPL' && isSame(one, selfAt(context)) ? 'Y' : 'N',
    rmndYn: sttus === 'SCHL' && isLate && one.rmndYmd !== todayAt(context) ? 'Y' : 'N',
  };
}
