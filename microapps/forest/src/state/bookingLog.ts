import { type FlowLog, openFlowLog } from '@wallet/kit/common';

const open = () => openFlowLog('forest.booking');
let log: FlowLog | undefined;

/** Where bookings stop is worth knowing; who stopped, where and for how much, is not in it (1-shell s7.3). */
export const bookingLog = {
  /** A booking begins with its dates: another choice of dates is another log. */
  begin(): void {
    log = open();
    log.step('dates');
  },
  step(name: 'agreed' | 'guests' | 'booker' | 'sent' | 'held' | 'toPayment'): void {
    // Opened again after a kill, a booking goes on in a log of its own.
    log ??= open();
    log.step(name);
  },
};
