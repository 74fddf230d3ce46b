import { post } from '@wallet/kit/api';
import { joinedAnswer } from './wire.ts';

interface ToRegister {
  ci: string;
  certType: string;
  joinType: '01' | '02' | undefined;
  agreements: Readonly<Record<string, boolean>>;
}

/** Joins the wallet as the one the app has signed in: the app's CI takes the phone verification's place. */
export const register = post('/mber/user/join', {
  lost: 'harmless',
  answer: joinedAnswer,
  send: ({ ci, certType, joinType, agreements }: ToRegister) => ({
    body: {
      joinMthdDstcd: 'native',
      ci,
      certType,
      joinChnlDstcd: '01',
      joinDstcd: joinType ?? null,
      stpulInfoList: Object.entries(agreements).map(([hirkStpulId, isAgreed]) => ({
        hirkStpulId,
        stpulAgrmtYn: isAgreed ? 'Y' : 'N',
      })),
    },
  }),
  to: ({ successYn }): boolean => successYn,
});
