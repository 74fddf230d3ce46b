import type { Settled } from '../../common/index.ts';

interface KnownOutcome {
  end: Settled<unknown>;
  isEarlier: boolean;
}

const MOST = 20;
const known = new Map<string, KnownOutcome>();

/**
 * Ends that this page has just learnt: their page shows them without asking again, also without a network. One that
 * nobody knows is shown once: it was waited for already, and whoever asks again wants to know more.
 */
export const knownOutcomes = {
  remember(key: string, outcome: KnownOutcome): void {
    known.delete(key);
    known.set(key, outcome);
    const [oldest] = known.keys();
    if (known.size > MOST && oldest !== undefined) known.delete(oldest);
  },
  of(key: string): KnownOutcome | undefined {
    const outcome = known.get(key);
    if (outcome?.end.kind === 'unknown') known.delete(key);
    return outcome;
  },
};
