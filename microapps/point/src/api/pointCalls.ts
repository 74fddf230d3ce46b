import { defineCall } from '@wallet/kit/api';
import type { Infer } from '@wallet/kit/schema';
import type { Basis } from '../model/basis.ts';
import type { AutoConversion, Partner } from '../model/partner.ts';
import type { Gift, PointRequest, Receiver } from '../model/people.ts';
import * as wire from './moneyWire.ts';
import { toBasis, toGift, toPartner, toReceiver, toRequest } from './toPoints.ts';

const point = { method: 'POST', envelope: 'outData' } as const;
const at = (name: string) => `/point-fe/transaction/v1/${name}`;

export type BasisKind = 'charge' | 'withdraw' | 'send' | 'convert' | 'pay' | 'buy' | 'sell';

/** What an order of a kind stands on. */
export const readBasis = defineCall<BasisKind, wire.WireBasis, Basis>({
  ...point,
  path: at('basis'),
  answer: wire.wireBasis,
  send: (kind) => ({ body: { kind } }),
  to: toBasis,
});

export const listReceivers = defineCall<void, Infer<typeof wire.wireReceivers>, Receiver[]>({
  ...point,
  path: at('receivers'),
  answer: wire.wireReceivers,
  to: ({ rcvrList }) => rcvrList.map(toReceiver),
});

/** Who has this phone number; refused where nobody with a point wallet has. @param phone digits */
export const findReceiver = defineCall<string, wire.WireReceiver, Receiver>({
  ...point,
  path: at('receiver'),
  answer: wire.wireReceiver,
  send: (phone) => ({ body: { mtlno: phone } }),
  to: toReceiver,
});

export const listGifts = defineCall<void, Infer<typeof wire.wireGifts>, Gift[]>({
  ...point,
  path: at('gifts'),
  answer: wire.wireGifts,
  to: ({ giftList }) => giftList.map(toGift),
});

export const listRequests = defineCall<void, Infer<typeof wire.wireRequests>, PointRequest[]>({
  ...point,
  path: at('requests'),
  answer: wire.wireRequests,
  to: ({ rqstList }) => rqstList.map(toRequest),
});

export const declineShare = defineCall<string, unknown, unknown>({
  ...point,
  path: at('request/decline'),
  answer: wire.wireAnything,
  send: (shareId) => ({ body: { shrId: shareId } }),
});

export const cancelRequest = defineCall<string, unknown, unknown>({
  ...point,
  path: at('request/cancel'),
  answer: wire.wireAnything,
  send: (requestId) => ({ body: { rqstId: requestId } }),
});

export const listPartners = defineCall<void, Infer<typeof wire.wirePartners>, Partner[]>({
  ...point,
  path: at('partners'),
  answer: wire.wirePartners,
  to: ({ prtnList }) => prtnList.map(toPartner),
});

const toAuto = ({ useYn, prtnCdList, chngDd }: wire.WireAuto): AutoConversion => ({
  isOn: useYn === 'Y',
  partnerCodes: prtnCdList,
  day: chngDd,
});

export const readAutoConversion = defineCall<void, wire.WireAuto, AutoConversion>({
  ...point,
  path: at('auto-convert'),
  answer: wire.wireAuto,
  to: toAuto,
});

export const saveAutoConversion = defineCall<AutoConversion, wire.WireAuto, AutoConversion>({
  ...point,
  path: at('auto-convert/save'),
  answer: wire.wireAuto,
  send: ({ isOn, partnerCodes, day }) => ({
    body: { useYn: isOn ? 'Y' : 'N', prtnCdList: partnerCodes, chngDd: day },
  }),
  to: toAuto,
});
