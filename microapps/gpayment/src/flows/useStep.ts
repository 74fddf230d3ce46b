import { useWallet } from '@wallet/kit/app';
import type { Session } from '@wallet/kit/session';
import { alert } from '@wallet/kit/ui';
import { useEffect, useState } from 'react';

/** What the step before left behind. Where it was another flow's, the customer is told and begins anew. */
export function useStep<T>(read: (session: Session) => Promise<T | undefined>, start: string): T | undefined {
  const { session, navigate } = useWallet();
  const [step, setStep] = useState<T>();
  useEffect(() => {
    let isThere = true;
    void read(session).then(async (found) => {
      if (!isThere) return;
      if (found !== undefined) return setStep(found);
      await alert({ id: 'stepParamMissing' });
      if (isThere) navigate.replace(start);
    });
    return () => {
      isThere = false;
    };
  }, [read, session, navigate, start]);
  return step;
}
