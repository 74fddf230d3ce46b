import { certificateDue } from './bcerti/due.ts';
import { canpDue } from './canp/due.ts';
import { couponsDue } from './cpon/due.ts';
import { donationDue } from './dnt/due.ts';
import type { DueTask } from './due.ts';
import { receiptsDue } from './edoc/due.ts';
import { exchangeDue } from './exchange/due.ts';
import { fxDue } from './fcpurs/wallet.ts';
import { goldDue } from './gold-saving/account.ts';
import { watchDue } from './htoa/flights.ts';
import { studentCardsDue } from './idoc/due.ts';
import { insuranceDue } from './insurance/applications.ts';
import { qualificationsDue } from './license/due.ts';
import { miliDue } from './mili/due.ts';
import { mobileIdsDue } from './moid/due.ts';
import { museumDue } from './museum/due.ts';
import { passportsDue } from './pass/standing.ts';
import { pointsDue } from './point-fe/due.ts';
import { railDue } from './rail/bookings.ts';
import { flightsDue } from './smat/tickets.ts';
import { boardingDue } from './smps/tickets.ts';
import { taxDue } from './tax/refunds.ts';
import { dealsDue } from './trading/due.ts';

/** The due work of every service, by the id of its app. */
export const dueTasks: Readonly<Record<string, DueTask>> = {
  idoc: studentCardsDue,
  htoa: watchDue,
  smps: boardingDue,
  pass: passportsDue,
  moid: mobileIdsDue,
  bcerti: certificateDue,
  mili: miliDue,
  museum: museumDue,
  smat: flightsDue,
  rail: railDue,
  cpon: couponsDue,
  edoc: receiptsDue,
  insurance: insuranceDue,
  exchange: exchangeDue,
  fcpurs: fxDue,
  'gold-saving': goldDue,
  license: qualificationsDue,
  tax: taxDue,
  dnt: donationDue,
  point: pointsDue,
  canp: canpDue,
  trading: dealsDue,
};
