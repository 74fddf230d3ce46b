import { defineCall, type WholeAnswer, wireText, wireYes } from '../api/index.ts';
import { type Infer, v } from '../schema/index.ts';

/** The generic shape, as `envelope: 'whole'` unwraps it. */
const whole = v.object({ status: v.number(), code: v.string(), message: v.string(), payload: v.unknown() });

type Body = Readonly<Record<string, unknown>>;
const asBody = (body: Body) => ({ body });

// Calls of the session itself: it deals with a 401 or a duplicate login on its own.
const own = { sessionErrors: 'caller' } as const;

/** Who is signed in; its payload is read by toPerson, which puts up with anything (1-shell s7.2, R337). */
export const readUserInfo = defineCall<void, unknown>({
  ...own,
  method: 'GET',
  path: '/mstr/userinfo',
  answer: v.unknown(),
  // A login reads it back while an event may have it read too.
  duplicates: 'allow',
  spinner: false,
});

/** Sends the person info after a login (1-shell s4.2, contracts/http.md). */
export const saveUserInfo = defineCall<Body, unknown>({
  ...own,
  method: 'POST',
  path: '/mstr/userinfo',
  answer: v.unknown(),
  send: asBody,
});

/** Signs in; every code means something (1-shell s4.2, s7.2, R338). */
export const loginAction = defineCall<Body, WholeAnswer>({
  ...own,
  method: 'POST',
  path: '/mstr/login/action',
  envelope: 'whole',
  answer: whole,
  send: asBody,
});

/** Signs out (1-shell s7.2, R339); does not keep a customer waiting for long. */
export const logout = defineCall<void, unknown>({
  ...own,
  method: 'POST',
  path: '/mstr/logout',
  answer: v.unknown(),
  duplicates: 'allow',
  timeoutMs: 5_000,
});

/** Fills in the ids of a customer who has none yet (1-shell s4.3). */
export const syncUserInfo = defineCall<void, unknown>({
  ...own,
  method: 'POST',
  path: '/mber/user/syncUserInfo',
  answer: v.unknown(),
});

/** Checks a group single sign-on (1-shell s4.4, R340). */
export const verifySso = defineCall<Body, WholeAnswer>({
  ...own,
  method: 'POST',
  path: '/mstr/sso/verify',
  envelope: 'whole',
  answer: whole,
  send: asBody,
});

/** Renews a session that began by group single sign-on (R341). */
export const extendSso = defineCall<void, unknown>({
  ...own,
  method: 'POST',
  path: '/mstr/sso/extend',
  answer: v.unknown(),
  duplicates: 'allow',
  spinner: false,
});

/** Turns a token of the book service into a customer (1-shell s4.4, R342); the app's device begins with it. */
export const bookLogin = defineCall<{ token: string; deviceId: string }, WholeAnswer>({
  ...own,
  method: 'POST',
  path: '/mber/kbaas/book/login',
  envelope: 'whole',
  answer: whole,
  send: ({ token, deviceId }) => ({ body: { token, ...(deviceId ? { deviceId } : {}) } }),
});

/** Whether somebody with this CI is known already: the member id, or an empty text (R343). */
export const findMemberByCi = defineCall<string, { userIdnfiNo: string }, string>({
  method: 'POST',
  path: '/mber/allowApi/getPreUserInfoByCi',
  answer: v.object({ userIdnfiNo: v.nullish(v.string(), '') }),
  send: (ci) => ({ body: { cnifNo: ci } }),
  to: ({ userIdnfiNo }) => userIdnfiNo,
});

const joinInfoAnswer = v.object({ joinYn: wireYes, svcPtrnDstCd: wireText, under14Yn: wireText });

/** What is known of somebody who is about to join. */
export interface JoinInfo {
  isMember: boolean;
  servicePattern: string;
  /** under 14; undefined where the server does not say */
  isMinor: boolean | undefined;
}

/** What is known of the owner of a CI before they join (R344); the names of its fields are ours. */
export const readJoinInfo = defineCall<string, Infer<typeof joinInfoAnswer>, JoinInfo>({
  method: 'POST',
  path: '/mber/user/join/userInfo',
  answer: joinInfoAnswer,
  send: (ci) => ({ body: { ci } }),
  to: ({ joinYn, svcPtrnDstCd, under14Yn }) => ({
    isMember: joinYn,
    servicePattern: svcPtrnDstCd,
    isMinor: under14Yn === '' ? undefined : under14Yn === 'Y',
  }),
});
