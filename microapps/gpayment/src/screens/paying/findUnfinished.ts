import { readUntold, type Untold } from '../../api/payCalls.ts';
import type { PayMode } from '../../model/paid.ts';
import type { PayIntents } from '../../state/payIntents.ts';

/** A payment whose end has not been told. */
export interface Unfinished extends Untold {
  /** this phone knows of it: its end is shown before anything else */
  isKnownHere: boolean;
}

const modes: readonly PayMode[] = ['mpm', 'atm', 'cpm'];

/** The payment this phone sent and never saw the end of; with its storage gone, the one the service knows of. */
export async function findUnfinished(intents: PayIntents): Promise<Unfinished | null> {
  for (const mode of modes) {
    const intent = await intents[mode].read();
    if (intent?.isSent) return { key: intent.id, mode, isKnownHere: true };
  }
  const untold = await readUntold();
  return untold && { ...untold, isKnownHere: false };
}
