import { addDays, maskName } from '@wallet/kit/format';
import { AnswerError, type MemberContext, memberOf, remembered } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import type { DocumentKind } from './documents.ts';
import { type Qualification, qualificationsOf } from './qualifications.ts';

export interface Paper {
  docNo: string;
  qlfcId: string;
  docKnd: DocumentKind;
  issuDttm: string;
  vldYmd: string;
  chckNo: string;
}

export interface Share {
  shrNo: string;
  docNo: string;
  qlfcId: string;
  /** missing in worlds kept by an earlier version, as the moment at which it was opened */
  docKnd?: DocumentKind;
  seenDttm?: string;
  rcvrNm: string;
  purp: string;
  endYmd: string;
  /** WAIT for the holder's signature, UNSG without it */
  shrSttus: 'WAIT' | 'UNSG' | 'OPEN' | 'SEEN' | 'BACK' | 'OVER';
  intentId: string;
  /** of the signature that the receiver asked for, and the text of it; empty where none was */
  signId: string;
  ogtxt: string;
}

export interface Own {
  cnstYmd: string;
  list: Qualification[];
  papers: Paper[];
  shares: Share[];
}

export const refuse = (code: string, message: string): never => {
  throw new AnswerError(code, message);
};

const PAPER_DAYS = 90;

export function own(context: MemberContext): Own {
  return remembered(context, 'license', (persona, world) => ({
    cnstYmd: '',
    list: qualificationsOf(persona, world),
    papers: [],
    shares: [],
  }));
}

/** The institute does its night work around midnight. */
export function needsOpen(context: MemberContext): void {
  const clock = seoulTime(context.get('world').now()).slice(8, 12);
  if (clock >= '2330' || clock < '0030') refuse('LIC_CLOSED', '금융연수원의 점검 시간이에요.');
}

/** What is held, as long as there is consent. */
export function held(context: MemberContext): Own {
  const mine = own(context);
  if (mine.cnstYmd === '') refuse('LIC_CONSENT', '금융연수원 연결이 필요해요.');
  return mine;
}

export function found(context: MemberContext, qlfcId: string | undefined): Qualification {
  const one = held(context).list.find((each) => each.qlfcId === qlfcId);
  return one ?? refuse('LIC_NOT_FOUND', '자격을 찾을 수 없어요.');
}

export const isOver = (context: MemberContext, { endYmd }: Pick<Share, 'endYmd'>) =>
  endYmd < seoulDate(context.get('world').now());

interface Check {
  memberId: string;
  /** whose name a document says; missing in worlds kept by an earlier version */
  personaId?: string;
  custNm: string;
  qlfcId: string;
}

/** Numbers that anybody may check: those of papers and of links. */
export const checks = (context: MemberContext) =>
  context.get('world').room('license.checks', () => new Map<string, Check>());

export function remember(context: MemberContext, no: string, qlfcId: string): void {
  const { walletMberIdnfiNo: memberId, custName } = memberOf(context);
  const { personaId } = context.get('world');
  checks(context).set(no, { memberId, personaId, custNm: maskName(custName), qlfcId });
}

export function paperOf(context: MemberContext, { qlfcId, docKnd }: Pick<Paper, 'qlfcId' | 'docKnd'>): Paper {
  const mine = held(context);
  const { qlfcSttus } = found(context, qlfcId);
  if (qlfcSttus === 'RVKD') refuse('LIC_REVOKED', '취소된 자격이에요.');
  if (qlfcSttus === 'LAPS') refuse('LIC_LAPSED', '보수교육을 받지 않아 효력이 멈췄어요.');
  if (qlfcSttus === 'PASS' && docKnd !== 'CNFM') refuse('LIC_NOT_ISSUED', '아직 자격증이 나오지 않았어요.');
  const world = context.get('world');
  const today = seoulDate(world.now());
  // Asked for twice, it has one number.
  const known = mine.papers.find(
    (each) => each.qlfcId === qlfcId && each.docKnd === docKnd && each.vldYmd >= today,
  );
  if (known) return known;
  needsOpen(context);
  const paper: Paper = {
    docNo: `D${1000 + world.nextNumber('license.paper')}`,
    qlfcId,
    docKnd,
    issuDttm: seoulTime(world.now()),
    vldYmd: addDays(today, PAPER_DAYS),
    chckNo: crypto.randomUUID().replaceAll('-', '').slice(0, 16),
  };
  mine.papers.push(paper);
  remember(context, paper.chckNo, qlfcId);
  return paper;
}
