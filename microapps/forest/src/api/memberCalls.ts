import { defineCall } from '@wallet/kit/api';
import { v } from '@wallet/kit/schema';
import type { ForestMember, JoinDraft } from '../model/membership.ts';
import { type EncryptedPasswords, fromJoinDraft, toMember } from './toMember.ts';
import * as wire from './wire.ts';

/** The forest member this customer is; null when they have not joined. */
export const readMember = defineCall<void, { mmberInfo: wire.WireMember | null }, ForestMember | null>({
  method: 'GET',
  path: '/forest/v1/member',
  answer: wire.wireMemberAnswer,
  to: ({ mmberInfo }) => (mmberInfo ? toMember(mmberInfo) : null),
});

export const isIdFree = defineCall<string, { useAbleYn: 'Y' | 'N' }, boolean>({
  method: 'GET',
  path: '/forest/v1/member/ids/{mmberId}',
  answer: wire.wireIdAnswer,
  send: (mmberId) => ({ path: { mmberId } }),
  to: ({ useAbleYn }) => useAbleYn === 'Y',
});

export interface PhoneCheck {
  id: string;
  /** how long the code is good for */
  seconds: number;
}

export const sendPhoneCode = defineCall<string, { vrfcNo: string; expSS: number }, PhoneCheck>({
  method: 'POST',
  path: '/forest/v1/member/phone-checks',
  answer: wire.wirePhoneCheck,
  send: (phone) => ({ body: { mmberMtlno: phone } }),
  to: ({ vrfcNo, expSS }) => ({ id: vrfcNo, seconds: expSS }),
});

export const extendPhoneCode = defineCall<string, { expSS: number }, number>({
  method: 'POST',
  path: '/forest/v1/member/phone-checks/{vrfcNo}/extend',
  answer: wire.wirePhoneExtension,
  send: (vrfcNo) => ({ path: { vrfcNo } }),
  to: ({ expSS }) => expSS,
});

export const answerPhoneCode = defineCall<{ id: string; code: string }, unknown>({
  method: 'POST',
  path: '/forest/v1/member/phone-checks/{vrfcNo}/answer',
  answer: v.unknown(),
  send: ({ id, code }) => ({ path: { vrfcNo: id }, body: { crtfcNo: code } }),
});

export interface JoinOrder {
  draft: JoinDraft;
  isForeigner: boolean;
  secrets: EncryptedPasswords;
}

export const joinForest = defineCall<JoinOrder, unknown>({
  method: 'POST',
  path: '/forest/v1/member',
  answer: v.unknown(),
  send: ({ draft, isForeigner, secrets }) => ({ body: fromJoinDraft(draft, isForeigner, secrets) }),
});

/** All three encrypted by `encryptField`. */
export interface PasswordChange {
  current: string;
  next: string;
  nextAgain: string;
}

export const changePassword = defineCall<PasswordChange, unknown>({
  method: 'PUT',
  path: '/forest/v1/member/password',
  answer: v.unknown(),
  send: ({ current, next, nextAgain }) => ({
    body: { encMmberPwd: current, encNewMmberPwd: next, encNewMmberPwdCnfrm: nextAgain },
  }),
});

/** Ends the membership; the password is encrypted by `encryptField`. */
export const leaveForest = defineCall<string, unknown>({
  method: 'POST',
  path: '/forest/v1/member/leave',
  answer: v.unknown(),
  send: (password) => ({ body: { encMmberPwd: password } }),
});
