import { useEffect } from 'react';
import { leaveGuards } from './leaveGuards.ts';

/**
 * Asks before the customer leaves this screen, while `isActive` (2-payment s8: leaving stops the payment in
 * progress). Header back, the phone's back button, swipe and top bar, home, links, and what somebody else does to
 * the history: the same dialog, once. It ends with the screen; a page that was loaded anew has none.
 *
 * @param messageId the confirm dialog's message id
 * @param isSent it is with the service already, and goes on when the page is left
 */
export function useLeaveGuard(isActive: boolean, messageId = 'leavePayment', isSent = false): void {
  useEffect(
    () => (isActive ? leaveGuards.add(messageId, undefined, isSent) : undefined),
    [isActive, messageId, isSent],
  );
}
