import type { DueTask } from './due.ts';
import { receiptsDue } from './edoc/due.ts';
import { insuranceDue } from './insurance/applications.ts';
import { railDue } from './rail/bookings.ts';

/** The due work of every service, by the id of its app. */
export const dueTasks: Readonly<Record<string, DueTask>> = {
  rail: railDue,
  edoc: receiptsDue,
  insurance: insuranceDue,
};
