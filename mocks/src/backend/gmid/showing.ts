import { maskName } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import { payloadOf, signed } from '../../signing.ts';
import type { Words } from '../language.ts';
import { askFor, issue, verify } from '../proofs/proofs.ts';
import { memberOf, type World } from '../room.ts';
import {
  type At,
  birthOf,
  type Code,
  isAdult,
  keysOf,
  note,
  type Own,
  ownOf,
  refuse,
  tell,
  usable,
} from './member.ts';

/** As long as in the carriers' ID app. */
const CODE_SECONDS = 30;
const attributes = ['NAME', 'BRTH', 'PHON', 'PHOT', 'OV19'] as const;
export type Attribute = (typeof attributes)[number];
export const attributeList = v.array(v.picklist(attributes));
type Holder = Parameters<typeof issue>[1]['holderKey'];
const YEAR_MS = 365 * 86_400_000;

/** What a code at a counter says: who, and that they are of age; no more. */
const atCounter: Attribute[] = ['NAME', 'OV19'];

const placed = (own: Own) => own.code ?? refuse('GMID_CODE', '알 수 없는 코드예요.');

export function makeCode(context: At, atrbList: Attribute[] = atCounter, seconds = CODE_SECONDS) {
  const own = usable(context);
  const until = context.get('world').now().getTime() + seconds * 1000;
  own.code = { cpmCode: `GMIDC.${crypto.randomUUID()}`, until, sttus: 'WAIT', vrfrNm: '', atrbList };
  return { cpmCode: own.code.cpmCode, expSS: seconds };
}

export function codeState(
  context: At,
  cpmCode: string,
): Pick<Code, 'vrfrNm' | 'atrbList'> & { sttus: Code['sttus'] | 'OVER' } {
  const own = ownOf(context);
  const code = placed(own);
  if (code.cpmCode !== cpmCode) refuse('GMID_CODE', '알 수 없는 코드예요.');
  const isOver = code.until < context.get('world').now().getTime();
  const { sttus, vrfrNm, atrbList } = code;
  if (own.sttus === 'MOVD') return { sttus: 'MOVD', vrfrNm, atrbList };
  usable(context);
  return { sttus: sttus === 'WAIT' && isOver ? 'OVER' : sttus, vrfrNm, atrbList };
}

const claimsOf = (context: At, atrbList: readonly string[]): Record<string, unknown> => {
  const { custName, phone } = memberOf(context);
  const all: Record<Attribute, unknown> = {
    NAME: custName,
    BRTH: birthOf(context),
    PHON: phone,
    PHOT: 'photo',
    OV19: isAdult(context),
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => atrbList.includes(name)));
};

/** The counter's side: once, and in time. */
export function readCode(context: At, cpmCode: string, vrfrNm: string) {
  const { sttus } = codeState(context, cpmCode);
  if (sttus === 'READ') refuse('GMID_CODE_USED', '이 코드는 이미 썼어요.');
  if (sttus === 'OVER') refuse('GMID_CODE_LATE', '코드의 시간이 지났어요.');
  if (sttus === 'MOVD') refuse('GMID_MOVD', '다른 휴대폰에서 쓰고 있어요.');
  const own = usable(context);
  const code = placed(own);
  Object.assign(code, { sttus: 'READ', vrfrNm });
  note(context, { vrfrNm: { ko: vrfrNm, en: vrfrNm }, atrbList: code.atrbList, rsltDstcd: 'ANSW' });
  tell(context, 'SHWN');
  return {
    vrfrNm,
    claims: { ...claimsOf(context, code.atrbList), NAME: maskName(memberOf(context).custName) },
  };
}

interface Request {
  reqId: string;
  vrfrNm: Words;
  purpose: Words;
  atrbList: {
    atrbId: Attribute;
    mandanYn: 'Y' | 'N' /** more than its purpose needs */;
    overYn: 'Y' | 'N';
  }[];
  nonce: string;
  sttus: 'ASKD' | 'DONE';
}

const asked = (must: Attribute[], may: Attribute[] = [], over: Attribute[] = []): Request['atrbList'] => [
  ...must.map((atrbId) => ({ atrbId, mandanYn: 'Y' as const, overYn: 'N' as const })),
  ...may.map((atrbId) => ({ atrbId, mandanYn: 'N' as const, overYn: 'N' as const })),
  ...over.map((atrbId) => ({ atrbId, mandanYn: 'N' as const, overYn: 'Y' as const })),
];

/** Partners whose code hangs on a wall: asked for as often as somebody scans it. */
const partners: Readonly<Record<string, Pick<Request, 'vrfrNm' | 'purpose' | 'atrbList'>>> = {
  'GMIDV.branch': {
    vrfrNm: { ko: '새벽은행 종로지점', en: 'Dawn Bank, Jongno' },
    purpose: { ko: '창구에서 본인 확인', en: 'Knowing you at the counter' },
    atrbList: asked(['NAME', 'BRTH'], ['PHON']),
  },
  'GMIDV.shop': {
    vrfrNm: { ko: '한빛서점', en: 'Hanbit Books' },
    purpose: { ko: '나이 확인', en: 'Checking your age' },
    atrbList: asked(['OV19'], [], ['PHON', 'BRTH']),
  },
};

const requestsOf = (world: World) => world.room('gmid.requests', () => new Map<string, Request>());

export function compose(context: At, said: Pick<Request, 'vrfrNm' | 'purpose' | 'atrbList'>): Request {
  const world = context.get('world');
  const { nonce } = askFor(world, said.vrfrNm.ko);
  const request: Request = { reqId: `GMIDV.${crypto.randomUUID()}`, ...said, nonce, sttus: 'ASKD' };
  requestsOf(world).set(request.reqId, request);
  return request;
}

export const composeOf = (vrfrNm: string, purpose: string, must: Attribute[], may: Attribute[]) => ({
  vrfrNm: { ko: vrfrNm, en: vrfrNm },
  purpose: { ko: purpose, en: purpose },
  atrbList: asked(must, may),
});

/** What the text of a verifier's code asks for. */
export function requestOf(context: At, text: string): Request {
  const partner = partners[text];
  if (partner) return compose(context, partner);
  return requestsOf(context.get('world')).get(text) ?? refuse('GMID_REQUEST', '알 수 없는 요청이에요.');
}

/** A presentation as the phone's secure area signs it. */
export async function presentationOf(context: At, reqId: string, atrbList: readonly Attribute[]) {
  const own = usable(context);
  const { nonce, vrfrNm } = requestOf(context, reqId);
  const keys = await keysOf(own);
  const world = context.get('world');
  const validFrom = world.now().getTime();
  const facts = { validFrom, validUntil: validFrom + 3 * YEAR_MS, claims: claimsOf(context, atrbList) };
  const credential = await issue(world, { holderKey: keys.publicKey as Holder, ...facts });
  return signed({ credential, nonce, verifier: vrfrNm.ko }, keys);
}

/** What the verifier makes of it, one by one. */
export async function judge(context: At, presentation: string) {
  const verdict = await verify(context.get('world'), presentation);
  const checks = ['unreadable', 'signature', 'nonce', 'replayed', 'late', 'validity', 'revoked'];
  const failed = verdict.isGood ? checks.length : checks.indexOf(verdict.because);
  const chckList = checks.map((name, place) => ({
    chckNm: name,
    rslt: place < failed ? 'GOOD' : place === failed ? 'BAD' : 'SKIP',
  }));
  return { isGood: verdict.isGood, chckList, ...(verdict.isGood ? { claims: verdict.claims } : {}) };
}

export async function submit(context: At, reqId: string, atrbList: Attribute[]) {
  const request = requestOf(context, reqId);
  if (request.sttus === 'DONE') refuse('GMID_CODE_USED', '이 코드는 이미 썼어요.');
  const missing = request.atrbList.some(
    ({ atrbId, mandanYn }) => mandanYn === 'Y' && !atrbList.includes(atrbId),
  );
  if (missing) refuse('GMID_MUST', '꼭 필요한 정보가 빠졌어요.');
  const presentation = await presentationOf(context, reqId, atrbList);
  const { isGood } = await judge(context, presentation);
  if (!isGood) refuse('GMID_NOT_GOOD', '확인하지 못했어요.');
  request.sttus = 'DONE';
  note(context, { vrfrNm: request.vrfrNm, atrbList, rsltDstcd: 'ANSW' });
  tell(context, 'SHWN');
  return { presentation, claims: payloadOf(presentation) };
}
