import { type Currency, convertMinorUnits, fromMinorUnits } from '@wallet/kit/format';
import type { Context } from 'hono';
import {
  accountName,
  type Entry,
  InsufficientFundsError,
  isForeignCurrency,
  ledgerOf,
  rateOf,
} from '../ledger/index.ts';
import { AnswerError, type RoomEnv } from '../room.ts';
import { type Means, type Purse, purseOf } from './means.ts';
import { findNation } from './nations.ts';
import type { Merchant } from './partners.ts';
import { bookTransaction, type Transaction } from './transactionState.ts';

/** What a payment will cost, fixed when the customer was shown it. */
export interface Price {
  local: number;
  localCurrency: Currency;
  /** in the currency of the purse, without the fee */
  principal: number;
  fee: number;
  total: number;
  currency: Currency;
  /** of a purse in the same currency: 1 */
  rate: string;
  unit: number;
}

const FEE_PER_MILLE = 5;

/** @param fee minor units of the purse's currency; absent: 0.5 % where money is changed, else nothing */
export function priceOf(
  context: Context<RoomEnv>,
  local: number,
  localCurrency: Currency,
  purse: Purse,
  fee?: number,
): Price {
  const { currency } = purse;
  if (currency === localCurrency) {
    const own = fee ?? 0;
    return {
      local,
      localCurrency,
      principal: local,
      fee: own,
      total: local + own,
      currency,
      rate: '1',
      unit: 1,
    };
  }
  if (!isForeignCurrency(localCurrency)) throw refusal('UBFR0302');
  const { rate, unit } = rateOf(localCurrency, context.get('world').now());
  const principal = convertMinorUnits(local, { from: localCurrency, to: currency, rate, unit }, 'up');
  if (principal === undefined) throw refusal('UBFR0307');
  const charged = fee ?? Math.ceil((principal * FEE_PER_MILLE) / 1000);
  return { local, localCurrency, principal, fee: charged, total: principal + charged, currency, rate, unit };
}

const words: Record<string, string> = {
  UBFR0072: '영문 이름이 등록되어 있지 않습니다. 영업점에서 등록해 주세요.',
  UBFR0156: '위치 정보가 올바르지 않습니다.',
  UBFR0301: '사용할 수 없는 QR코드 또는 바코드입니다.',
  UBFR0302: '유효하지 않은 거래입니다.',
  UBFR0303: '잔액이 부족합니다.',
  UBFR0306: '가맹점에서 승인이 거절되었습니다.',
  UBFR0307: '이용할 수 없는 금액입니다.',
};

/** A refusal of ours, in the envelope of the area. */
export function refusal(code: string): AnswerError {
  return new AnswerError(code, words[code] ?? '처리할 수 없습니다.', { envelope: 'header' });
}

export interface Charge {
  kind: 'mpm' | 'cpm' | 'atm';
  price: Price;
  means: Means;
  merchant: Merchant;
  intentId?: string;
  barcode?: string;
  qrCode?: string;
}

const modes = { cpm: '02', mpm: '06', atm: '03' } as const;

/** Moves the money and books the transaction. @throws AnswerError UBFR0303 where there is not enough */
export function charge(context: Context<RoomEnv>, order: Charge): Transaction {
  const { kind, price, merchant, intentId } = order;
  const { local, localCurrency, principal, fee, total, currency } = price;
  const purse = purseOf(context, order.means, localCurrency);
  const world = context.get('world');
  const seller = kind === 'atm' ? accountName.cashMachine(merchant.id) : accountName.merchant(merchant.id);
  const entries: Entry[] = [
    { account: purse.account, currency: purse.ledgerUnit, amount: -total },
    { account: seller, currency: localCurrency, amount: local },
  ];
  const add = (account: string, unit: string, amount: number) =>
    entries.push({ account, currency: unit, amount });
  if (currency === localCurrency) {
    if (fee > 0) add(accountName.fees, currency, fee);
  } else {
    if (purse.ledgerUnit !== currency) {
      // Points go back to who gave them out, who pays for them in won.
      add(accountName.issuer, purse.ledgerUnit, total);
      add(accountName.issuer, currency, -total);
    }
    add(accountName.exchange, currency, principal);
    add(accountName.fees, currency, fee);
    add(accountName.exchange, localCurrency, -local);
  }
  try {
    ledgerOf(world).post({
      at: world.now().toISOString(),
      kind,
      ...(intentId === undefined ? {} : { intentId }),
      entries,
    });
  } catch (error) {
    throw error instanceof InsufficientFundsError ? refusal('UBFR0303') : error;
  }
  const nation = findNation(merchant.natnlCd);
  const localText = fromMinorUnits(local, localCurrency);
  return bookTransaction(context, {
    aplyExrt: price.rate,
    aplyExrtNotn: String(price.unit),
    fxPyaccModDstcd: modes[kind],
    uplcName: merchant.name,
    uplcAddr: merchant.address,
    uplcID: merchant.id,
    trmnID: `T${merchant.id}`,
    vanCoCd: merchant.van,
    vanCoName: nation?.prtnInfo[0]?.prtnNm ?? merchant.van,
    recvNatnlCd: merchant.natnlCd,
    recvNatnlKorName: nation?.natnlKorName ?? '',
    recvNatnlEngName: nation?.natnlEngName ?? '',
    recvCrncyCd: localCurrency,
    recvExcgClmAmt: localText,
    recvTranAmt: localText,
    recvExrt: price.rate,
    recvFee: fromMinorUnits(0, localCurrency),
    recvExcgUnit: String(price.unit),
    sendCrncyCd: currency,
    sendExcgClmAmt: fromMinorUnits(principal, currency),
    sendTranAmt: fromMinorUnits(total, currency),
    sendExrt: price.rate,
    sendFee: fromMinorUnits(fee, currency),
    sendExcgUnit: String(price.unit),
    sendBfBal: fromMinorUnits(purse.balance, currency),
    sendAfBal: fromMinorUnits(purse.balance - total, currency),
    gpyMethdDstcd: purse.gpyMethdDstcd,
    acNo: purse.acNo,
    barcode: order.barcode ?? '',
    qrCode: order.qrCode ?? '',
  });
}
