import { useResume, useWallet } from '@wallet/kit/app';
import { checkPermission } from '@wallet/kit/bridge';
import { useCallback, useEffect, useState } from 'react';

/** Whether the app lets this page use the camera: it asks the customer where it has not yet. */
export function useCameraPermission(): 'asking' | 'granted' | 'denied' {
  const { bridge } = useWallet();
  const [state, setState] = useState<'asking' | 'granted' | 'denied'>('asking');
  const ask = useCallback(
    async (request: boolean) => {
      const answer = bridge.isNative ? await checkPermission({ name: 'camera', request }) : false;
      // Where the app cannot say, the camera itself will.
      setState(answer !== false && answer.status === 'denied' ? 'denied' : 'granted');
    },
    [bridge],
  );
  useEffect(() => void ask(true), [ask]);
  // The customer may have been in the phone's settings meanwhile.
  useResume(() => void ask(false));
  return state;
}
