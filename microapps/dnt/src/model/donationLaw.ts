import { bandCredit, type CreditBand } from '@wallet/kit/booking';

/** What the law of this year says of donations, as the service states it. */
export interface DonationLaw {
  /** a gift has at least so much, in whole steps */
  least: number;
  step: number;
  /** per cent of a donation that come as points at most */
  mostPoints: number;
  /** what part of a year's sum comes back from the tax */
  bands: CreditBand[];
  inDisaster: CreditBand[];
}

/** CREDIT_DOWN: what a gift brings back to a customer who gave `before` already in that year, cut to won. */
export const creditOf = (
  { bands, inDisaster }: DonationLaw,
  { before, amount, isDisaster }: { before: number; amount: number; isDisaster: boolean },
): number => bandCredit(isDisaster ? inDisaster : bands, before, amount);

/** What of a year's sum comes back whole. */
export const fullyBack = ({ bands }: DonationLaw): number => {
  const [first] = bands;
  return first?.rate === 1000 ? (first.upTo ?? 0) : 0;
};

/** POINTS_DOWN: points for a gift at the rate of its town, no part of one. */
export const pointsOf = (amount: number, percent: number): number => Math.floor((amount * percent) / 100);

/** What is wrong with an amount, or nothing. */
export function amountProblem(
  { least, step }: DonationLaw,
  amount: number,
  left: number,
): 'least' | 'step' | 'limit' | null {
  if (amount > left) return 'limit';
  if (amount < least) return 'least';
  return amount % step === 0 ? null : 'step';
}
