import { useWallet } from '@wallet/kit/app';
import { usePayPage } from './usePayPage.ts';

/**
 * Goes on with a payment that was not finished.
 *
 * @param startPayment answers the address to pay at
 * @param onGone what to read again when the booking can no longer be paid
 */
export function useResumePayment(startPayment: (bookingNo: string) => Promise<string>, onGone: () => void) {
  const { navigate } = useWallet();
  return usePayPage(
    // Without the settings a call also takes: what a button hands on is the number alone.
    (bookingNo: string) => startPayment(bookingNo),
    (code, bookingNo) => {
      if (code === 'FTR_ALREADY_PAID') navigate.push('returnUrl', { query: { bookingNo } });
      else onGone();
    },
  );
}
