import { useLeaveGuard, useWallet } from '@wallet/kit/app';
import { useEffect, useRef, useState } from 'react';
import { type OrderFacts, resultScreens } from '../../model/order.ts';
import { canRetryHere, type RefusalId, refusalOf } from '../../model/orderRefusals.ts';
import { knownEnds } from '../../state/knownEnds.ts';
import { closeOrder, type Moved, moveMoney } from '../../state/moveMoney.ts';
import { useMoney } from './useMoney.ts';

/**
 * Carries out an order and goes on to its result. Leaving meanwhile asks; what can be tried again on the spot (a wrong
 * password, a rate that has ended) is said here.
 */
export function usePlaceOrder(onRetry?: (why: RefusalId) => void) {
  const tools = useMoney();
  const { navigate } = useWallet();
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<RefusalId | 'cannotKeep'>();
  const [moved, setMoved] = useState<Moved>();
  const running = useRef(false);
  useLeaveGuard(isRunning && moved === undefined);

  useEffect(() => {
    if (moved) navigate.replace(resultScreens[moved.kind], { query: { order: moved.key, kind: moved.kind } });
  }, [moved, navigate]);

  async function place(facts: OrderFacts, password: string): Promise<void> {
    if (running.current) return;
    running.current = true;
    setRunning(true);
    setProblem(undefined);
    try {
      const outcome = await moveMoney(facts, password, tools);
      if (outcome === undefined) return setProblem('cannotKeep');
      const { key, end, isEarlier } = outcome;
      if (end.kind === 'refused' && canRetryHere(end.code) && !isEarlier) {
        await closeOrder(key, end, tools);
        const why = refusalOf(end.code);
        setProblem(why);
        if (why) onRetry?.(why);
        return;
      }
      knownEnds.remember(key, end);
      setMoved(outcome);
    } finally {
      running.current = false;
      setRunning(false);
    }
  }

  return { place, isRunning: isRunning || moved !== undefined, problem };
}
