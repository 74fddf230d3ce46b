import { get, only, post, put, yesNo } from '@wallet/kit/api';
import type { JoinDraft } from '../model/membership.ts';
import { type EncryptedPasswords, fromJoinDraft } from './fromJoinDraft.ts';
import * as wire from './wire.ts';

/** The forest member this customer is; null when they have not joined. */
export const readMember = get('/forest/v1/member', { answer: wire.member });

export const isIdFree = get('/forest/v1/member/ids/{mmberId}', {
  send: (mmberId: string) => ({ path: { mmberId } }),
  answer: only(yesNo('useAbleYn')),
});

export const sendPhoneCode = post('/forest/v1/member/phone-checks', {
  lost: 'harmless',
  send: (phone: string) => ({ body: { mmberMtlno: phone } }),
  answer: wire.phoneCheck,
});

export const extendPhoneCode = post('/forest/v1/member/phone-checks/{vrfcNo}/extend', {
  lost: 'harmless',
  send: (vrfcNo: string) => ({ path: { vrfcNo } }),
  answer: wire.phoneSeconds,
});

export const answerPhoneCode = post('/forest/v1/member/phone-checks/{vrfcNo}/answer', {
  lost: 'harmless',
  send: ({ id, code }: { id: string; code: string }) => ({ path: { vrfcNo: id }, body: { crtfcNo: code } }),
});

export interface JoinOrder {
  draft: JoinDraft;
  isForeigner: boolean;
  secrets: EncryptedPasswords;
}

/** Sent again it is refused as a membership that is there, which leads on to it. */
export const joinForest = post('/forest/v1/member', {
  lost: 'harmless',
  send: ({ draft, isForeigner, secrets }: JoinOrder) => ({
    body: fromJoinDraft(draft, isForeigner, secrets),
  }),
});

/** All three encrypted by `encryptField`. */
export interface PasswordChange {
  current: string;
  next: string;
  nextAgain: string;
}

/** True once it is changed; nothing where it may have been, by an earlier call: the old one is not it any more. */
export const changePassword = put('/forest/v1/member/password', {
  lost: { proof: 'FTR_PASSWORD_WRONG' },
  send: ({ current, next, nextAgain }: PasswordChange) => ({
    body: { encMmberPwd: current, encNewMmberPwd: next, encNewMmberPwdCnfrm: nextAgain },
  }),
  to: (): boolean => true,
});

/** Ends the membership; the password is encrypted by `encryptField`. Who is no member any more has left before. */
export const leaveForest = post('/forest/v1/member/leave', {
  lost: { proof: 'FTR_NOT_MEMBER' },
  send: (password: string) => ({ body: { encMmberPwd: password } }),
});
