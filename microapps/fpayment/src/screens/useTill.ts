import { useIntent } from '@wallet/kit/app';
import { useMemo } from 'react';
import { approvePayment, inquireCode, inquireOrder, markTold, readUntold } from '../api/orderCalls.ts';
import { orderFacts } from '../model/step.ts';
import type { Till } from '../state/payOrder.ts';

/** Everything a payment needs. */
export function useTill(): Till {
  const intents = useIntent('mpm', orderFacts);
  return useMemo(
    () => ({ intents, approve: approvePayment, inquireOrder, inquireCode, readUntold, markTold }),
    [intents],
  );
}
