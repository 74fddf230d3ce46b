import { useLeaveGuard } from '@wallet/kit/app';
import type { Intent, Intents } from '@wallet/kit/common';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Paid, PayEnd, PayMode } from '../../model/paid.ts';
import { payRefusal } from '../../model/payRefusals.ts';
import { findEnd, payOnce, rememberTold } from './payOrder.ts';
import { refusalText } from './tellPayError.ts';

interface PayOnceOptions<F> {
  intents: Intents<F>;
  facts: F;
  mode: PayMode;
  send: (key: string, pin: string) => Promise<Paid>;
}

type At =
  | { step: 'preparing' }
  | { step: 'asking' }
  /** `wasBefore`: the order went out on another visit or in another WebView */
  | { step: 'paying'; wasBefore: boolean }
  | { step: 'over'; end: PayEnd; wasBefore: boolean };

/**
 * The order behind a confirmation page: begun when the page is, sent once, its end found whatever the network does. A
 * wrong password is asked for again, under a new key.
 */
export function usePayOnce<F>({ intents, facts, mode, send }: PayOnceOptions<F>) {
  const [at, setAt] = useState<At>({ step: 'preparing' });
  const [pinProblem, setPinProblem] = useState('');
  const intent = useRef<Intent<F>>(undefined);
  const latest = useRef({ facts, send });
  latest.current = { facts, send };
  const isThere = useRef(true);
  // What is asked before an order goes out; an order on its way cannot be stopped, but its end should be seen.
  useLeaveGuard(at.step === 'asking' || at.step === 'paying');

  const show = useCallback((next: At) => {
    if (isThere.current) setAt(next);
  }, []);

  useEffect(() => {
    isThere.current = true;
    void (async () => {
      const begun = await intents.begin(latest.current.facts);
      intent.current = begun;
      if (!begun.isSent) return show({ step: 'asking' });
      show({ step: 'paying', wasBefore: true });
      show({ step: 'over', end: await findEnd(begun.id, mode), wasBefore: true });
    })();
    return () => {
      isThere.current = false;
    };
  }, [intents, mode, show]);

  async function pay(pin: string): Promise<void> {
    const mine = intent.current;
    if (!mine || at.step !== 'asking') return;
    setPinProblem('');
    show({ step: 'paying', wasBefore: false });
    const end = await payOnce({ intents, intent: mine, mode, send: (key) => latest.current.send(key, pin) });
    if (end.kind === 'refused' && payRefusal(end.code) === 'wrongPin') {
      await intents.end(mine.id);
      intent.current = await intents.begin(latest.current.facts);
      if (!isThere.current) return;
      setPinProblem(refusalText('wrongPin'));
      return show({ step: 'asking' });
    }
    show({ step: 'over', end, wasBefore: false });
  }

  async function askAgain(): Promise<void> {
    const { current } = intent;
    if (!current) return;
    const wasBefore = at.step === 'over' && at.wasBefore;
    show({ step: 'paying', wasBefore });
    show({ step: 'over', end: await findEnd(current.id, mode), wasBefore });
  }

  function tell(end: PayEnd): void {
    if (intent.current) void rememberTold(end, intents, intent.current.id);
  }

  return { at, pay, askAgain, tell, pinProblem };
}
