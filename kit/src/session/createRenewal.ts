import type { Client } from '../api/index.ts';
import { extendSso } from './calls.ts';
import type { MarkStore, SessionMark } from './sessionMark.ts';
import { withLock } from './withLock.ts';

interface RenewalOptions {
  client: Client;
  marks: MarkStore;
  /** The mark of the session this page is in. */
  own(): SessionMark | null;
}

/**
 * Renews a session that began by group single sign-on (1-shell s7.2, R341): one renewal at a time among all WebViews;
 * who comes later finds it done. The function takes how often the session had been renewed when the call set out.
 */
export function createRenewal({ client, marks, own }: RenewalOptions) {
  return (renewalsBefore: number): Promise<boolean> =>
    withLock('wallet.renew', async () => {
      const mine = own();
      // A phone may have emptied the storage: then there is this page's mark alone.
      const mark = marks.read() ?? mine;
      if (!mark?.isSso || mark.id !== mine?.id) return false;
      if (mark.renewals > renewalsBefore) return true;
      try {
        await client.run(extendSso.definition, undefined);
      } catch {
        return false;
      }
      marks.write({ ...mark, renewals: mark.renewals + 1 });
      return true;
    });
}
