import { type Currency, isCurrency, toMinorUnits } from '@wallet/kit/format';
import type { CashMachine } from '../model/cash.ts';
import { type Means, type MeansCode, meansCodes } from '../model/means.ts';
import type { PayQuote, ScannedCode } from '../model/merchantPayment.ts';
import { type Paid, type PaidFacts, type PayMode, type PayStatus, payModes } from '../model/paid.ts';
import { appliedRate, unitOf } from '../model/rate.ts';
import type * as wire from './payWire.ts';
import type { WireTransaction } from './serviceWire.ts';

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

/** A payment of which nobody said more than that it was made. */
function paidOf({ tranSerno, tranYmd, tranYMS }: Pick<wire.WireStatus, 'tranSerno' | 'tranYmd' | 'tranYMS'>) {
  return { number: tranSerno, date: tranYmd, at: tranYMS };
}

/** A transaction as a result page shows it; without amounts that can be read it has no facts. */
export function toPaid(tran: WireTransaction): Paid {
  const facts = toFacts(tran);
  return { ...paidOf(tran), ...(facts ? { facts } : {}) };
}

function toFacts(tran: WireTransaction): PaidFacts | undefined {
  const { recvCrncyCd: localCurrency, sendCrncyCd: currency } = tran;
  if (!isCurrency(localCurrency) || !isCurrency(currency)) return undefined;
  const local = toMinorUnits(tran.recvTranAmt, localCurrency);
  const principal = toMinorUnits(tran.sendTranAmt, currency);
  const fee = tran.sendFee === '' ? 0 : toMinorUnits(tran.sendFee, currency);
  if (local === undefined || principal === undefined || fee === undefined) return undefined;
  return {
    mode: toMode(tran.fxPyaccModDstcd) ?? 'mpm',
    merchant: tran.uplcName,
    address: tran.uplcAddr,
    nation: { ko: tran.recvNatnlKorName, en: tran.recvNatnlEngName || tran.recvNatnlKorName },
    local,
    localCurrency,
    principal,
    fee,
    total: principal + fee,
    currency,
    rate: appliedRate({
      rate: tran.aplyExrt,
      unit: unitOf(tran.aplyExrtNotn),
      local,
      localCurrency,
      principal,
      currency,
    }),
  };
}

export function toMode(code: string): PayMode | undefined {
  const modes: readonly PayMode[] = ['cpm', 'mpm', 'atm'];
  return modes.find((mode) => payModes[mode] === code);
}

/** A result this wallet does not know claims nothing: it is asked for again. */
export function toStatus(answer: wire.WireStatus): PayStatus {
  const { tranRsltDstcd, errMsgCd, tran } = answer;
  switch (tranRsltDstcd) {
    case '1':
      return { kind: 'done', receipt: tran ? toPaid(tran) : paidOf(answer) };
    case '2':
      return { kind: 'refused', code: errMsgCd };
    case '3':
      return { kind: 'closed' };
    default:
      return { kind: 'pending' };
  }
}

/** @throws RangeError where the order was not finished: its end is then asked for */
export function toReceipt(answer: wire.WireReceipt): Paid {
  if (!answer.finishYn) throw new RangeError('The order was not finished.');
  return answer.tran ? toPaid(answer.tran) : paidOf(answer);
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
  const local = minorOf(answer.recvTranAmt, localCurrency);
  const principal = minorOf(answer.sendTranAmt, currency);
  const fee = answer.sendFee === '' ? 0 : minorOf(answer.sendFee, currency);
  const total = principal + fee;
  // Two totals would be one too many.
  if (answer.totAmt !== '' && minorOf(answer.totAmt, currency) !== total) {
    throw new RangeError('The answer does not add up.');
  }
  const { exrt: rate, exrtUnit: unit } = answer;
  return {
    txToken: answer.txToken,
    pyNo: answer.pyNo,
    merchant: answer.mrchName,
    address: answer.mrchAddr,
    local,
    localCurrency,
    principal,
    fee,
    total,
    currency,
    rate: appliedRate({ rate, unit, local, localCurrency, principal, currency }),
  };
}

export function toMachine(answer: wire.WireMachine): Omit<CashMachine, 'unit'> & { unit: number | null } {
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
export function toMeans(list: NonNullable<wire.WireSituation['gpyMethdList']>): Means[] {
  return list.flatMap(({ gpyMethdDstcd, acNo, bnkName, bnkEngName, als, crncyCd, bal }) => {
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
