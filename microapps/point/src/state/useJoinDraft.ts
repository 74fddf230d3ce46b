import { useWallet } from '@wallet/kit/app';
import { type Infer, v } from '@wallet/kit/schema';
import { useMemo } from 'react';

/** Terms of the point area (2-payment s9, A62). */
export const pointTerms = '29';

const schema = v.object({ termIds: v.array(v.string()) });

/** What somebody who is joining has agreed to; encrypted, 30 minutes at most. */
export function useJoinDraft() {
  const { session } = useWallet();
  return useMemo(
    () => ({
      read: () => session.drafts.read('point.join', schema),
      write: (value: Infer<typeof schema>) => session.drafts.write('point.join', value),
      clear: () => session.drafts.clear('point.join'),
    }),
    [session],
  );
}
