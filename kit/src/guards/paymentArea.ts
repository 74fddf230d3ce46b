import type { GuardContext } from './GuardContext.ts';

/** The payment guards leave developer routes alone (2-payment s4, R543). */
export function isPaymentDeveloperScreen({ area, screen }: Pick<GuardContext, 'area' | 'screen'>): boolean {
  return screen.flags?.forDeveloper === true && (area === 'gpayment' || area === 'fpayment');
}
