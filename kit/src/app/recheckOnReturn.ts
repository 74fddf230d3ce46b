import type { Bridge } from '../bridge/index.ts';
import type { Manifest } from '../manifest/index.ts';
import type { Session } from '../session/index.ts';
import type { Gate } from './gate.ts';
import { leaveGuards } from './leaveGuards.ts';
import { onReturn } from './onReturn.ts';

interface Parts {
  /** Forgets what the guards remember of memberships. */
  forgetMembership(): void;
  session: Session;
  gate: Gate;
  manifest: Manifest;
}

/**
 * A page that comes back asks again who the customer is, and where a screen stands on terms or a membership, whether
 * they still stand: they may have been given or withdrawn in another WebView. Never in the middle of a payment.
 */
export function recheckOnReturn(
  bridge: Bridge,
  { forgetMembership, session, gate, manifest }: Parts,
): () => void {
  return onReturn(bridge, {
    async comeBack() {
      forgetMembership();
      await session.reread();
      const view = gate.view.peek();
      if (view.kind !== 'screen' || leaveGuards.isActive) return;
      const flags = manifest.screens[view.shown.code]?.flags;
      if (flags?.reStpulPop || flags?.gpaymentAuthorization) await gate.refresh();
    },
  });
}
