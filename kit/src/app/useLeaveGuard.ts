import { useEffect } from 'react';
import { leaveGuards } from './leaveGuards.ts';

/**
 * Asks before the customer leaves this screen, while `isActive` (2-payment s8: leaving stops the payment in
 * progress). Header back, the phone's back button, swipe and top bar, home, links, and what somebody else does to
 * the history: the same dialog, once. It ends with the screen; a page that was loaded anew has none.
 *
 * @param messageId the confirm dialog's message id
 */
export function useLeaveGuard(isActive: boolean, messageId = 'leavePayment'): void {
  useEffect(() => (isActive ? leaveGuards.add(messageId) : undefined), [isActive, messageId]);
}
