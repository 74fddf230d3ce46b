/** What a member has, as my page counts it. */
export interface Holdings {
  /** null where there is no wallet of points yet */
  points: number | null;
  /** null where nobody counts them */
  coupons: number | null;
  /** what is booked and not over, the next one first: its day as YYYYMMDD, and the screen that shows it */
  bookings: readonly { day: string; screen: string }[];
}
