import { useEffect, useMemo, useRef, useState } from 'react';
import type { ApiError } from '../../api/index.ts';
import {
  createOrders,
  kindOf,
  type OrderPlan,
  type Orders,
  type Outcome,
  openFlowLog,
  resultAt,
} from '../../common/index.ts';
import type { FlowDraft } from '../flow/defineFlow.tsx';
import { useIntent } from '../useIntent.ts';
import { useLeaveGuard } from '../useLeaveGuard.ts';
import { useWallet } from '../WalletContext.ts';
import { knownOutcomes } from './knownOutcomes.ts';

/** Why an order was not carried out, and is still before the customer. */
export type OrderProblem =
  /** refused, and to be tried again here; a new object for each try */
  | { id: 'refused'; changes: 'secret' | 'facts'; code: string; error?: ApiError }
  /** nothing can be written down on this phone, so it was not sent */
  | { id: 'notKept' }
  /** ordered meanwhile in another WebView, or left behind by the browser's back */
  | { id: 'alreadyOver' };

interface OrderOptions<F> {
  /** the flow that the order is made of: it is over with the order */
  draft?: Pick<FlowDraft<object>, 'read' | 'clear'> | undefined;
  /** refused for something that the customer can change here */
  onAgain?: ((code: string) => unknown) | undefined;
  /**
   * Given, the order of these facts is begun as the page opens: sent before, also by a WebView that was killed, it goes
   * on to its end; paid in another WebView meanwhile, that is told.
   */
  begins?: F | null | undefined;
  /** leaving asks before it is sent, too */
  asksToLeave?: boolean | undefined;
}

/** The orders of one plan, in the drafts of this member: `useOrders(money).findUnfinished()`. */
export function useOrders<F, R>(plan: OrderPlan<F, R>): Orders<F, R> {
  const intents = useIntent(plan.name, plan.facts);
  return useMemo(() => createOrders(plan, { intents }), [plan, intents]);
}

/** On to the page that tells how an order ended; what is known of it is shown there without asking again. */
export function useTellEnd<F, R>(plan: OrderPlan<F, R>) {
  const { navigate } = useWallet();
  return ({
    key,
    kind,
    end,
    isEarlier = false,
  }: Pick<Outcome<F, R>, 'key' | 'kind'> & Partial<Outcome<F, R>>) => {
    if (end) knownOutcomes.remember(key, { end, isEarlier });
    navigate.replace(resultAt(plan, kind), { query: { order: key, kind }, asks: false });
  };
}

/**
 * Carries out an order and goes on to the page of its end. Leaving meanwhile asks; what can be tried again on the spot
 * (a wrong password, a rate that has ended) stands in `problem`.
 */
export function useOrder<F, R>(plan: OrderPlan<F, R>, options: OrderOptions<F> = {}) {
  const { draft, onAgain, begins, asksToLeave = false } = options;
  const orders = useOrders(plan);
  const { manifest, fetchScreen } = useWallet();
  const tellEnd = useTellEnd(plan);
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<OrderProblem>();
  const running = useRef(false);
  // Who has left meanwhile is not led away from where they are: its end is found where they come back.
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  // From the tap on it may be with the service: it goes on there, whoever leaves.
  useLeaveGuard(isRunning || asksToLeave, 'leavePayment', isRunning);

  // A network that goes while it is on its way must not keep its end from being told.
  useEffect(() => {
    const { resultAt: at } = plan;
    const codes: string[] = typeof at === 'string' ? [at] : Object.values(at);
    for (const code of new Set(codes)) fetchScreen(code);
  }, [plan, fetchScreen]);

  // Under the same key, whichever WebView pays; another wish of this page is another order.
  const begun = useRef<string>(undefined);
  const [tries, setTries] = useState(0);
  const wish = begins == null ? undefined : JSON.stringify(begins);
  const latest = useRef({ begins, tellEnd });
  latest.current = { begins, tellEnd };
  useEffect(() => {
    begun.current = undefined;
    if (wish === undefined) return;
    let isWanted = true;
    void orders.begin(latest.current.begins as F).then(({ key, kind, isSent }) => {
      if (!isWanted || running.current) return;
      if (isSent) latest.current.tellEnd({ key, kind });
      else begun.current = key;
    });
    return () => {
      isWanted = false;
    };
  }, [orders, wish, tries]);

  // Where orders stop is worth knowing; who stopped, and for how much, is not in it.
  const log = useRef<ReturnType<typeof openFlowLog>>(undefined);
  function note(facts: F, step: string) {
    if (!plan.isLogged) return;
    log.current ??= openFlowLog(`${manifest.id}.${kindOf(plan, facts)}`);
    log.current.step(step);
  }

  /** True where it goes on to another page. */
  async function carryOut(facts: F, secret: string): Promise<boolean> {
    if (draft && (await draft.read()) === null) {
      setProblem({ id: 'alreadyOver' });
      return false;
    }
    note(facts, 'sent');
    const outcome = await orders.place(facts, secret, begun.current);
    note(facts, outcome?.end.kind ?? 'notKept');
    if (outcome === undefined) {
      setProblem({ id: 'notKept' });
      return false;
    }
    const { key, kind, end, isEarlier } = outcome;
    const changes = isEarlier ? undefined : orders.again(end);
    if (changes && end.kind === 'refused') {
      await orders.close(key, end, kind);
      setTries((before) => before + 1);
      const { code = '', error } = end;
      setProblem({ id: 'refused', changes, code, ...(error ? { error } : {}) });
      onAgain?.(code);
      return false;
    }
    if (end.kind === 'done' && !isEarlier) await draft?.clear();
    if (isThere.current) tellEnd({ key, kind, end, isEarlier });
    return true;
  }

  async function place(facts: F, secret = ''): Promise<void> {
    if (running.current) return;
    running.current = true;
    setRunning(true);
    setProblem(undefined);
    let isOver = false;
    try {
      isOver = await carryOut(facts, secret);
    } finally {
      // Once it is over the page stays busy until the next one stands there: nothing is ordered in between.
      if (!isOver) {
        running.current = false;
        setRunning(false);
      }
    }
  }

  const seal = (facts: F, plain: string) => orders.seal(facts, plain, begun.current);
  return { place, seal, isRunning, problem };
}
