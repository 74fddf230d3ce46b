/** What the client asks the session, and tells it. */
export interface SessionHooks {
  /** For the login header (R326): `ci` after a login by CI. */
  loginType(): 'ci' | 'web';
  /** Taken as a call sets out and given back with its 401: who was signed in then. */
  stamp(): unknown;
  /**
   * A call was answered 401 (1-shell s4.5, A52). `retry`: the session was renewed, ask once more. `ended`: it is over
   * and the session tells the customer, once. `visitor`: nobody was signed in, an ordinary refusal.
   */
  onUnauthorized(stamp: unknown, isRetry: boolean): Promise<'retry' | 'ended' | 'visitor'>;
  /** Any call was answered DUPLICATE_LOGIN. */
  onDuplicateLogin(message: string): void;
}

/** Until a session follows the client. */
export const withoutSession: SessionHooks = {
  loginType: () => 'web',
  stamp: () => undefined,
  onUnauthorized: async () => 'visitor',
  onDuplicateLogin: () => undefined,
};
