import { useResume } from '@wallet/kit/app';
import { checkPermission } from '@wallet/kit/bridge';
import { useCallback, useEffect, useState } from 'react';

type Permission = 'granted' | 'denied' | 'prompt';

/** Whether the phone itself lets notifications through; undefined in a browser and where the app cannot say. */
export function usePhonePermission() {
  const [status, setStatus] = useState<Permission>();

  const ask = useCallback(async (request: boolean) => {
    const answer = await checkPermission({ name: 'notifications', request });
    setStatus(answer === false ? undefined : answer.status);
  }, []);

  useEffect(() => void ask(false), [ask]);
  // The customer may have been in the phone's settings meanwhile.
  useResume(() => void ask(false));
  return { status, request: () => void ask(true) };
}
