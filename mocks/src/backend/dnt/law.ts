import { bandCredit, type CreditBand } from '@wallet/kit/booking';

/** What the law says of the donations of a year, from that year on; rates of income tax and local tax together, in per mille. */
interface Law {
  from: number;
  /** won that a person may give in a year */
  limit: number;
  bands: readonly CreditBand[];
  /** in a special disaster area, within three months of its declaration */
  inDisaster: readonly CreditBand[];
}

const full: CreditBand = { upTo: 100_000, rate: 1000 };
const middle: CreditBand = { upTo: 200_000, rate: 440 };
const rest = (rate: number): CreditBand => ({ upTo: null, rate });
const plain = [full, rest(165)];
const laws: readonly Law[] = [
  { from: 2023, limit: 5_000_000, bands: plain, inDisaster: plain },
  { from: 2025, limit: 20_000_000, bands: plain, inDisaster: [full, rest(330)] },
  {
    from: 2026,
    limit: 20_000_000,
    bands: [full, middle, rest(165)],
    inDisaster: [full, middle, rest(330)],
  },
];

export const lawOf = (year: number): Law => laws.findLast(({ from }) => from <= year) ?? (laws[0] as Law);

/** What giving `amount` brings back to a person who gave `before` already in that year, cut to won. */
export const creditOf = (year: number, before: number, amount: number, isDisaster: boolean): number =>
  bandCredit(lawOf(year)[isDisaster ? 'inDisaster' : 'bands'], before, amount);

/** Nobody gives less, nor parts of a thousand. */
export const LEAST = 10_000;
export const STEP = 1000;
/** Payments are taken each day between these, by the clocks of Seoul. */
export const hours = { from: '0030', until: '2330' } as const;

/** Per cent of a donation that come as points at most. */
export const MOST_POINTS = 30;
/** Points for a donation: no part of one. */
export const pointsOf = (amount: number, rate: number): number =>
  Math.floor((amount * Math.min(rate, MOST_POINTS)) / 100);

const bandsToWire = (bands: readonly CreditBand[]) =>
  bands.map(({ upTo, rate }) => ({ uptoAmt: upTo, rt: rate }));

/** The law of a year, for the page that shows what a donation brings while its amount is typed. */
export function lawToWire(year: number) {
  const { bands, inDisaster } = lawOf(year);
  return {
    lstAmt: LEAST,
    stpAmt: STEP,
    maxPntRt: MOST_POINTS,
    bandList: bandsToWire(bands),
    dsstrBandList: bandsToWire(inDisaster),
  };
}
