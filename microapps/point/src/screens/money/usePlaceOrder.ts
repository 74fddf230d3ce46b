import { useLeaveGuard, useWallet } from '@wallet/kit/app';
import { useEffect, useRef, useState } from 'react';
import { type OrderFacts, resultScreens } from '../../model/order.ts';
import { canRetryHere, type RefusalId, refusalOf } from '../../model/orderRefusals.ts';
import { knownEnds } from '../../state/knownEnds.ts';
import type { MoneyDraftName } from '../../state/moneyDrafts.ts';
import { closeOrder, type Moved, moveMoney } from '../../state/moveMoney.ts';
import { useMoney } from './useMoney.ts';
import { useMoneyDraft } from './useMoneyDraft.ts';

/**
 * Carries out an order and goes on to its result. Leaving meanwhile asks; what can be tried again on the spot (a wrong
 * password, a rate that has ended) is said here.
 */
export function usePlaceOrder(onRetry?: (why: RefusalId) => void, draftName?: MoneyDraftName) {
  const tools = useMoney();
  const draft = useMoneyDraft(draftName ?? 'account');
  const { navigate } = useWallet();
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<RefusalId | 'cannotKeep' | 'alreadyOver'>();
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
      // Ordered in another WebView meanwhile, or left behind by the browser's back: not once more by itself.
      if (draftName && (await draft.read()) === null) return setProblem('alreadyOver');
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
      if (draftName && end.kind === 'done' && !isEarlier) await draft.clear();
      knownEnds.remember(key, end);
      setMoved(outcome);
    } finally {
      running.current = false;
      setRunning(false);
    }
  }

  return { place, isRunning: isRunning || moved !== undefined, problem };
}
