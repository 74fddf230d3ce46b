/** What a member has, as my page counts it. */
export interface Counts {
  /** null where there is no wallet of points yet */
  points: number | null;
  /** null where nobody counts them */
  coupons: number | null;
}
