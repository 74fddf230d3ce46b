import { ApiError, type WholeAnswer, wireYes } from '../api/index.ts';
import { v } from '../schema/index.ts';
import type { Person } from './Person.ts';

/** Wrong tries after which a login is locked (1-shell s9). */
const LOCKED_AT = 5;

/** How many tries are left after so many wrong ones; null where the server did not count. */
export function triesLeft(failCount: number): number | null {
  return failCount > 0 ? Math.max(LOCKED_AT - failCount, 0) : null;
}

/** What a login comes to (1-shell s4.2). */
export type LoginOutcome =
  /** The person info was sent, read back and stored (R191). */
  | { kind: 'success'; person: Person }
  /** The customer exists twice: nothing is stored, nobody goes anywhere (A46). */
  | { kind: 'dup' }
  | { kind: 'retry'; failCount: number }
  | { kind: 'locked'; failCount: number }
  /** The account sleeps: to be told, and woken up (FME82000). */
  | { kind: 'dormant' }
  /** Ask whether to sign up; on confirm go to `to`. `ci` is for FME74000 with type 03 and never goes into an address. */
  | {
      kind: 'signUp';
      to: '/mber/FME72000' | '/mber/FME74000';
      certType: string;
      /** svcPtrnDstCd, for the join type (A43); absent where the server did not say */
      servicePattern?: string;
      ci?: string;
    }
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
    svcPtrnDstCd: text,
    dormantYn: wireYes,
  }),
  { isDupUser: undefined, loginFailCnt: 0, certType: '', ci: '', svcPtrnDstCd: '', dormantYn: false },
);

function signUp(certType: string, ci: string, servicePattern: string): LoginVerdict {
  const known = { certType, ...(servicePattern ? { servicePattern } : {}) };
  if (certType === '03') return { kind: 'signUp', to: '/mber/FME74000', ...known, ...(ci ? { ci } : {}) };
  return { kind: 'signUp', to: certType === '04' ? '/mber/FME74000' : '/mber/FME72000', ...known };
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
  if (status === 200 && fields.dormantYn) return { kind: 'dormant' };
  if (status === 200) return signUp(fields.certType || loginCertType, fields.ci || ci, fields.svcPtrnDstCd);
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
