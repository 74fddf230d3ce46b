import { accountEnd, maskName, maskPhone } from '@wallet/kit/format';
import type { Infer } from '@wallet/kit/schema';
import type { Basis } from '../model/basis.ts';
import type { Partner } from '../model/partner.ts';
import type { Gift, PointRequest, Receiver } from '../model/people.ts';
import type * as wire from './moneyWire.ts';

export function toBasis({
  blnc,
  chrgBlnc = blnc,
  onceLmt,
  dalyLmt,
  mntlLmt,
  hldLmt,
  ...account
}: wire.WireBasis): Basis {
  return {
    balance: blnc,
    charged: chrgBlnc,
    limits: { once: onceLmt, daily: dalyLmt, monthly: mntlLmt, held: hldLmt },
    account: {
      number: account.acNo,
      bankCode: account.bnkCd,
      bank: { ko: account.bnkName, en: account.bnkEngName },
      alias: account.als,
      shown: accountEnd(account.acNo),
    },
  };
}

export function toReceiver({ rcvrId, rcvrName, mtlno }: wire.WireReceiver): Receiver {
  return { id: rcvrId, name: maskName(rcvrName), phone: maskPhone(mtlno) };
}

const giftStates = { WAIT: 'waiting', ACPT: 'accepted', RTRN: 'returned', CNCL: 'takenBack' } as const;

export function toGift(gift: Infer<typeof wire.wireGifts>['giftList'][number]): Gift {
  return {
    id: gift.giftId,
    direction: gift.drctn === 'IN' ? 'in' : 'out',
    name: maskName(gift.cntrName),
    amount: gift.amt,
    message: gift.msg,
    sentAt: gift.sendYMS,
    until: gift.untlYmd,
    state: giftStates[gift.giftStcd],
  };
}

const shareStates = { ASKD: 'asked', PAID: 'paid', DCLN: 'declined', CNCL: 'cancelled' } as const;

export function toRequest(request: Infer<typeof wire.wireRequests>['rqstList'][number]): PointRequest {
  return {
    id: request.rqstId,
    direction: request.drctn === 'IN' ? 'in' : 'out',
    owner: maskName(request.ownrName),
    title: request.titl,
    askedAt: request.rqstYMS,
    shares: request.shrList.map(({ shrId, cntrName, amt, shrStcd }) => ({
      id: shrId,
      name: maskName(cntrName),
      amount: amt,
      state: shareStates[shrStcd],
    })),
  };
}

export function toPartner(partner: Infer<typeof wire.wirePartners>['prtnList'][number]): Partner {
  return {
    code: partner.prtnCd,
    name: { ko: partner.prtnName, en: partner.prtnEngName },
    unit: { ko: partner.untName, en: partner.untEngName },
    rates: { in: partner.inRt, out: partner.outRt },
    least: partner.minAmt,
    balance: partner.blnc,
  };
}
