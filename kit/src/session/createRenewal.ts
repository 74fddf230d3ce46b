import type { Client } from '../api/index.ts';
import { v } from '../schema/index.ts';
import { extendSso } from './calls.ts';
import type { MarkStore, SessionMark } from './sessionMark.ts';
import type { SharedNotes } from './sharedNotes.ts';
import { withLock } from './withLock.ts';

const NOTE = 'renewed';
const noteSchema = v.object({ mark: v.string(), renewals: v.number() });

interface RenewalOptions {
  client: Client;
  marks: MarkStore;
  notes: SharedNotes;
  /** The mark of the session this page is in. */
  own(): SessionMark | null;
}

/**
 * Renews a session that began by group single sign-on (1-shell s7.2, R341): one renewal at a time among all WebViews;
 * who comes later finds it done. The function takes how often the session had been renewed when the call set out.
 */
export function createRenewal({ client, marks, notes, own }: RenewalOptions) {
  async function renewalsOf(mark: SessionMark): Promise<number> {
    const note = v.safeParse(noteSchema, await notes.read(NOTE));
    return note.success && note.output.mark === mark.id ? note.output.renewals : 0;
  }

  return (renewalsBefore: number): Promise<boolean> =>
    withLock('wallet.renew', async () => {
      const mine = own();
      // A phone may have emptied the storage: then there is this page's mark alone.
      const mark = marks.read() ?? mine;
      if (!mark?.isSso || mark.id !== mine?.id) return false;
      const renewals = Math.max(mark.renewals, await renewalsOf(mark));
      if (renewals > renewalsBefore) return true;
      try {
        await client.run(extendSso.definition, undefined);
      } catch {
        return false;
      }
      await notes.write(NOTE, { mark: mark.id, renewals: renewals + 1 });
      marks.write({ ...mark, renewals: renewals + 1 });
      return true;
    });
}
