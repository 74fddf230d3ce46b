/** What a closing needs to be judged: which screen, and until when. */
interface Closing {
  screen?: string | undefined;
  until?: string | undefined;
}

/** The closings that hold at a moment: their end has not come, or there is none. */
export function activeClosings<C extends Closing>(parts: readonly C[], now: Date): C[] {
  return parts.filter(({ until }) => until === undefined || Date.parse(until) > now.getTime());
}

/**
 * What closes a screen at a moment: the closing of the whole app goes before the screen's own.
 *
 * @param screen its code; undefined for an address without a screen
 */
export function closingOf<C extends Closing>(
  parts: readonly C[],
  screen: string | undefined,
  now: Date,
): C | undefined {
  const active = activeClosings(parts, now);
  return active.find((part) => part.screen === undefined) ?? active.find((part) => part.screen === screen);
}
