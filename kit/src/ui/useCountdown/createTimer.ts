/** Where the time comes from: one clock that nobody sets, and the phone's own, which goes on while the phone sleeps. */
export interface Clocks {
  monotonic: () => number;
  wall: () => number;
}

const phoneClocks: Clocks = { monotonic: () => performance.now(), wall: () => Date.now() };

/** Time that has passed, in milliseconds. */
export interface Timer {
  /** @param wasHidden whether the page was out of sight since the last reading */
  read(wasHidden: boolean): number;
}

/**
 * Measures time from now on. In sight, only the monotonic clock counts: a customer who sets the phone's time changes
 * nothing. Out of sight that clock may have stood still with the phone, so the longer of the two counts: what was
 * good for three minutes never lives longer, only shorter.
 */
export function createTimer(clocks: Clocks = phoneClocks): Timer {
  let last = { monotonic: clocks.monotonic(), wall: clocks.wall() };
  let passed = 0;
  return {
    read(wasHidden) {
      const now = { monotonic: clocks.monotonic(), wall: clocks.wall() };
      const steps = [now.monotonic - last.monotonic, wasHidden ? now.wall - last.wall : 0];
      passed += Math.max(0, ...steps);
      last = now;
      return passed;
    },
  };
}
