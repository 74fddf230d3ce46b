import type { WholeAnswer } from '../api/index.ts';
import { v } from '../schema/index.ts';

/** What the app gives for a single sign-on, each field under its wire name (A51). */
export interface SsoInfo {
  samlAssertion: string;
  ci: string;
  ssoNo: string;
  kBCrtfiSerno: string;
  groupCoCd: string;
  appType?: string | undefined;
}

/** All four values are there; an empty text counts as missing (1-shell s4.4, R226, E34). */
export function hasSsoValues({ samlAssertion, ci, ssoNo, kBCrtfiSerno }: SsoInfo): boolean {
  return [samlAssertion, ci, ssoNo, kBCrtfiSerno].every((value) => value.trim() !== '');
}

/** What follows when a single sign-on fails; both buttons of the dialog lead there (A50). */
export type SsoFailure =
  | { kind: 'close'; messageId: 'ssoFailed' }
  | { kind: 'redirect'; messageId: 'ssoFailedLite'; to: string };

/** In the insurance affiliate (KN1) the WebView closes; elsewhere the entry offers Lite (R227, R228, A06). */
export function ssoFailureOf(groupCode: string): SsoFailure {
  if (groupCode === 'KN1') return { kind: 'close', messageId: 'ssoFailed' };
  const query = new URLSearchParams({ channelLoginType: 'lite', groupCoCd: groupCode });
  return { kind: 'redirect', messageId: 'ssoFailedLite', to: `/?${query}` };
}

const verified = v.object({ ssoVerify: v.literal('OK'), ciNo: v.fallback(v.string(), '') });

/** The verified CI, or null: status 200, code 0000 and ssoVerify exactly OK (R229). */
export function verifiedCi({ status, code, payload }: WholeAnswer): string | null {
  const read = v.safeParse(verified, payload);
  return status === 200 && code === '0000' && read.success ? read.output.ciNo : null;
}

/** What a token of the book service leads to (1-shell s4.4, E35). */
export type BookToken =
  | { kind: 'login'; ci: string; name: string }
  | { kind: 'signUp'; to: '/mber/FME76000'; ci: string; token: string }
  | { kind: 'failed' };

const bookPayload = v.object({
  code: v.fallback(v.optional(v.string()), undefined),
  ci: v.fallback(v.string(), ''),
  token: v.fallback(v.string(), ''),
  /** of the customer; ours, and optional */
  custName: v.fallback(v.string(), ''),
});

/** Reads the answer to the token: code 0000 signs in by its CI, 0001 leads to the sign-up (R232, R233). */
export function judgeBookToken({ code, payload }: WholeAnswer, asked: string): BookToken {
  const read = v.safeParse(bookPayload, payload);
  if (!read.success) return { kind: 'failed' };
  const { ci, token, custName: name } = read.output;
  const tokenCode = read.output.code ?? code;
  if (tokenCode === '0000' && ci !== '') return { kind: 'login', ci, name };
  if (tokenCode === '0001') return { kind: 'signUp', to: '/mber/FME76000', ci, token: token || asked };
  return { kind: 'failed' };
}
