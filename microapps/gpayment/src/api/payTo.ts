import { type Currency, isCurrency, toMinorUnits } from '@wallet/kit/format';
import type { CashMachine } from '../model/cash.ts';
import { type Means, type MeansCode, meansCodes } from '../model/means.ts';
import type { PayQuote, ScannedCode } from '../model/merchantPayment.ts';
import { type Paid, type PayMode, type PayStatus, payModes } from '../model/paid.ts';
import type * as wire from './payWire.ts';

/** @throws RangeError, which makes the answer one that does not fit */
function currencyOf(code: string): Currency {
  if (!isCurrency(code)) throw new RangeError('The answer has a currency the wallet does not know.');
  return code;
}

/** @throws RangeError, which makes the answer one that does not fit */
function minorOf(text: string, currency: Currency): number {
  const minor = toMinorUnits(text, currency);
  if (minor === undefined || minor < 0) throw new RangeError('The answer has an amount that is none.');
  return minor;
}

/** @throws RangeError, which makes the answer one that does not fit */
function rateOf(text: string): string {
  if (!/^\d{1,12}(?:\.\d{1,8})?$/.test(text)) throw new RangeError('The answer has a rate that is none.');
  return text;
}

export function toPaid(tran: wire.WireTransaction): Paid {
  const localCurrency = currencyOf(tran.recvCrncyCd);
  const currency = currencyOf(tran.sendCrncyCd);
  return {
    number: tran.tranSerno,
    date: tran.tranYmd,
    at: tran.tranYMS,
    mode: toMode(tran.fxPyaccModDstcd) ?? 'mpm',
    merchant: tran.uplcName,
    address: tran.uplcAddr,
    nation: { ko: tran.recvNatnlKorName, en: tran.recvNatnlEngName },
    local: minorOf(tran.recvTranAmt, localCurrency),
    localCurrency,
    fee: minorOf(tran.sendFee, currency),
    total: minorOf(tran.sendTranAmt, currency),
    currency,
    rate: rateOf(tran.aplyExrt),
    unit: tran.aplyExrtNotn,
  };
}

export function toMode(code: string): PayMode | undefined {
  const modes: readonly PayMode[] = ['cpm', 'mpm', 'atm'];
  return modes.find((mode) => payModes[mode] === code);
}

export function toStatus({ tranRsltDstcd, errMsgCd, tran }: wire.WireStatus): PayStatus {
  if (tranRsltDstcd === '1') {
    if (!tran) throw new RangeError('A payment that was made has no transaction.');
    return { kind: 'paid', paid: toPaid(tran) };
  }
  if (tranRsltDstcd === '2') return { kind: 'refused', code: errMsgCd };
  return { kind: tranRsltDstcd === '0' ? 'pending' : 'closed' };
}

export function toScanned(answer: wire.WireScanned): ScannedCode {
  const currency = currencyOf(answer.recvCrncyCd);
  return {
    txToken: answer.txToken,
    pyToken: answer.pyToken,
    merchant: answer.mrchName,
    terminal: answer.trmnID,
    currency,
    amount: answer.inptAmtYn ? null : minorOf(answer.txAmt, currency),
  };
}

export function toQuote(answer: wire.WireQuote): PayQuote {
  const localCurrency = currencyOf(answer.recvCrncyCd);
  const currency = currencyOf(answer.sendCrncyCd);
  return {
    txToken: answer.txToken,
    pyNo: answer.pyNo,
    merchant: answer.mrchName,
    address: answer.mrchAddr,
    local: minorOf(answer.recvTranAmt, localCurrency),
    localCurrency,
    principal: minorOf(answer.sendTranAmt, currency),
    fee: minorOf(answer.sendFee, currency),
    total: minorOf(answer.totAmt, currency),
    currency,
    rate: rateOf(answer.exrt),
    unit: answer.exrtUnit,
  };
}

export function toMachine(answer: wire.WireMachine): CashMachine {
  const currency = currencyOf(answer.recvCrncyCd);
  return {
    txToken: answer.txToken,
    company: answer.coCd,
    name: answer.mrchName,
    address: answer.mrchAddr,
    currency,
    min: minorOf(answer.minAmt, currency),
    max: minorOf(answer.maxAmt, currency),
    step: minorOf(answer.intervalAmt, currency),
    fee: minorOf(answer.custFee, 'KRW'),
    usdFee: answer.usdFee,
    rate: rateOf(answer.aplyExrt),
    unit: answer.exrtUnit,
  };
}

/** Means this wallet does not know, or cannot count, are left out. */
export function toMeans({ gpyMethdList }: wire.WireSituation): Means[] {
  return gpyMethdList.flatMap(({ gpyMethdDstcd, acNo, bnkName, bnkEngName, als, crncyCd, bal }) => {
    const code = meansCodes.find((each): each is MeansCode => each === gpyMethdDstcd);
    const balance = isCurrency(crncyCd) ? toMinorUnits(bal, crncyCd) : undefined;
    if (code === undefined || !isCurrency(crncyCd) || balance === undefined) return [];
    return [
      {
        code,
        account: acNo,
        bank: { ko: bnkName, en: bnkEngName || bnkName },
        alias: als,
        currency: crncyCd,
        balance,
      },
    ];
  });
}
