import { code, count, day, field, list, moment, only, shape, text, won, yesNo } from '@wallet/kit/api';
import { type Schema, v } from '@wallet/kit/schema';
import type { Export, Kind, Means, PointRules, Receipt, Row, Share, UserStatus } from '../model/receipt.ts';

// Our name, the wire's, and what it must be. The two gate calls are stated (R879, R880), all else is assumed.

export const RECEIPT_TERMS = 'CML000008';

/** Won that a refund takes below zero. */
const signed = (name: string) => field(name, v.pipe(v.number(), v.safeInteger()));
const before = field('befAmt', v.pipe(v.number(), v.safeInteger()), 0);

export const wireKinds = {
  food: 'FOOD',
  mart: 'MART',
  cafe: 'CAFE',
  clothes: 'CLTH',
  health: 'HLTH',
  traffic: 'TRFC',
  living: 'LIVG',
  other: 'ETC',
} as const satisfies Record<Kind, string>;
export const wireMeans = { card: 'CARD', pay: 'PAY', cash: 'CASH', points: 'PNT' } as const satisfies Record<
  Means,
  string
>;
const kind = code(
  'knd',
  {
    FOOD: 'food',
    MART: 'mart',
    CAFE: 'cafe',
    CLTH: 'clothes',

    HLTH: 'health',
    TRFC: 'traffic',
    LIVG: 'living',
    ETC: 'other',
  } as const,
  'other',
);

/** Stated by the contract; the stated fields alone decide (A95). */
export const agreement = v.pipe(
  only(list('stpulInfoList', shape({ id: text('hirkStpulID'), isAgreed: yesNo('stpulAgrmtYn', false) }), [])),
  v.transform((all) => all.some(({ id, isAgreed }) => id === RECEIPT_TERMS && isAgreed)),
);

/** Points of the carbon-neutral scheme, in won; 0 where the service does not state them. */
const pointFields = { pointsEach: count('pntUnitAmt', 0), pointsOfYear: count('pntMaxAmt', 0) };
export const rules: Schema<PointRules> = shape(pointFields);

/** The specification states no field of this answer (A95): each may be missing. */
export const status: Schema<UserStatus> = shape({
  ...pointFields,
  state: code('userSttus', { AGRD: 'agreed', JOIN: 'joined', PAUS: 'paused', LEFT: 'left' }, 'joined'),
  memberCode: text('mberCd', ''),
  phone: text('telNo', ''),
  byPhone: yesNo('telYn', false),
  byCard: yesNo('cardYn', false),
  hasMessages: yesNo('msgYn', false),
  points: count('pntAmt', 0),
  hidden: count('hideCnt', 0),
  inBin: count('binCnt', 0),
  brands: list(
    'brndList',
    shape({ id: text('brndId'), name: text('brndNm'), kind, isOn: yesNo('useYn', false) }),
    [],
  ),
});

const fields = {
  id: text('rceitpNo'),
  shop: text('frchsNm'),
  at: moment('useYmdhms'),
  total: signed('totAmt'),
  kind,
  means: code('mnsKnd', { CARD: 'card', PAY: 'pay', CASH: 'cash', PNT: 'points' } as const, 'card'),
  points: won('pntUseAmt', 0),
  isNew: yesNo('newYn', false),
  isDouble: yesNo('dplctYn', false),
  isMine: yesNo('slfRgstYn', false),
  isRefund: yesNo('rfndYn', false),
  refunded: code('rfndSttus', { NONE: 'none', PART: 'part', ALL: 'all' } as const, 'none'),
  memo: text('memo', ''),
  exchangeUntil: text('exchngEndYmd', ''),
  warrantyUntil: text('wrntyEndYmd', ''),
  product: text('itemNm', ''),
  deletedOn: text('delYmd', ''),
};
const row: Schema<Row> = shape(fields);

export const page = shape({
  items: list('rceitpList', row),
  next: text('nextPageNo', ''),
  count: count('totCnt'),
  sum: signed('sumAmt'),
  oldest: text('oldestYmd', ''),
});
export const summary = shape({
  month: text('ym'),
  sum: signed('sumAmt'),
  count: count('cnt'),
  before,
  newest: list('rceitpList', row),
  soon: list('soonList', row, []),
});

export const receipt: Schema<Receipt> = shape({
  ...fields,
  businessNo: text('bsnmNo', ''),
  phone: text('telNo', ''),
  meansName: text('mnsNm', ''),
  items: list('itemList', shape({ name: text('itemNm'), count: count('cnt', 1), amount: signed('amt') }), []),
  supply: signed('splpcAmt'),
  vat: signed('vat'),
  currency: text('crncyCd', 'KRW'),
  foreignAmount: text('frgnAmt', ''),
  barcodeKind: code('brcdKnd', { C128: 'code128' } as const, 'unknown' as const),
  barcode: text('brcd', ''),
  rule: text('exchngRule', ''),
  remindsExchange: yesNo('exchngRmndYn', false),
  model: text('wrntyMdl', ''),
  warrantyPhone: text('wrntyTelNo', ''),
  remindsWarranty: yesNo('wrntyRmndYn', true),
  hasWarrantyPhoto: yesNo('wrntyImgYn', false),
  hasPhoto: yesNo('imgYn', false),
  originalId: text('orgRceitpNo', ''),
});
export const image = only(text('img'));

const ofKind = shape({ kind, sum: signed('sumAmt'), count: count('cnt', 0), before });
export const sums = shape({
  sum: signed('sumAmt'),
  count: count('cnt'),
  before,
  kinds: list('kndList', ofKind),
  months: list(
    'monList',
    shape({ month: text('ym'), sum: signed('sumAmt'), kinds: list('kndList', ofKind) }),
  ),
  shops: list(
    'shopList',
    shape({ name: text('frchsNm'), sum: signed('sumAmt'), count: count('cnt', 0) }),
    [],
  ),
  oldest: text('oldestYmd', ''),
});

export const reading = shape({
  imageNo: text('imgNo'),
  shop: text('frchsNm', ''),
  date: text('useYmd', ''),
  total: count('totAmt', 0),
  kind,
  /** names of wire fields that the machine is not sure of */
  unsure: field('unsurList', v.array(v.string()), []),
});
export const made = only(text('rceitpNo'));

export const share: Schema<Share> = shape({
  id: text('shrNo'),
  link: text('lnkUrl'),
  code: text('cnfrmNo'),
  until: day('endYmd'),
  state: code('shrSttus', { LIVE: 'live', OPND: 'opened', BACK: 'takenBack' }),
});
export const shares = only(list('shrList', share));

export const exported: Schema<Export> = shape({
  id: text('exprtNo'),
  format: code('frmt', { PDF: 'pdf', CSV: 'csv' }),
  from: day('bgngYmd'),
  to: day('endYmd'),
  count: count('cnt'),
  total: signed('sumAmt'),
  keptUntil: day('keepYmd'),
  state: code('exprtSttus', { MAKE: 'making', REDY: 'ready', GONE: 'gone' }),
  progress: count('prgrs', 0),
  link: text('lnkUrl', ''),
});
export const exports = only(list('exprtList', exported));
