import { useIntent } from '@wallet/kit/app';
import { useMemo } from 'react';
import { inquireOrder, inquireUntold, placeOrder, tellOrder } from '../../api/orderCalls.ts';
import { orderFacts } from '../../model/order.ts';
import type { MoneyTools } from '../../state/moveMoney.ts';

/** What the flows of money work with; one intent for all kinds: an order is found out about before the next goes out. */
export function useMoney(): MoneyTools {
  const intents = useIntent('money', orderFacts);
  return useMemo(
    () => ({ intents, place: placeOrder, inquire: inquireOrder, inquireUntold, tell: tellOrder }),
    [intents],
  );
}
