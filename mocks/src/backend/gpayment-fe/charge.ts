import { type Currency, convertMinorUnits, formatMoney, fromMinorUnits } from '@wallet/kit/format';
import type { Context } from 'hono';
import {
  accountName,
  type Entry,
  InsufficientFundsError,
  isForeignCurrency,
  ledgerOf,
  rateOf,
} from '../ledger/index.ts';
import { notify } from '../noti/inbox.ts';
import { chargeIfShort } from '../point-fe/autoCharge.ts';
import { AnswerError, memberOf, type RoomEnv } from '../room.ts';
import { merchantFee } from './fees.ts';
import { type Means, type Purse, purseOf } from './means.ts';
import { findNation } from './nations.ts';
import type { Merchant } from './partners.ts';
import { type BookedFacts, bookTransaction, type Transaction } from './transactionState.ts';
import { payUserOf } from './userState.ts';

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

interface Terms {
  /** minor units of the purse's currency; that of a merchant's payment unless given */
  fee?: number;
  /** when the customer was told the rate; now unless given */
  ratedAt?: Date;
}

export function priceOf(
  context: Context<RoomEnv>,
  local: number,
  localCurrency: Currency,
  purse: Purse,
  { fee, ratedAt = context.get('world').now() }: Terms = {},
): Price {
  const { currency } = purse;
  if (currency === localCurrency) {
    const own = fee ?? merchantFee(local, false);
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
  const { rate, unit } = rateOf(localCurrency, ratedAt);
  const principal = convertMinorUnits(local, { from: localCurrency, to: currency, rate, unit }, 'up');
  if (principal === undefined) throw refusal('UBFR0307');
  const charged = fee ?? merchantFee(principal, true);
  return { local, localCurrency, principal, fee: charged, total: principal + charged, currency, rate, unit };
}

const words: Record<string, string> = {
  UBFR0072: '영문 이름이 등록되어 있지 않아요. 영업점에서 등록해 주세요.',
  UBFR0156: '위치 정보가 올바르지 않아요.',
  UBFR0301: '사용할 수 없는 QR코드 또는 바코드예요.',
  UBFR0302: '유효하지 않은 거래예요.',
  UBFR0303: '잔액이 부족해요.',
  UBFR0306: '가맹점에서 승인이 거절됐어요.',
  UBFR0307: '이용할 수 없는 금액이에요.',
  UBFR0336: '안내한 금액의 유효 시간이 지났어요.',
  UBFR0337: '안내한 환율의 유효 시간이 지났어요.',
};

/** A refusal of ours, in the envelope of the area. */
export function refusal(code: string, payload?: object): AnswerError {
  const told = payload ? { payload } : {};
  return new AnswerError(code, words[code] ?? '처리할 수 없어요.', { envelope: 'header', ...told });
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
  const transaction = bookTransaction(context, chargedFacts(order, purse));
  payUserOf(context).gpyMethdDstcd = order.means.gpyMethdDstcd;
  tellOfPayment(context, kind, transaction);
  return transaction;
}

/** What is to be told of an order that is paid from a purse as it stands. */
export function chargedFacts(order: Charge, purse: Purse): BookedFacts {
  const { kind, price, merchant } = order;
  const { local, localCurrency, principal, fee, total, currency } = price;
  const nation = findNation(merchant.natnlCd);
  const localText = fromMinorUnits(local, localCurrency);
  return {
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
    sendTranAmt: fromMinorUnits(principal, currency),
    sendExrt: price.rate,
    sendFee: fromMinorUnits(fee, currency),
    sendExcgUnit: String(price.unit),
    sendBfBal: fromMinorUnits(purse.balance, currency),
    sendAfBal: fromMinorUnits(purse.balance - total, currency),
    gpyMethdDstcd: purse.gpyMethdDstcd,
    acNo: purse.acNo,
    barcode: order.barcode ?? '',
    qrCode: order.qrCode ?? '',
  };
}

/** A notification of it; and points that have run short are charged. */
function tellOfPayment(context: Context<RoomEnv>, kind: Charge['kind'], transaction: Transaction): void {
  const { walletMberIdnfiNo: memberId } = memberOf(context);
  const { tranSerno, tranYmd, uplcName, recvCrncyCd, recvTranAmt } = transaction;
  const text = `${uplcName} · ${formatMoney(recvTranAmt)} ${recvCrncyCd}`;
  notify(context.get('world'), memberId, {
    title:
      kind === 'atm'
        ? { ko: '해외 ATM에서 출금했어요', en: 'Cash withdrawn abroad' }
        : { ko: '해외에서 결제했어요', en: 'Paid abroad' },
    text: { ko: text, en: text },
    link: `/gpayment/FGP61110?tranSerno=${tranSerno}&tranYmd=${tranYmd}`,
  });
  chargeIfShort(context.get('world'), memberId);
}
