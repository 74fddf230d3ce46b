import { useLoad, useOrders, useResume } from '@wallet/kit/app';
import { endNotedCode } from './customerCode.ts';
import { payment } from './payment.ts';
import { useCodeTools } from './useCodeTools.ts';

/**
 * The payment that this phone knows of and whose end the customer has not seen: it comes before anything else. A code
 * that was left open is ended first; one that somebody was paid by stays noted.
 */
export function useUntoldPayment() {
  const { noted } = useCodeTools();
  const orders = useOrders(payment);
  const load = useLoad(async () => {
    const charged = await endNotedCode(noted);
    if (charged !== null) {
      // Its end is told now; should that be cut short, the service still knows of it.
      await noted.end(charged);
      return { key: charged, kind: 'cpm' } as const;
    }
    const sent = await orders.underWay();
    return sent && { key: sent.key, kind: sent.kind };
  }, [noted, orders]);
  useResume(load.reload);
  return load;
}
