import {
  either,
  type Field,
  field,
  filled,
  group,
  isYes,
  listOf,
  only,
  shape,
  told,
  turned,
  wireCount,
  wireYes,
} from '@wallet/kit/api';
import { toMinorUnits } from '@wallet/kit/format';
import { type Schema, v } from '@wallet/kit/schema';
import type { Nation, Notice, Page, PayBanner } from '../model/notice.ts';
import type { Payment, Shop, ShownPaymentCode, Words } from '../model/payment.ts';
import type { Reading } from '../model/step.ts';

// Names of 2-payment s3.1 where it has them; those marked "ours" the specification leaves open.

// What is not stated is optional, too: a screen does without it (A93).

/** Won, as a text or a number; null for what was not told and for what is no exact amount. */
const wonOrNull = v.fallback(
  v.nullable(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((told) => toMinorUnits(String(told), 'KRW')),
      v.custom<number>((amount) => typeof amount === 'number' && amount >= 0),
    ),
  ),
  null,
);
const sum = (name: string) => field(name, wonOrNull);

/** A name in both languages; Korean where there is no English. */
const named = (ko: string, en: string): Field<Words> => group({ ko: told(ko), en: either(en, ko) });

const shop: Field<Shop> = group({
  id: told('uplcID'),
  name: named('uplcName', 'uplcEngName'),
  address: named('uplcAddr', 'uplcEngAddr'),
});

/**
 * `sendTranAmt` is what the payment itself takes, without `sendFee`, as in every call of both areas. pointUseAmt,
 * accntUseAmt and acNo are ours.
 */
const split = {
  amount: sum('sendTranAmt'),
  fee: sum('sendFee'),
  points: sum('pointUseAmt'),
  account: sum('accntUseAmt'),
  accountNo: told('acNo'),
};

/** Only 1 is stated; 3 and 4 are ours. One that this app does not know claims nothing. */
function resultOf(code: string): Payment['result'] {
  if (code === '' || code === '1') return 'done';
  return code === '3' || code === '4' ? 'failed' : 'pending';
}

const paymentFields = {
  ...split,
  shop,
  date: told('tranYmd'),
  at: told('tranYMS'),
  mode: turned('fxPyaccModDstcd', (code) => (code === '02' ? 'customerCode' : 'shopCode')),
  isCancelled: isYes('tranCnclYn'),
  cancelledAt: told('tranCnclYMS'),
  original: told('ogtranSerno'),
  result: turned('tranRsltDstcd', resultOf),
  terminal: told('trmnID'),
  partner: told('vanCoName'),
  codeText: either('barcode', 'qrCode'),
} as const;

export const payment: Schema<Payment> = shape({ ...paymentFields, number: filled('tranSerno') });

/** Only `finishYn` Y is a payment that was carried out; whatever else it says is ours. */
export const approval = shape({
  ...paymentFields,
  number: told('tranSerno'),
  isFinished: field('finishYn', v.pipe(wireYes, v.literal(true))),
});

/** The fields of 2-payment s3.1, and those of a payment; `rflsCd` and the key of an order found without one are ours. */
export const status = shape({
  stands: told('tranRsltDstcd'),
  refusal: told('rflsCd'),
  key: told('ordKey'),
  pyToken: told('pyToken'),
  payment: group({ ...paymentFields, number: told('tranSerno') }),
});

const paged = <T>(item: Schema<T>): Schema<Page<T>> =>
  v.pipe(
    shape({
      items: listOf('results', item),
      page: field('pageNo', wireCount),
      pages: field('totalPageNo', wireCount),
    }),
    v.transform(({ items, page, pages }) => ({ items, next: page < pages ? page + 1 : null })),
  );

export const payments = paged(payment);

export const shownCode: Schema<ShownPaymentCode> = shape({
  pyToken: filled('pyToken'),
  qr: filled('qrcode'),
  barcode: told('barcode'),
  seconds: field('expSS', v.pipe(wireCount, v.minValue(1))),
});

export const finished = only(isYes('finishYn'));

export const reading: Schema<Reading> = v.pipe(
  shape({
    shop,
    txToken: filled('txToken'),
    // This area knows won and nothing else.
    currency: field('recvCrncyCd', v.optional(v.literal('KRW'))),
    fixed: turned('txAmt', Number),
    isTyped: isYes('inptAmtYn'),
    // Ours.
    most: sum('maxAmt'),
  }),
  v.transform(({ shop, txToken, fixed, isTyped, most }) => {
    const isSet = !isTyped && Number.isSafeInteger(fixed) && fixed > 0;
    return { shop, txToken, amount: isSet ? fixed : null, most };
  }),
);

/** How an amount would be paid; what the answer leaves out is as it was asked (A93). */
export const request = shape({ shop, ...split, txToken: filled('txToken'), pyNo: filled('pyNo') });

export const notices: Schema<Page<Notice>> = paged(
  shape({
    id: filled('anounSerno'),
    title: told('anounTitl'),
    content: told('anounCtnt'),
    at: told('anounRegiYMS'),
    isImportant: isYes('pupYn'),
  }),
);

const banner: Schema<PayBanner> = shape({ text: told('bnrWrds1Ctnt'), link: told('bnrLinkUrlCtnt') });
/** What the list is called is not stated: as in the shared call, or as in the lists of this area. */
export const banners = shape({
  shared: listOf('bannerInfoList', banner),
  own: listOf('results', banner),
});

export const nations: Schema<Nation[]> = only(
  listOf(
    'results',
    shape({
      code: filled('natnlCd'),
      name: group({ ko: told('natnlKorName'), en: told('natnlEngName') }),
    }),
  ),
);

export const isUser = only(turned('fxPyaccMberIdnfiNo', (number) => number !== ''));

/** How many points there are; null where nobody said. Ours, as the point wallet itself asks it. */
export const points = only(sum('bal'));

/** What is in an account, and can be taken from it. */
export const accounts = only(
  listOf(
    'results',
    v.pipe(
      shape({ accountNo: filled('acNo'), all: sum('bal'), free: sum('drwotAbilBal') }),
      v.transform(({ accountNo, all, free }) => ({ accountNo, left: free ?? all })),
    ),
  ),
);
