import type { CodeFate, Fate, Method, OrderName, Payment, Shop, Split } from '../model/payment.ts';
import type { PayRequest, Reading } from '../model/step.ts';
import type { WirePayment, WireReading, WireStatus } from './wire.ts';

type WireShop = Pick<WireReading, 'uplcName' | 'uplcAddr' | 'uplcID' | 'uplcEngName' | 'uplcEngAddr'>;

function toShop(wire: WireShop): Shop {
  return {
    id: wire.uplcID,
    name: { ko: wire.uplcName, en: wire.uplcEngName || wire.uplcName },
    address: { ko: wire.uplcAddr, en: wire.uplcEngAddr || wire.uplcAddr },
  };
}

function toSplit(
  wire: Pick<WirePayment, 'sendTranAmt' | 'sendFee' | 'pointUseAmt' | 'accntUseAmt' | 'acNo'>,
): Split {
  return {
    amount: wire.sendTranAmt,
    fee: wire.sendFee,
    points: wire.pointUseAmt,
    account: wire.accntUseAmt,
    accountNo: wire.acNo,
  };
}

export function toPayment(wire: WirePayment): Payment {
  return {
    ...toSplit(wire),
    number: wire.tranSerno,
    date: wire.tranYmd,
    at: wire.tranYMS,
    mode: wire.fxPyaccModDstcd === '02' ? 'customerCode' : 'shopCode',
    shop: toShop(wire),
    isCancelled: wire.tranCnclYn,
    cancelledAt: wire.tranCnclYMS,
  };
}

export function toReading(wire: WireReading): Reading {
  const amount = wire.inptAmtYn ? null : Number(wire.txAmt);
  return {
    txToken: wire.txToken,
    shop: toShop(wire),
    amount: amount !== null && Number.isSafeInteger(amount) && amount > 0 ? amount : null,
    most: wire.maxAmt,
  };
}

export function toRequest(
  wire: WireShop & Parameters<typeof toSplit>[0] & { txToken: string; pyNo: string },
): PayRequest {
  return { ...toSplit(wire), txToken: wire.txToken, pyNo: wire.pyNo, shop: toShop(wire) };
}

export function fromMethod(method: Method): '1' | '2' {
  return method === 'pointsFirst' ? '1' : '2';
}

type WireAny = WireStatus | (WireStatus & WirePayment);

/** A result that this app does not know claims nothing: it is asked for again. */
export function toCodeFate(wire: WireAny): CodeFate {
  switch (wire.tranRsltDstcd) {
    case '1':
      return 'tranSerno' in wire ? { kind: 'done', receipt: toPayment(wire) } : { kind: 'pending' };
    case '3':
      return { kind: 'refused', ...(wire.rflsCd && { code: wire.rflsCd }) };
    case '4':
      return { kind: 'closed' };
    case '5':
      return { kind: 'open' };
    default:
      return { kind: 'pending' };
  }
}

export function toFate(wire: WireAny): Fate {
  const fate = toCodeFate(wire);
  return fate.kind === 'open' ? { kind: 'pending' } : fate;
}

/** The newest order that nobody has been told about; null where there is none. */
export function toUntold(wire: WireAny): { name: OrderName; fate: Fate } | null {
  if (wire.tranRsltDstcd === '0') return null;
  const name = wire.ordKey !== '' ? { key: wire.ordKey } : { pyToken: wire.pyToken };
  return { name, fate: toFate(wire) };
}
