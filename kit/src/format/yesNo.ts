/** A flag as the wire carries it. */
export type YesNo = 'Y' | 'N';

/**
 * Sets a flag that accepts exactly `Y` or `N`; anything else (`y`, true, 1, an empty text) leaves it as it was
 * (1-shell s5, 2-payment s5, E39).
 */
export function nextYesNo<T>(value: unknown, previous: T): YesNo | T {
  return value === 'Y' || value === 'N' ? value : previous;
}
