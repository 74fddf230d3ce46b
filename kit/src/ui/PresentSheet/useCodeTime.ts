import { useLayoutEffect, useState } from 'react';
import { useCountdown } from '../useCountdown/useCountdown.ts';
import type { ShownCode } from './CodePlate.tsx';

/** The seconds a code is still good for; null while there is none. Equal contents go on counting. */
export function useCodeTime(code: ShownCode | null): number | null {
  const { seconds, start } = useCountdown();
  const key = code && JSON.stringify([code.id, code.qr, code.barcode, code.seconds, code.receivedAt]);
  const [begun, setBegun] = useState<string | null>(null);

  useLayoutEffect(() => {
    setBegun(key);
    start(code ? code.seconds - secondsSince(code.receivedAt) : 0);
  }, [key, start]);

  return key !== null && begun === key ? seconds : null;
}

function secondsSince(moment: number | undefined): number {
  return moment === undefined ? 0 : Math.max(0, performance.now() - moment) / 1000;
}
