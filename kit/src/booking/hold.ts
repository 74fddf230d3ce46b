/** A place that is held for the customer until it is paid: so many seconds from when the service said so. */
export interface Hold {
  seconds: number;
}

/**
 * A hold whose end the service tells as a moment. This trusts the phone's clock: seconds that are left are better where
 * the service tells them.
 *
 * @param endsAt ms since 1970
 */
export function holdUntil(endsAt: number, now: number = Date.now()): Hold {
  return { seconds: Math.max(0, Math.ceil((endsAt - now) / 1000)) };
}
