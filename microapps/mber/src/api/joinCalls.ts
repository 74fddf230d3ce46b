import { defineCall } from '@wallet/kit/api';
import type { Infer } from '@wallet/kit/schema';
import { doneAnswer, joinedAnswer, joinInfoAnswer } from './wire.ts';

export interface ToJoin {
  way: 'phone' | 'cert' | 'book';
  checkId: string;
  guardianCheckId: string;
  ci: string;
  certType: string;
  token: string;
  /** encrypted; empty where a certificate takes its place */
  password: string;
  /** 01 in the app, 02 on the web */
  joinChannel: '01' | '02';
  joinType: '01' | '02' | undefined;
  agreements: Readonly<Record<string, boolean>>;
}

/** Joins the wallet; answers the CI to sign in with. */
export const joinWallet = defineCall<ToJoin, Infer<typeof joinedAnswer>, { ci: string }>({
  method: 'POST',
  path: '/mber/user/join',
  answer: joinedAnswer,
  send: ({ way, agreements, ...join }) => ({
    body: {
      joinMthdDstcd: way,
      vldtnNo: join.checkId,
      grdnVldtnNo: join.guardianCheckId,
      ci: join.ci,
      certType: join.certType,
      token: join.token,
      encPassword: join.password,
      joinChnlDstcd: join.joinChannel,
      joinDstcd: join.joinType ?? null,
      stpulInfoList: Object.entries(agreements).map(([hirkStpulId, isAgreed]) => ({
        hirkStpulId,
        stpulAgrmtYn: isAgreed ? 'Y' : 'N',
      })),
    },
  }),
  to: ({ ci }) => ({ ci }),
});

/** Whether the owner of a CI is a member already (R344). */
export const isMemberByCi = defineCall<string, Infer<typeof joinInfoAnswer>, boolean>({
  method: 'POST',
  path: '/mber/user/join/userInfo',
  answer: joinInfoAnswer,
  send: (ci) => ({ body: { ci } }),
  to: ({ joinYn }) => joinYn,
});

export const wakeUp = defineCall<string, Infer<typeof doneAnswer>, boolean>({
  method: 'POST',
  path: '/mber/user/wakeUp',
  answer: doneAnswer,
  send: (vldtnNo) => ({ body: { vldtnNo } }),
  to: ({ successYn }) => successYn,
});
