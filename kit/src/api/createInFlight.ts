/** Which identical calls are on their way. */
export interface InFlight {
  has(key: string): boolean;
  /** Adds one; the function returned takes it off again, once. */
  add(key: string): () => void;
}

/** Counts calls by what makes them identical: method, address, params and body (A55). */
export function createInFlight(): InFlight {
  const counts = new Map<string, number>();

  function add(key: string) {
    let isGone = false;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return () => {
      if (isGone) return;
      isGone = true;
      const left = (counts.get(key) ?? 1) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    };
  }

  return { has: (key) => counts.has(key), add };
}
