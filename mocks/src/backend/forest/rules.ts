/** A hold that is not paid ends after this long. */
export const HOLD_MS = 20 * 60_000;
/** The first and the last night that can be booked, in days from today. */
export const FIRST_NIGHT = 1;
export const LAST_NIGHT = 42;
export const MAX_NIGHTS = 3;
/** A code sent to a phone is good for this long. */
export const CODE_MS = 3 * 60_000;
/** No text message leaves a mock: this is the code of every one of them. */
export const PHONE_CODE = '135790';

/** From `minDayCnt` days before check-in the fee is `feeRt` per cent; the highest row that fits counts. */
export const CANCEL_FEES: readonly { minDayCnt: number; feeRt: number }[] = [
  { minDayCnt: 5, feeRt: 0 },
  { minDayCnt: 2, feeRt: 20 },
  { minDayCnt: 1, feeRt: 50 },
  { minDayCnt: 0, feeRt: 90 },
];

/** Per cent kept when a stay is cancelled so many days before; null once the check-in day is over. */
export function cancelFeeRate(daysBefore: number): number | null {
  return CANCEL_FEES.find(({ minDayCnt }) => daysBefore >= minDayCnt)?.feeRt ?? null;
}
