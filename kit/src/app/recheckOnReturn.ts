import { ApiError, isDoubtful } from '../api/index.ts';
import type { Bridge } from '../bridge/index.ts';
import type { GuardLookups } from '../guards/index.ts';
import type { Manifest } from '../manifest/index.ts';
import type { Session } from '../session/index.ts';
import type { Gate } from './gate.ts';
import { leaveGuards } from './leaveGuards.ts';
import { onReturn } from './onReturn.ts';

interface Parts {
  /** what the guards ask; `renew` forgets what they remember of memberships */
  lookups: GuardLookups & { renew(): void };
  session: Session;
  gate: Gate;
  manifest: Manifest;
}

/** How long it waits before it asks once more what only failed to be asked, in milliseconds. */
const AGAIN_MS = 1500;

/** Whether the guards can be asked: what does not answer is no verdict about a customer who is inside already. */
async function canAsk(ask: () => Promise<unknown>): Promise<boolean> {
  for (const pauseMs of [AGAIN_MS, 0]) {
    try {
      await ask();
      return true;
    } catch (error) {
      // A refusal is an answer.
      if (!(error instanceof ApiError) || !isDoubtful(error)) return true;
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return false;
}

/**
 * A page that comes back asks again who the customer is, and where a screen stands on terms or a membership, whether
 * they still stand: they may have been given or withdrawn in another WebView. Never in the middle of a payment.
 */
export function recheckOnReturn(bridge: Bridge, { lookups, session, gate, manifest }: Parts): () => void {
  return onReturn(bridge, {
    async comeBack() {
      lookups.renew();
      await session.reread();
      const view = gate.view.peek();
      if (view.kind !== 'screen' || leaveGuards.isActive) return;
      const flags = manifest.screens[view.shown.code]?.flags;
      if (!flags?.reStpulPop && !flags?.gpaymentAuthorization) return;
      // What stands on terms alone opens where they are not known (2-payment s4).
      const asks = flags.gpaymentAuthorization ? [lookups.pointWallet, lookups.gpaymentUser] : [];
      const known = await Promise.all(asks.map(canAsk));
      const isStill = gate.view.peek() === view && !leaveGuards.isActive;
      if (isStill && known.every(Boolean)) await gate.refresh();
    },
  });
}
