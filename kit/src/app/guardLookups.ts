import { cacheMembership, type GuardLookups } from '../guards/index.ts';
import type { Session } from '../session/index.ts';

const later = async (): Promise<never> => {
  throw new Error('The lookup is not there yet.');
};

/** What the guards ask the server, for one page. */
export function createGuardLookups(session: Session): GuardLookups {
  const membership = cacheMembership(
    { pointWallet: later, gpaymentUser: later },
    () => session.person.peek()?.memberId ?? '',
  );
  return {
    cddTarget: later,
    paymentTerms: later,
    locationAgreed: later,
    pointWallet: membership.pointWallet,
    gpaymentUser: membership.gpaymentUser,
  };
}
