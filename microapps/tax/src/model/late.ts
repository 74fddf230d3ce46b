import { lateCharge } from '@wallet/kit/booking';
import type { Bill } from './tax.ts';

/** What lateness adds by the rule that the service states. */
export const lateBy = (bill: Bill, today: string) => lateCharge(bill.rule, bill, today);

/** Whether the authority's own sum is that of the rule; its sum counts. */
export function isByRule(bill: Bill, today: string): boolean {
  const { first, running } = lateBy(bill, today);
  return first === bill.lateFirst && running === bill.lateRunning;
}
