import type { GuardLookups, PointWallet } from './GuardLookups.ts';

type MembershipLookups = Pick<GuardLookups, 'pointWallet' | 'gpaymentUser'>;

/** Lookups of membership that ask the server once (2-payment s4, E55). */
export interface Membership extends MembershipLookups {
  /** Forgets what is known: after a sign-up or the registration of an account. */
  renew(): void;
}

/** Keeps the last good answer of a lookup, and lets callers of the same moment share one. */
function once<T>(ask: () => Promise<T>, isFinal: (answer: T) => boolean) {
  let kept: { owner: string; answer: Promise<T> } | undefined;
  return {
    get(owner: string): Promise<T> {
      if (kept?.owner === owner) return kept.answer;
      const mine = { owner, answer: ask() };
      kept = mine;
      const forget = () => {
        if (kept === mine) kept = undefined;
      };
      mine.answer.then((answer) => !isFinal(answer) && forget(), forget);
      return mine.answer;
    },
    forget() {
      kept = undefined;
    },
  };
}

/**
 * Asks for the point wallet and the gpayment user once per member. Only a full yes is kept: a customer may join or
 * register an account in another WebView, of which this page hears nothing.
 *
 * @param lookups what asks the server
 * @param memberId whose answers these are; a change of member asks again
 */
export function cacheMembership(lookups: MembershipLookups, memberId: () => string): Membership {
  const wallet = once<PointWallet>(
    () => lookups.pointWallet(),
    ({ exists, mainAccount }) => exists && mainAccount,
  );
  const user = once<boolean | undefined>(
    () => lookups.gpaymentUser(),
    (isUser) => isUser === true,
  );
  return {
    pointWallet: () => wallet.get(memberId()),
    gpaymentUser: () => user.get(memberId()),
    renew() {
      wallet.forget();
      user.forget();
    },
  };
}
