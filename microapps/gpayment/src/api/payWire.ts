import {
  count,
  either,
  field,
  filled,
  group,
  isYes,
  shape,
  told,
  turned,
  wireText,
  wireYes,
} from '@wallet/kit/api';
import { type Currency, isCurrency } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import { meansCodes } from '../model/means.ts';
import { modeOf } from '../model/paid.ts';
import { transaction } from './serviceWire.ts';

/** A currency that the wallet knows: an answer with another one does not fit. */
const currency = (name: string) =>
  field(
    name,
    v.custom<Currency>((code) => typeof code === 'string' && isCurrency(code)),
  );
/** How many whole units a rate is for; null where nobody said. */
const unit = turned('exrtUnit', (text) => (/^\d{1,6}$/.test(text) && Number(text)) || null);
const tran = field('tran', transaction, undefined);
const paid = group({ number: told('tranSerno'), date: told('tranYmd'), at: told('tranYMS') });

/**
 * What an approval and a withdrawal answer: `finishYn` is stated (2-payment s4), all else is ours and optional (A93).
 * `tran` is a transaction as the detail has it; without it the detail is asked for. An order that was not finished is
 * no answer: its end is then asked for.
 */
export const receipt = shape({
  isFinished: field('finishYn', v.pipe(wireYes, v.literal(true))),
  paid,
  tran,
});

/**
 * The fields of 2-payment s3.1; `mode`, `idmpKey`, `errMsgCd` and `tran` are ours. Only the result 1 is stated; 0 under
 * way, 2 refused, 3 closed, and nothing at all are ours.
 */
export const status = shape({
  stands: told('tranRsltDstcd'),
  refusal: told('errMsgCd'),
  key: told('idmpKey'),
  mode: turned('mode', modeOf),
  paid,
  tran,
});

/** CPM answer (2-payment s3.1). */
export const shownCode = shape({
  token: filled('pyToken'),
  qr: told('qrcode'),
  barcode: told('barcode'),
  seconds: count('expSS'),
});

/** MPM answer (2-payment s3.1); `mrchName` is ours. */
export const scanned = shape({
  pyToken: filled('pyToken'),
  txToken: filled('txToken'),
  terminal: told('trmnID'),
  currency: currency('recvCrncyCd'),
  amount: told('txAmt'),
  isTyped: isYes('inptAmtYn'),
  merchant: told('mrchName'),
});

/**
 * MPM request (2-payment s3.1): the names of amounts, merchant and unit are ours. `sendTranAmt` is the same everywhere:
 * what the payment itself takes, in the currency of the purse, without `sendFee`; `totAmt`, ours, is both.
 */
export const quote = shape({
  txToken: filled('txToken'),
  pyNo: filled('pyNo'),
  merchant: told('mrchName'),
  address: told('mrchAddr'),
  local: filled('recvTranAmt'),
  localCurrency: currency('recvCrncyCd'),
  principal: filled('sendTranAmt'),
  fee: told('sendFee'),
  total: told('totAmt'),
  currency: currency('sendCrncyCd'),
  rate: told('exrt'),
  unit,
});

/** ATM QR (2-payment s3.1): its eight fields; company, place and unit are ours. */
export const machine = shape({
  txToken: filled('txToken'),
  fee: filled('custFee'),
  usdFee: told('usdFee'),
  rate: field('aplyExrt', v.pipe(wireText, v.regex(/^\d{1,12}(?:\.\d{1,8})?$/))),
  unit,
  currency: currency('recvCrncyCd'),
  min: filled('minAmt'),
  max: filled('maxAmt'),
  step: filled('intervalAmt'),
  company: told('coCd'),
  nation: told('recvNatnlCd'),
  name: told('mrchName'),
  address: told('mrchAddr'),
});

const means = shape({
  code: turned('gpyMethdDstcd', (code) => meansCodes.find((each) => each === code)),
  account: told('acNo'),
  bank: group({ ko: told('bnkName'), en: either('bnkEngName', 'bnkName'), code: told('bnkCd') }),
  alias: told('als'),
  currency: told('crncyCd'),
  balance: told('bal'),
});
/** How the customer stands in a nation: the answer of usrMchtlSitu is ours as a whole, and so none of it is needed. */
export const situation = shape({
  nation: told('natnlCd'),
  /** only a no is known to be one: who has no name is refused when they pay (UBFR0072) */
  hasEnglishName: turned('engNameYn', (text) => text !== 'N' && text !== '0'),
  means: field('gpyMethdList', v.array(means), null),
});
