import { useWallet } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';
import { useMemo } from 'react';
import { endCode } from '../api/orderCalls.ts';

const NAME = 'fpayment.openCode';
const noted = v.object({ pyToken: v.pipe(v.string(), v.minLength(1)) });

/**
 * The code that is open, as this phone notes it (encrypted, the member's own): a WebView that is killed, or has no
 * line, cannot say that it has gone, and the next page of this area ends the code in its place.
 */
export function useOpenCode() {
  const { session } = useWallet();
  return useMemo(() => {
    async function end(pyToken: string): Promise<void> {
      try {
        await endCode(pyToken);
        const known = await session.drafts.read(NAME, noted);
        if (known?.pyToken === pyToken) await session.drafts.clear(NAME);
      } catch {
        // It stays noted, and is ended by whoever comes next; the server ends it when its time is up.
      }
    }
    return {
      note: (pyToken: string) => session.drafts.write(NAME, { pyToken }),
      end,
      async endNoted(): Promise<void> {
        const known = await session.drafts.read(NAME, noted);
        if (known) await end(known.pyToken);
      },
    };
  }, [session]);
}
