import type { Words } from '../language.ts';
import { remembered } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import { type At, refuse } from './certificates.ts';

/** A text that a domain has its customer sign. */
export interface SignRequest {
  signId: string;
  svcNm: Words;
  titl: Words;
  /** In Korean whatever the page's language: these bytes are signed. */
  ogtxt: string;
  sttus: 'ASKD' | 'SGND' | 'RFSD' | 'VOID' | 'USED' | 'OVER';
  askedAt: number;
  signature: string;
}

type Asked = Pick<SignRequest, 'svcNm' | 'titl' | 'ogtxt'>;

export const LIVES_MS = 10 * 60_000;

export const requestsOf = (context: At) => remembered<SignRequest[]>(context, 'bcerti.requests', () => []);

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

/** For other rooms: has the member sign a text; the page leads to `/bcerti/FBC21000?signId=…`. */
export function askToSign(context: At, asked: Asked): string {
  const signId = `S-${crypto.randomUUID()}`;
  requestsOf(context).push({
    ...asked,

    signId,
    sttus: 'ASKD',
    signature: '',
    askedAt: context.get('world').now().getTime(),
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
