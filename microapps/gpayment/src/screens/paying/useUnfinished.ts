import { ApiError } from '@wallet/kit/api';
import { useResume } from '@wallet/kit/app';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PayEnd } from '../../model/paid.ts';
import { usePayIntents } from '../../state/usePayIntents.ts';
import { findUnfinished, type Unfinished } from './findUnfinished.ts';
import { rememberTold } from './payOrder.ts';
import { resumePayment } from './resume.ts';

type Found =
  | { step: 'looking' }
  | { step: 'none' }
  | { step: 'noticed'; of: Unfinished }
  | { step: 'shown'; of: Unfinished; end: PayEnd | null };

/**
 * The payment whose end the customer has not seen: one this phone knows of is shown at once, one that only the
 * service knows of is noticed and shown when asked for.
 */
export function useUnfinished() {
  const intents = usePayIntents();
  const [found, setFound] = useState<Found>({ step: 'looking' });
  const isThere = useRef(true);

  const ask = useCallback(
    async (of: Unfinished) => {
      setFound({ step: 'shown', of, end: null });
      const end = await resumePayment(of);
      if (!isThere.current) return;
      if (of.mode === 'cpm' && end.kind === 'closed') {
        // A code nobody scanned has no result to tell.
        await rememberTold(end, intents.cpm, of.key);
        setFound({ step: 'none' });
      } else setFound({ step: 'shown', of, end });
    },
    [intents],
  );

  const look = useCallback(async () => {
    const unfinished = await findUnfinished(intents).catch((error: unknown) => {
      if (error instanceof ApiError) return null;
      throw error;
    });
    if (!isThere.current) return;
    if (!unfinished) setFound({ step: 'none' });
    else if (unfinished.isKnownHere) await ask(unfinished);
    else setFound({ step: 'noticed', of: unfinished });
  }, [intents, ask]);

  useEffect(() => {
    isThere.current = true;
    void look();
    return () => {
      isThere.current = false;
    };
  }, [look]);
  // Another WebView may have paid meanwhile.
  useResume(() => {
    if (found.step === 'none' || found.step === 'noticed') void look();
  });

  const tell = useCallback(
    (of: Unfinished, end: PayEnd) => void rememberTold(end, intents[of.mode], of.key),
    [intents],
  );
  return { found, ask, tell, done: () => void look() };
}
