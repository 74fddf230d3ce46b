import { code, count, day, field, list, moment, only, shape, text, won, yesNo } from '@wallet/kit/api';
import { type Schema, v } from '@wallet/kit/schema';
import type { Donation, Overview, Town } from '../model/donation.ts';
import type { DonationLaw } from '../model/donationLaw.ts';
import type { BasketLine, Gift, GiftOrder, Project } from '../model/gift.ts';

// Our name, the wire's, and what it must be. Fields of epayno, thanks, product and the two queries are stated
// (2-payment s3.5); all else is assumed (N33).

const bands = (name: string) =>
  list(name, shape({ upTo: field('uptoAmt', v.nullable(v.number()), null), rate: count('rt') }), []);
const law: Schema<DonationLaw> = shape({
  least: won('lstAmt'),
  step: won('stpAmt'),
  mostPoints: count('maxPntRt'),
  bands: bands('bandList'),
  inDisaster: bands('dsstrBandList'),
});

const town = { town: text('locgovNm'), province: text('upperLocgovNm') };

export const overview: Schema<Overview> = v.pipe(
  shape({
    joinFlag: text('joinYn', ''),
    points: list(
      'pntList',
      shape({ ...town, code: text('locgovCd'), points: won('pnt'), endsOn: day('endYmd') }),
    ),
    year: text('year'),
    sum: won('cntrSumAmt'),
    credit: won('crdtAmt'),
    left: won('rmndAmt'),
    isOpen: yesNo('openYn', true),
    opensAt: text('bgngTime', '0030'),
    closesAt: text('endTime', '2330'),
    law: field('cntrLaw', law, null),
  }),
  v.transform(({ year, ...rest }) => ({ ...rest, year: Number(year) })),
);

export const townList: Schema<Town[]> = only(
  list(
    'locgovList',
    shape({
      code: text('locgovCd'),
      name: text('locgovNm'),
      provinceCode: text('upperLocgovCd'),
      province: text('upperLocgovNm'),
      rate: count('creatPointRate'),
      isOwn: yesNo('ownYn'),
      isDisaster: yesNo('dsstrYn', false),
      giftCount: count('itemCnt', 0),
    }),
  ),
);

export const residence = shape({
  homeCode: text('cntrbtrHabLocgovCd'),
  address: text('userAddress'),
  residentCode: text('frgnrSeCd'),
});

export const donation: Schema<Donation> = shape({
  number: text('epayno'),
  state: code('cntrSttus', { NMBR: 'waiting', PAID: 'paid', ENDD: 'ended', BACK: 'returned' }),
  amount: won('cntrAmt'),
  points: won('cntrPoint'),
  credit: won('crdtAmt'),
  endsAt: moment('endYMS', ''),
  paidAt: text('paidYMS', ''),
  townCode: text('locgovCd'),
  ...town,
  project: text('spcfBsnsNm', ''),
  phone: text('telNo', ''),
  name: text('custName', ''),
  address: text('userAddress', ''),
  arePointsHere: yesNo('pntGivYn', true),
});
export const payUrl = only(text('payUrl'));

export const history = shape({
  year: text('year'),
  years: list('yearList', v.string()),
  sum: won('cntrSumAmt'),
  credit: won('crdtAmt'),
  left: won('rmndAmt'),
  donations: list('cntrList', donation),
});

const giftFields = {
  kind: code('type', { FRSH: 'fresh', NORM: 'plain' }, 'plain'),
  code: text('itemCd'),
  name: text('itemNm'),
  price: won('salePrice'),
  image: text('itemRprsImage', ''),
  isSoldOut: yesNo('itemSoldOutYn'),
  isAdult: yesNo('adultYn', false),
  townCode: text('locgovCd'),
  town: text('locgovNm'),
};
const gift: Schema<Gift> = shape(giftFields);
/** One gift, and the points of its town that the customer has. */
export const giftDetail = shape({ ...giftFields, points: won('pnt', 0) });
export const basket: Schema<BasketLine[]> = only(
  list('itemList', shape({ ...giftFields, count: count('cnt') })),
);

/** A page of a list, as `PagedList` takes it: pages count from 1. */
const paged = <T>(item: Schema<T>) =>
  v.pipe(
    shape({
      items: list('results', item),
      page: count('pageNo', 1),
      pages: count('totalPageNo', 1),
      total: count('totalCnt', 0),
    }),
    v.transform(({ page, pages, ...rest }) => ({ ...rest, next: page < pages ? page + 1 : null })),
  );
export const giftPage = paged(gift);

export const project: Schema<Project> = shape({
  id: text('spcfBsnsId'),
  name: text('spcfBsnsNm'),
  townCode: text('locgovCd'),
  ...town,
  goal: won('goalAmt'),
  sum: won('cntrSumAmt'),
  state: code('spcfBsnsStatusCd', { '01': 'coming', '02': 'open', '03': 'reached', '04': 'ended' }),
  from: day('bgngYmd'),
  until: day('endYmd'),
  daysLeft: count('rmndDayCnt', 0),
});
export const projectPage = paged(project);

export const giftOrder: Schema<GiftOrder> = shape({
  number: text('orderId'),
  at: moment('orderYMS'),
  state: code('orderSttus', {
    ORDR: 'ordered',
    PREP: 'preparing',
    SENT: 'sent',
    DLVD: 'delivered',
    CNCL: 'cancelled',
    DMGE: 'damaged',
    AGAN: 'again',
  }),
  points: won('pnt'),
  town: text('locgovNm'),
  lines: list('itemList', shape({ name: text('itemNm'), price: won('salePrice'), count: count('cnt') })),
  name: text('rcvrNm', ''),
  phone: text('phone', ''),
  address: text('address', ''),
  canCancel: yesNo('cnclAbleYn', false),
  canTellDamage: yesNo('dmgeAbleYn', false),
});
export const giftOrderList = only(list('orderList', giftOrder));

export interface GiftReceipt {
  number: string;
  at: string;
  points: number;
}
export const giftReceipt: Schema<GiftReceipt> = shape({
  number: text('orderId'),
  at: moment('orderYMS'),
  points: won('pnt'),
});
/** What became of an order: one without its receipt did not come. */
export const giftOrderEnd = v.pipe(
  shape({
    state: code('stcd', { DONE: 'done', REFUSED: 'refused', NONE: 'closed' }),
    code: text('errCd', ''),
    order: field('order', giftReceipt, null),
  }),
  v.transform(({ state, code: refusal, order }) => {
    if (state === 'refused') return { kind: 'refused' as const, code: refusal };
    return state === 'done' && order
      ? { kind: 'done' as const, receipt: order }
      : { kind: 'closed' as const };
  }),
);
