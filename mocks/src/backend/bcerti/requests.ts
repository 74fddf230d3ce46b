import type { Words } from '../language.ts';
import type { Persona } from '../persona.ts';
import { remembered, type World } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import { type At, refuse } from './certificates.ts';

/** A text that a domain has its customer sign. */
export interface SignRequest {
  signId: string;
  svcNm: Words;
  titl: Words;
  /** In Korean whatever the page's language: these bytes are signed. */
  ogtxt: string;
  sttus: 'ASKD' | 'SGND' | 'RFSD' | 'VOID' | 'USED';
  askedAt: number;
  signature: string;
}

type Asked = Pick<SignRequest, 'svcNm' | 'titl' | 'ogtxt'>;

const LIVES_MS = 10 * 60_000;

const pass: Asked = {
  svcNm: { ko: '여권 재발급', en: 'Passport re-issue' },
  titl: { ko: '여권 재발급 신청서', en: 'Application for a new passport' },
  ogtxt: [
    '외교부 장관에게 여권 재발급을 신청해요.',
    '여권 종류: 복수 전자여권, 58면, 유효기간 10년',
    '신청 사유: 유효기간 만료',
    '수령 기관: 종로구청 여권민원실',
    '수수료: 50,000원',
    '새 여권을 받으면 이전 여권은 효력을 잃어요. 수령 기관은 신청한 뒤에 바꿀 수 없어요.',
    '신청서에 쓴 내용이 사실과 다르면 여권이 발급되지 않을 수 있어요.',
  ].join('\n'),
};
const license: Asked = {
  svcNm: { ko: '금융연수원 자격증', en: 'Finance institute certificates' },
  titl: { ko: '자격증 제출 동의서', en: 'Consent to send a certificate' },
  ogtxt: '신용분석사 자격증을 새벽은행에 제출하는 것에 동의해요.\n받는 곳은 30일 동안 볼 수 있어요.',
};

const address: Asked = {
  svcNm: { ko: '한울보험', en: 'Hanul Insurance' },
  titl: { ko: '주소 확인 동의서', en: 'Consent to check the address' },
  ogtxt: '한울보험이 주민등록 주소를 확인하는 것에 동의해요.\n받는 곳은 30일 동안 볼 수 있어요.',
};

/** What waits for the signature of a member at the start: `late` ran out a minute ago. */
const waiting: Readonly<Record<string, readonly (readonly [signId: string, asked: Asked])[]>> = {
  member: [
    ['S-passport', pass],
    ['S-license', license],
    ['S-changed', address],
    ['S-late', pass],
  ],
};

function start({ id }: Persona, world: World): SignRequest[] {
  const now = world.now().getTime();
  return (waiting[id] ?? []).map(([signId, asked]) => ({
    ...asked,
    ...{ signId, sttus: 'ASKD', signature: '', askedAt: signId === 'S-late' ? now - LIVES_MS - 60_000 : now },
  }));
}

const requestsOf = (context: At) => remembered(context, 'bcerti.requests', start);

/** When it runs out, by the clocks of Seoul. */
export const endOf = ({ askedAt }: SignRequest) => seoulTime(new Date(askedAt + LIVES_MS));

/** Seconds until it runs out. */
export const secondsLeft = (context: At, { askedAt }: SignRequest) =>
  Math.max(0, Math.ceil((askedAt + LIVES_MS - context.get('world').now().getTime()) / 1000));

export function requestOf(context: At, signId: string | undefined): SignRequest {
  const found = requestsOf(context).find((one) => one.signId === signId);
  return found ?? refuse('BCT_NO_REQUEST', '서명 요청을 찾을 수 없어요.');
}

/** How it stands by the server's clock. */
export const standingOf = (context: At, one: SignRequest) =>
  one.sttus === 'ASKD' && secondsLeft(context, one) === 0 ? 'OVER' : one.sttus;

/** What waits for the member's signature now. */
export const waitingOf = (context: At) =>
  requestsOf(context).filter((one) => standingOf(context, one) === 'ASKD');

/** The text of `S-changed` becomes another one as soon as it was shown. */
export function show(one: SignRequest): SignRequest {
  const shown = { ...one };
  if (one.signId === 'S-changed') one.ogtxt = one.ogtxt.replace('30일', '90일');
  return shown;
}

/** For other rooms: has the member sign a text; the page leads to `/bcerti/FBC21000?signId=…`. */
export function askToSign(context: At, asked: Asked): string {
  const signId = `S-${crypto.randomUUID()}`;
  requestsOf(context).push({
    ...asked,
    ...{ signId, sttus: 'ASKD', signature: '', askedAt: context.get('world').now().getTime() },
  });
  return signId;
}

/**
 * For other rooms: the signature of exactly this text, which counts once.
 *
 * @throws AnswerError SIGN_NEEDED where it is not signed, or not this text; SIGN_USED the second time
 */
export function takeSignature(context: At, signId: string, ogtxt: string): string {
  const one = requestOf(context, signId);
  if (one.sttus === 'USED') refuse('SIGN_USED', '이미 사용한 서명이에요.');
  if (one.sttus !== 'SGND' || one.ogtxt !== ogtxt) refuse('SIGN_NEEDED', '서명이 필요해요.');
  one.sttus = 'USED';
  return one.signature;
}
