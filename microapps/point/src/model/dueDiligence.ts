import { isWalletPath } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';

export const jobs = ['01', '02', '03', '04', '05', '06'] as const;
export const purposes = ['01', '02', '03', '04'] as const;
/** 09 is looked at by a person. */
export const funds = ['01', '02', '03', '04', '09'] as const;
export const nations = ['KR', 'US', 'CN', 'JP', 'VN', 'TH', 'PH'] as const;

type Job = (typeof jobs)[number];
export type Purpose = (typeof purposes)[number];
export type Fund = (typeof funds)[number];
type Nation = (typeof nations)[number];

/** What is kept between the two pages of questions; encrypted, 30 minutes at most. */
export const aboutSchema = v.object({
  job: v.picklist(jobs),
  nation: v.picklist(nations),
  address: v.pipe(v.string(), v.minLength(5), v.maxLength(200)),
});
export type About = { job: Job; nation: Nation; address: string };

export interface DueDiligence extends About {
  purpose: Purpose;
  fund: Fund;
  isOwner: boolean;
}

/** What became of it: due, being looked at, or done. */
export interface DueDiligenceState {
  isDue: boolean;
  isInReview: boolean;
  /** YYYYMMDD of the last time; empty without one */
  doneOn: string;
}

/** Back to where due diligence came between: a path of the wallet and nothing else. */
export function returnPathOf(query: URLSearchParams): string | null {
  const path = query.get('returnPath') ?? '';
  return isWalletPath(path) ? path : null;
}
