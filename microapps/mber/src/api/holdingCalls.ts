import { get, wireCount, wireList, wireText, wireYes } from '@wallet/kit/api';
import { v } from '@wallet/kit/schema';
import type { Counts } from '../model/holdings.ts';

const assets = v.object({
  assetList: wireList(v.object({ className: wireText, assetNum: wireCount, isValueVisible: wireYes })),
});

/** What home shows of a member, the little of it that my page shows; the call is home's (1-shell s3). */
export const readCounts = get('/mstr/main/assets', {
  answer: assets,
  spinner: false,
  to: ({ assetList }): Counts => {
    const countOf = (name: string) =>
      assetList.find(({ className, isValueVisible }) => className === name && isValueVisible)?.assetNum ??
      null;
    return { points: countOf('point'), coupons: countOf('coupon') };
  },
});
