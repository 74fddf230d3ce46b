import { useIntent, useOrders } from '@wallet/kit/app';
import { useMemo } from 'react';
import { codeFacts } from '../model/order.ts';
import { payment } from './payment.ts';

/** The code that this member shows, as this phone notes it, and the payments that it may lead to. */
export function useCodeTools() {
  const noted = useIntent('cpm', codeFacts);
  const orders = useOrders(payment);
  return useMemo(() => ({ noted, orders }), [noted, orders]);
}
