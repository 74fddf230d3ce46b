import { post } from '@wallet/kit/api';
import { doneAnswer, joinedAnswer } from './wire.ts';

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

/** Joins the wallet; answers the CI to sign in with. Who has joined already is refused, and led to the login. */
export const joinWallet = post('/mber/user/join', {
  lost: 'harmless',
  send: ({ way, agreements, ...join }: ToJoin) => ({
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
  answer: joinedAnswer,
});

export const wakeUp = post('/mber/user/wakeUp', {
  lost: 'harmless',
  send: (vldtnNo: string) => ({ body: { vldtnNo } }),
  answer: doneAnswer,
});
