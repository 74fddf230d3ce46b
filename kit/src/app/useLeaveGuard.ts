import { useEffect } from 'react';
import { leaveGuards } from './leaveGuards.ts';

/**
 * Asks before the customer leaves this screen by back, home, swipe or a link, while `isActive` (2-payment s8:
 * leaving stops the payment in progress).
 *
 * @param messageId the confirm dialog's message id
 */
export function useLeaveGuard(isActive: boolean, messageId = 'leavePayment'): void {
  useEffect(() => {
    if (!isActive) return;
    const remove = leaveGuards.add(messageId);
    // A browser's own close or reload can only be asked about in the browser's words.
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    return () => {
      remove();
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isActive, messageId]);
}
