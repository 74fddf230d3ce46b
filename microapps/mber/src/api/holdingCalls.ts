import { get, wireCount, wireList, wireText, wireYes } from '@wallet/kit/api';
import { v } from '@wallet/kit/schema';
import type { Holdings } from '../model/holdings.ts';

const assets = v.object({
  assetList: wireList(v.object({ className: wireText, assetNum: wireCount, isValueVisible: wireYes })),
});

const comingUp = v.object({
  comingUpList: wireList(v.object({ kndCd: wireText, bgngDttm: wireText, routeName: wireText })),
});

/** What home shows of a member, the little of it that my page shows; both calls are those of home (1-shell s3). */
export const readCounts = get('/mstr/main/assets', {
  answer: assets,
  spinner: false,
  to: ({ assetList }): Pick<Holdings, 'points' | 'coupons'> => {
    const countOf = (name: string) =>
      assetList.find(({ className, isValueVisible }) => className === name && isValueVisible)?.assetNum ??
      null;
    return { points: countOf('point'), coupons: countOf('coupon') };
  },
});

export const readBookings = get('/mstr/main/comingUp', {
  answer: comingUp,
  spinner: false,
  to: ({ comingUpList }): Holdings['bookings'] =>
    comingUpList
      .filter(({ kndCd, bgngDttm }) => kndCd === 'BOOK' && /^\d{8}/.test(bgngDttm))
      .map(({ bgngDttm, routeName }) => ({ day: bgngDttm.slice(0, 8), screen: routeName }))
      .sort((one, other) => one.day.localeCompare(other.day)),
});
