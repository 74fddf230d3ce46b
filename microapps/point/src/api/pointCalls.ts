import { post } from '@wallet/kit/api';
import type { AutoConversion, Partner } from '../model/partner.ts';
import type { Gift, PointRequest, Receiver } from '../model/people.ts';
import * as wire from './moneyWire.ts';
import { toBasis, toGift, toPartner, toReceiver, toRequest } from './toPoints.ts';

/** Questions by POST, and changes that say how it shall be: sent again they say the same. */
const point = { envelope: 'outData', lost: 'harmless' } as const;
const at = (name: string) => `/point-fe/transaction/v1/${name}`;

export type BasisKind = 'charge' | 'withdraw' | 'send' | 'convert' | 'pay' | 'buy' | 'sell';

/** What an order of a kind stands on. */
export const readBasis = post(at('basis'), {
  ...point,
  answer: wire.wireBasis,
  send: (kind: BasisKind) => ({ body: { kind } }),
  to: toBasis,
});

export const listReceivers = post(at('receivers'), {
  ...point,
  answer: wire.wireReceivers,
  to: ({ rcvrList }): Receiver[] => rcvrList.map(toReceiver),
});

/** Who has this phone number; refused where nobody with a point wallet has. @param phone digits */
export const findReceiver = post(at('receiver'), {
  ...point,
  answer: wire.wireReceiver,
  send: (phone: string) => ({ body: { mtlno: phone } }),
  to: toReceiver,
});

export const listGifts = post(at('gifts'), {
  ...point,
  answer: wire.wireGifts,
  to: ({ giftList }): Gift[] => giftList.map(toGift),
});

export const listRequests = post(at('requests'), {
  ...point,
  answer: wire.wireRequests,
  to: ({ rqstList }): PointRequest[] => rqstList.map(toRequest),
});

export const declineShare = post(at('request/decline'), {
  ...point,
  send: (shareId: string) => ({ body: { shrId: shareId } }),
});

export const cancelRequest = post(at('request/cancel'), {
  ...point,
  send: (requestId: string) => ({ body: { rqstId: requestId } }),
});

export const listPartners = post(at('partners'), {
  ...point,
  answer: wire.wirePartners,
  to: ({ prtnList }): Partner[] => prtnList.map(toPartner),
});

const toAuto = ({ useYn, prtnCdList, chngDd }: wire.WireAuto): AutoConversion => ({
  isOn: useYn === 'Y',
  partnerCodes: prtnCdList,
  day: chngDd,
});

export const readAutoConversion = post(at('auto-convert'), {
  ...point,
  answer: wire.wireAuto,
  to: toAuto,
});

export const saveAutoConversion = post(at('auto-convert/save'), {
  ...point,
  answer: wire.wireAuto,
  send: ({ isOn, partnerCodes, day }: AutoConversion) => ({
    body: { useYn: isOn ? 'Y' : 'N', prtnCdList: partnerCodes, chngDd: day },
  }),
  to: toAuto,
});
