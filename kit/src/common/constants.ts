/** The location terms, which may stay refused where all others must be agreed (2-payment s4, E56). */
export const LOCATION_TERMS = 'CML000122';

/** Wallet service codes with a job of their own (1-shell s9, A62). */
export const walletServices = {
  /** Default of the terms calls. */
  wallet: '01',
  /** The smart air ticket: default of the join calls (3-identity-and-services s2, FLY11000). */
  airTicket: '17',
  point: '29',
  /** The location consent record. */
  location: '51',
} as const;

/** Who sees a popup: 1 in the app, 2 on the web (A66). */
export function exposureChannel(isNative: boolean): '1' | '2' {
  return isNative ? '1' : '2';
}
