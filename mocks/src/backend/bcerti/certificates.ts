import { addDays, expandBirth, isEasyPin, isOfAge } from '@wallet/kit/format';
import { isSignedBy, type KeyPair, makeKeys, payloadOf, signed } from '../../signing.ts';
import type { Words } from '../language.ts';
import type { Persona } from '../persona.ts';
import { AnswerError, type MemberContext, memberOf, remembered, type World } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';

export type At = MemberContext;

/** LOCK after five wrong passwords, RPLC by another phone's. */
type Status = 'NONE' | 'VALD' | 'LOCK' | 'RVKD' | 'RPLC';

interface Certificate {
  crtfSttus: Status;
  certSerial: string;
  certIssueDate: string;
  certExpireDate: string;
  /** Face or fingerprint sign as well. */
  bioYn: 'Y' | 'N';
}

export interface Use {
  useYMS: string;
  useDstcd: 'ISSU' | 'SIGN' | 'RENW' | 'CHNG' | 'RSET' | 'LOCK' | 'RVKD';
  useCtnt: Words;
}

export interface Own extends Certificate {
  /** Of the phone's secure area; made when it first signs, and gone with its certificate. */
  keys: KeyPair | null;
  pin: string;
  failCnt: number;
  /** Who one is, or the password, was shown: until when (ms). Each counts once. */
  proofs: Map<string, number>;
  uses: Use[];
}

/** The certificate's password of every persona who has one. */
const CERTIFICATE_PIN = '927351';
export const TRIES = 5;
const YEARS_DAYS = 730;
export const RENEWAL_DAYS = 30;
const PROOF_MS = 10 * 60_000;
const YOUNGEST = 14;

export const refuse = (code: string, message: string): never => {
  throw new AnswerError(code, message);
};

/** Days that are left, where it is not two years less a bit; none for those who have no certificate. */
const left: Readonly<Record<string, number | null>> = {
  member: 400,
  employee: 12,
  restricted: -1,
  lite: null,
  newMember: null,
};
const states: Readonly<Record<string, Status>> = { simpleLogin: 'LOCK', noPointWallet: 'RPLC' };

function start({ id }: Persona, world: World, isOld: boolean): Own {
  const days = id in left ? (left[id] ?? null) : 500;
  const none = { keys: null, pin: '', failCnt: 0, proofs: new Map<string, number>() };
  if (days === null || !isOld)
    return { ...none, ...fresh(world), crtfSttus: 'NONE', certSerial: '', uses: [] };
  const certExpireDate = addDays(seoulDate(world.now()), days);
  const certIssueDate = addDays(certExpireDate, -YEARS_DAYS);
  // All that is known of it: when it was issued. What was signed since, the services that asked know (`history.ts`).
  const uses: Use[] = [
    {
      useYMS: `${certIssueDate}142500`,
      useDstcd: 'ISSU',
      useCtnt: { ko: '인증서 발급', en: 'Certificate issued' },
    },
  ];
  return {
    ...none,
    ...fresh(world),
    pin: CERTIFICATE_PIN,
    crtfSttus: states[id] ?? 'VALD',
    uses,

    certIssueDate,
    certExpireDate,
    failCnt: states[id] === 'LOCK' ? TRIES : 0,
  };
}

/** A certificate that begins today; its number is the secret of nobody, its key of the phone. */
function fresh(world: World): Certificate {
  const today = seoulDate(world.now());
  return {
    crtfSttus: 'VALD',
    certSerial: `WC${700_000 + world.nextNumber('bcerti.serial')}`,
    bioYn: 'Y',

    certIssueDate: today,
    certExpireDate: addDays(today, YEARS_DAYS),
  };
}

const birthOf = (context: At) => {
  const { birth, custGubn } = memberOf(context);
  return expandBirth(birth, custGubn);
};
export const isOldEnough = (context: At) =>
  isOfAge(birthOf(context), YOUNGEST, seoulDate(context.get('world').now()));

/** The certificate of the one who is signed in, whatever became of it. */
export const ownOf = (context: At): Own =>
  remembered(context, 'bcerti', (persona, world) => start(persona, world, isOldEnough(context)));

const today = (context: At) => seoulDate(context.get('world').now());
/** In its last days: it may be renewed. */
export const isDue = (context: At) =>
  statusOf(context) === 'VALD' && ownOf(context).certExpireDate <= addDays(today(context), RENEWAL_DAYS);

/** How it stands today: EXPD once its last day is over. */
export function statusOf(context: At): Status | 'EXPD' | 'YUNG' {
  const own = ownOf(context);
  if (!isOldEnough(context)) return 'YUNG';
  return own.crtfSttus === 'VALD' && own.certExpireDate < today(context) ? 'EXPD' : own.crtfSttus;
}

/** What is signed with, or changed: refused for the reason that it is not there any more. */
export function usable(context: At): Own {
  const status = statusOf(context);
  if (status === 'VALD') return ownOf(context);
  if (status === 'LOCK') return refuse('BCT_LOCKED', '비밀번호를 5번 틀렸어요.');
  return refuse(
    { EXPD: 'BCT_EXPIRED', RVKD: 'BCT_REVOKED', RPLC: 'BCT_REPLACED', YUNG: 'BCT_YOUNG', NONE: 'BCT_NONE' }[
      status
    ],
    '쓸 수 있는 인증서가 없어요.',
  );
}

export function note(context: At, useDstcd: Use['useDstcd'], useCtnt: Words): void {
  ownOf(context).uses.unshift({ useYMS: seoulTime(context.get('world').now()), useDstcd, useCtnt });
}

export function giveProof(context: At): string {
  const prfNo = crypto.randomUUID();
  ownOf(context).proofs.set(prfNo, context.get('world').now().getTime() + PROOF_MS);
  return prfNo;
}

export function takeProof(context: At, prfNo: string): void {
  const { proofs } = ownOf(context);
  const until = proofs.get(prfNo) ?? 0;
  proofs.delete(prfNo);
  if (until < context.get('world').now().getTime()) refuse('BCT_PROOF', '본인 확인 시간이 지났어요.');
}

/** A password as the member chose it; no birth date, run, repetition, nor figures of the phone number. */
export function setPin(context: At, pin: string, again: string): void {
  if (pin !== again) refuse('BCT_PIN_DIFFERENT', '두 비밀번호가 달라요.');
  const isPhone = memberOf(context).phone.includes(pin);
  if (isPhone || isEasyPin(pin, birthOf(context))) refuse('BCT_PIN_EASY', '쉬운 비밀번호예요.');
  Object.assign(ownOf(context), { pin, failCnt: 0 });
}

/** A new certificate of this phone: the one before, and its key, have ended. */
export function issueTo(context: At): void {
  Object.assign(ownOf(context), { ...fresh(context.get('world')), keys: null });
}

async function keysOf(own: Own): Promise<KeyPair> {
  const made = own.keys ?? (await makeKeys());
  // Two that sign at once get the same pair.
  own.keys ??= made;
  return own.keys;
}

/** What the phone's secure area signs: these bytes, with the key of the certificate that is there. */
export async function signIn(context: At, content: string) {
  const own = ownOf(context);
  return { signature: await signed({ content }, await keysOf(own)), certSerial: own.certSerial };
}

/** Whether the key of the member's own certificate has signed exactly this. */
export async function isSignatureOf(
  context: At,
  said: { content: string; signature: string; certSerial: string },
): Promise<boolean> {
  const own = ownOf(context);
  if (said.certSerial !== own.certSerial || payloadOf(said.signature)?.content !== said.content) return false;
  return isSignedBy(said.signature, (await keysOf(own)).publicKey);
}
