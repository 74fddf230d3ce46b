import { ApiError, type WholeAnswer } from '../api/index.ts';
import { v } from '../schema/index.ts';
import type { Person } from './Person.ts';

/** Wrong tries after which a login is locked (1-shell s9). */
const LOCKED_AT = 5;

/** What a login comes to (1-shell s4.2). */
export type LoginOutcome =
  /** The person info was sent, read back and stored (R191). */
  | { kind: 'success'; person: Person }
  /** The customer exists twice: nothing is stored, nobody goes anywhere (A46). */
  | { kind: 'dup' }
  | { kind: 'retry'; failCount: number }
  | { kind: 'locked'; failCount: number }
  /** Ask whether to sign up; on confirm go to `to`. `ci` is for FME74000 with type 03 and never goes into an address. */
  | { kind: 'signUp'; to: '/mber/FME72000' | '/mber/FME74000'; certType: string; ci?: string }
  /** `messageId` says more than the error does. */
  | { kind: 'failed'; error: ApiError; messageId: string };

/** What the answer to the login call says, before the person info is there. */
export type LoginVerdict =
  | Exclude<LoginOutcome, { kind: 'success' }>
  | { kind: 'accepted'; payload: unknown };

interface Asked {
  /** By phone number and password; code 0002 counts tries only then (A44). */
  byPassword: boolean;
  loginCertType: string;
  ci: string;
}

const text = v.fallback(v.string(), '');
const loginPayload = v.fallback(
  v.object({
    isDupUser: v.optional(v.unknown()),
    loginFailCnt: v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(Number)), 0),
    certType: text,
    ci: text,
  }),
  { isDupUser: undefined, loginFailCnt: 0, certType: '', ci: '' },
);

function signUp(certType: string, ci: string): LoginVerdict {
  if (certType === '03') return { kind: 'signUp', to: '/mber/FME74000', certType, ...(ci ? { ci } : {}) };
  return { kind: 'signUp', to: certType === '04' ? '/mber/FME74000' : '/mber/FME72000', certType };
}

/**
 * Reads the answer to `POST /mstr/login/action` (1-shell s4.2): success needs status 200 and code 0000 (E25), a duplicate
 * user is "dup", 0002 counts wrong tries (E26), any other code with status 200 asks to sign up (A47).
 */
export function judgeLogin(answer: WholeAnswer, { byPassword, loginCertType, ci }: Asked): LoginVerdict {
  const { status, code, message, payload } = answer;
  const fields = v.parse(loginPayload, payload ?? {});
  const isDuplicate = fields.isDupUser === 'Y' || fields.isDupUser === true;
  if (status === 200 && isDuplicate) return { kind: 'dup' };
  if (status === 200 && code === '0000') return { kind: 'accepted', payload };
  if (code === '0002' && byPassword) {
    const failCount = Number.isFinite(fields.loginFailCnt) ? fields.loginFailCnt : 0;
    return { kind: failCount < LOCKED_AT ? 'retry' : 'locked', failCount };
  }
  if (status === 200) return signUp(fields.certType || loginCertType, fields.ci || ci);
  const facts = { method: 'POST', path: '/mstr/login/action', status };
  const kind = code ? 'code' : 'http';
  const error = new ApiError({
    ...facts,
    kind,
    ...(code ? { code } : {}),
    ...(message ? { serverMessage: message } : {}),
  });
  return { kind: 'failed', error, messageId: error.messageId };
}
