import { isCurrency, maskName, toMinorUnits } from '@wallet/kit/format';
import { isOrderKind, isWithPeople } from '../model/order.ts';
import type { OrderState, Receipt } from '../model/receipt.ts';
import type { WireReceipt, WireStatus } from './moneyWire.ts';

export function toReceipt(wire: WireReceipt): Receipt {
  const { crncyCd } = wire;
  const minor = isCurrency(crncyCd) ? toMinorUnits(wire.fxAmt, crncyCd) : undefined;
  return {
    kind: isOrderKind(wire.odrKnd) ? wire.odrKnd : 'charge',
    number: wire.tranSerno,
    at: wire.tranYMS,
    amount: wire.amt,
    fee: wire.fee,
    balanceAfter: wire.blncAft ?? null,
    counterpart: isWithPeople(wire.odrKnd) ? maskName(wire.cntrName) : wire.cntrName,
    ...(wire.acNo === ''
      ? {}
      : { account: { number: wire.acNo, bank: { ko: wire.bnkName, en: wire.bnkEngName } } }),
    ...(wire.prtnAmt === undefined
      ? {}
      : {
          partner: {
            name: { ko: wire.prtnName, en: wire.prtnEngName },
            amount: wire.prtnAmt,
            direction: wire.drctn === 'IN' ? 'in' : 'out',
          },
        }),
    ...(minor === undefined || !isCurrency(crncyCd)
      ? {}
      : {
          foreign: {
            currency: crncyCd,
            minor,
            rate: wire.exrt,
            unit: wire.crncyExcgUnit || 1,
            fund: wire.fund === 'KRW' ? 'account' : 'points',
          },
        }),
  };
}

export function toOrderState({ odrKey, odrKnd, odrStcd, rfslCd, rcpt }: WireStatus): OrderState {
  return { key: odrKey, kind: isOrderKind(odrKnd) ? odrKnd : undefined, state: stateOf() };

  function stateOf(): OrderState['state'] {
    if (odrStcd === 'DONE' && rcpt) return { kind: 'done', receipt: toReceipt(rcpt) };
    if (odrStcd === 'RFSD') return { kind: 'refused', ...(rfslCd === '' ? {} : { code: rfslCd }) };
    if (odrStcd === 'CLSD' || odrStcd === 'NONE') return { kind: 'closed' };
    return { kind: 'pending' };
  }
}
