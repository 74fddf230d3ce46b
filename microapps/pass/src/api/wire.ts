import { code, count, day, field, group, list, moment, only, shape, text, won, yesNo } from '@wallet/kit/api';
import { type Schema, v } from '@wallet/kit/schema';
import type {
  Application,
  ApplicationDetail,
  Office,
  Passport,
  Product,
  State,
} from '../model/application.ts';

// Stated are the fields of the list's body and isExist (R832, R833); all other names are ours (N40).

/** Modification codes; 01 is the default (R956). */
export const reasonCodes = { expiring: '01', lost: '02', damaged: '03', full: '04', photo: '05' } as const;
export const whereaboutsCodes = { hand: '01', lost: '02', damaged: '03' } as const;

export const userInfo = shape({
  memberId: text('walletMberIdnfiNo'),
  name: text('custName'),
  ci: text('ci', ''),
});

export const notices = only(
  list('ntcList', shape({ id: text('ntcId'), title: text('titl'), text: text('ctnt', '') }), []),
);

const product: Schema<Product> = shape({
  id: text('psprtPrdCd'),
  years: count('yearCnt'),
  pages: count('pageCnt'),
  fee: won('feeAmt'),
});
const degrees = (name: string) => field(name, v.number());
const place = {
  id: text('ofcCd'),
  name: text('ofcNm'),
  address: text('adr', ''),
  latitude: degrees('lat'),
  longitude: degrees('lon'),
  lateDay: count('lateDay', 0),
};
const office: Schema<Office> = shape({
  ...place,
  region: text('rgnNm', ''),
  phone: text('tlno', ''),
  isOpen: yesNo('opnYn'),
});
export const codes = shape({
  products: list('prdList', product, []),
  offices: list('ofcList', office, []),
  emergencyFee: won('emrgFeeAmt', null),
});

const passport: Schema<Passport> = v.pipe(
  shape({
    number: text('psprtNo'),
    romanName: text('engNm', ''),
    expires: day('xpirYmd'),
    state: code('psprtStcd', { VALD: 'valid', LOST: 'lost' }),
  }),
  v.transform(({ state, ...one }) => ({ ...one, isLost: state === 'lost' })),
);
export const checked = shape({
  passport: field('psprt', v.nullable(passport), null),
  alerts: group({ expiry: yesNo('expAlrmYn', false), steps: yesNo('stepAlrmYn', false) }),
});

export const photoId = only(text('phtoId'));
export const applicationNo = only(text('cappReqNo'));
export const signRequest = only(text('signId'));
export const payUrl = only(text('payUrl'));
export const refund = only(won('rtnAmt'));

const states = {
  UNPD: 'unpaid',
  DROP: 'dropped',
  PAID: 'paid',
  RCVD: 'received',
  EXAM: 'examining',

  PHOT: 'photoRejected',
  BACK: 'closed',
  MAKE: 'making',
  REDY: 'ready',
  DONE: 'collected',

  VOID: 'void',
  CNCL: 'cancelled',
} as const satisfies Record<string, State>;

const fields = {
  number: text('cappReqNo'),
  state: code('cappStcd', states),
  fee: won('feeAmt'),
  years: count('yearCnt'),
  pages: count('pageCnt'),
  askedAt: moment('askDttm'),
  photoReason: code('rjctRsnCd', { '': 'none', GRND: 'ground' }, 'other' as const),
  until: day('limitYmd', ''),
};
const application: Schema<Application> = shape(fields);
// Code and isExist are stated (R874), and decide alone; the list is ours.
export const applications = shape({
  hasOpen: field('isExist', v.boolean()),
  all: list('cappList', application, []),
});

const step = code('stepCd', {
  PAID: 'paid',
  RCVD: 'received',
  EXAM: 'examining',
  MAKE: 'making',
  REDY: 'ready',
} as const);
const detail: Schema<ApplicationDetail> = v.pipe(
  shape({
    ...fields,
    office: group({ ...place, phone: text('ofcTlno', '') }),
    phone: text('tlno', ''),
    reached: list('stepList', shape({ step, at: moment('dttm') })),
    readyOn: day('rdyYmd', ''),
    seconds: field('expSS', v.nullable(v.number())),
    paidAt: moment('paidDttm', ''),
    refund: won('rtnAmt'),
    isAfterLoss: code('mdfcDstcd', { [reasonCodes.lost]: 'yes' }, 'no'),
    mayCancel: yesNo('cnclAbleYn'),
  }),
  v.transform(({ seconds, isAfterLoss, ...one }) => ({
    ...one,
    isAfterLoss: isAfterLoss === 'yes',
    hold: seconds === null ? null : { seconds },
  })),
);
export const oneApplication = v.pipe(
  only(list('cappList', detail)),
  v.transform(([one]) => one ?? null),
);
