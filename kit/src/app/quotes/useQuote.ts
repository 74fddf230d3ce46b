import { useRef, useState } from 'react';
import type { Hold } from '../../booking/index.ts';
import { useHold } from '../useHold.ts';
import { type Load, useLoad } from '../useLoad.ts';

/** A price that the service holds for so many seconds, on its way to a screen. */
export interface HeldQuote<Q extends Hold> extends Omit<Load<Q>, 'reload'> {
  /** the quote while it counts: null before it came, and from the moment that it has run out */
  held: Q | null;
  /** seconds that are left */
  seconds: number;
  /** it counts no more; a new one comes only where the customer asks for it */
  isOver: boolean;
  /** a number for each quote: what was entered for one counts for no other */
  round: number;
  /** the service says that it has run out, whatever the clock here says */
  end(): void;
  /** asks for a new one: the customer wants to see it */
  renew(): void;
}

/**
 * Asks for a price and counts down how long it holds, by the service's seconds and a clock that nobody sets. One that
 * ran out stays in sight as over, and is never replaced by another one unasked.
 *
 * @param ask a call that answers a quote: what the service will book, its id and `seconds` among it
 * @param wish what the price is for; another wish asks anew
 */
export function useQuote<W, Q extends Hold>(
  ask: (wish: W, settings: { signal: AbortSignal }) => Promise<Q>,
  wish: W,
): HeldQuote<Q> {
  const count = useRef(0);
  const load = useLoad(
    async (signal) => {
      const quote = await ask(wish, { signal });
      count.current += 1;
      return { quote, round: count.current };
    },
    [JSON.stringify(wish)],
    { isHeld: true },
  );
  const { quote, round = 0 } = load.data ?? {};
  const [ended, setEnded] = useState(0);
  const end = () => setEnded(round);
  const seconds = useHold(quote ?? null, end) ?? 0;
  const isOver = quote !== undefined && (ended === round || seconds === 0);
  const { data: _, reload, ...state } = load;
  return {
    ...state,
    ...(quote === undefined ? {} : { data: quote }),

    held: quote === undefined || isOver ? null : quote,
    seconds: isOver ? 0 : seconds,

    isOver,
    round,
    end,
    renew: reload,
  };
}
