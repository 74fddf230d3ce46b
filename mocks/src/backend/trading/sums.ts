type FeePayer = 'BUYR' | 'SELR' | 'HALF';

/** What a deal is about in won. */
export interface Price {
  prcAmt: number;
  dlvAmt: number;
  feePyrCd: FeePayer;
}

const FEE = { least: 100, most: 3_000 };

/** FEE_DOWN: 1.0 % of the price cut to won, then at least 100 and at most 3,000. */
const feeOf = (price: number): number => Math.min(FEE.most, Math.max(FEE.least, Math.floor(price / 100)));

/** HALF_BUYER_UP: of an odd fee the buyer pays the won more. */
export function sharesOf({ prcAmt, feePyrCd }: Price): { buyer: number; seller: number } {
  const fee = feeOf(prcAmt);
  const buyer = { BUYR: fee, SELR: 0, HALF: Math.ceil(fee / 2) }[feePyrCd];
  return { buyer, seller: fee - buyer };
}

/** What the buyer pays, and what the seller gets of it in the end. */
export function sumsOf(price: Price) {
  const { buyer, seller } = sharesOf(price);
  const sum = price.prcAmt + price.dlvAmt;
  return { feeAmt: buyer + seller, payAmt: sum + buyer, getAmt: sum - seller };
}

/** PART_DOWN: per cent of the price back to the buyer, cut to won; the rest and the delivery are the seller's. */
export function partOf(price: Price, pct: number) {
  const back = Math.floor((price.prcAmt * pct) / 100);
  const { seller } = sharesOf(price);
  return { back, gets: Math.max(0, price.prcAmt - back + price.dlvAmt - seller) };
}
