import { usePayPage, useWallet } from '@wallet/kit/app';
import { startPayment } from '../api/bookingCalls.ts';

/**
 * Goes on with a payment that was not finished.
 *
 * @param onGone what to read again when the booking can no longer be paid
 */
export function useResumePayment(onGone: () => void) {
  const { navigate } = useWallet();
  // Without the settings a call also takes: what a button hands on is the number alone.
  return usePayPage((bookingNo: string) => startPayment(bookingNo), {
    on: { FTR_ALREADY_PAID: (bookingNo) => navigate.push('returnUrl', { query: { bookingNo } }) },
    onRefusal: onGone,
  });
}
