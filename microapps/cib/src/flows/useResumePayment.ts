import { usePayPage, useWallet } from '@wallet/kit/app';
import { startPayment } from '../api/calls.ts';

/** Goes on with a payment that was not finished; `reload`: what to read again when it can no longer be paid. */
export function useResumePayment(reload: () => void) {
  const { navigate } = useWallet();
  return usePayPage((number: string) => startPayment(number), {
    on: { CIB_PAID: (rsvNo) => navigate.push('rsvReturnUrl', { query: { rsvNo } }) },
    onRefusal: reload,
  });
}
