import { defineCall, wireList, wireText, wireYes } from '../api/index.ts';
import { type Infer, v } from '../schema/index.ts';
import { walletServices } from './constants.ts';

/** Whether the customer uses a service of the wallet. */
export interface JoinedService {
  serviceCode: string;
  isJoined: boolean;
}

const statusAnswer = v.object({
  joinServiceList: wireList(v.object({ wltSvcDstcd: wireText, joinYn: wireYes })),
});

/** All services and whether they are joined (1-shell s7.2, R346). */
export const readJoinedServices = defineCall<void, Infer<typeof statusAnswer>, JoinedService[]>({
  method: 'POST',
  path: '/mber/user/currentJoinServiceStatus',
  answer: statusAnswer,
  duplicates: 'allow',
  spinner: false,
  to: ({ joinServiceList }) =>
    joinServiceList.map(({ wltSvcDstcd, joinYn }) => ({ serviceCode: wltSvcDstcd, isJoined: joinYn })),
});

const successAnswer = v.object({ successYn: wireYes });

/** Whether one service is joined; 17 unless told (R347). */
export const isServiceJoined = defineCall<string | undefined, Infer<typeof successAnswer>, boolean>({
  method: 'POST',
  path: '/mber/user/getJoinService',
  answer: successAnswer,
  duplicates: 'allow',
  spinner: false,
  send: (serviceCode = walletServices.airTicket) => ({ body: { wltSvcDstcd: serviceCode } }),
  to: ({ successYn }) => successYn,
});

/** Joins a service, or leaves it (R348; the body's names are the backend's). */
export const joinService = defineCall<
  { serviceCode: string; isLeaving?: boolean },
  Infer<typeof successAnswer>,
  boolean
>({
  method: 'POST',
  path: '/mber/user/joinService',
  answer: successAnswer,
  send: ({ serviceCode, isLeaving = false }) => ({
    body: { wltSvcDstcd: serviceCode, joinYn: isLeaving ? 'N' : 'Y' },
  }),
  to: ({ successYn }) => successYn,
});
