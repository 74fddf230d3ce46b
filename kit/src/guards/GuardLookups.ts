import type { TermsOfService } from '../common/index.ts';

/** The customer's point wallet, as far as payment needs it (2-payment s3.3). */
export interface PointWallet {
  exists: boolean;
  /** one linked account is the main one (mainAcYn is 1) */
  mainAccount: boolean;
}

/**
 * What the guards ask the server. A lookup may reject: a failed CDD lookup lets the customer pass (A27), any other
 * counts as unknown (2-payment s8).
 */
export interface GuardLookups {
  /** cDDTagetYn; `'1'` means that customer due diligence is due */
  cddTarget(): Promise<'0' | '1' | undefined>;
  pointWallet(): Promise<PointWallet>;
  /** whether the customer is a gpayment user */
  gpaymentUser(): Promise<boolean | undefined>;
  /** agreements of the payment area, service by service: 29, 41 and 42 (A91) */
  paymentTerms(): Promise<readonly TermsOfService[]>;
  /** whether the location agreement is 1 */
  locationAgreed(): Promise<boolean>;
}

/** Waits for a lookup; undefined when it failed. */
export async function settle<T>(lookup: () => Promise<T>): Promise<T | undefined> {
  try {
    return await lookup();
  } catch {
    return undefined;
  }
}
