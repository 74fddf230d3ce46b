import { ApiError } from '@wallet/kit/api';
import { isDoubtful } from '@wallet/kit/common';
import type { ShownCode } from '@wallet/kit/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readStatus } from '../../api/payCalls.ts';
import type { MeansChoice } from '../../model/means.ts';
import type { PayEnd } from '../../model/paid.ts';
import { payRefusal } from '../../model/payRefusals.ts';
import { usePayIntents } from '../../state/usePayIntents.ts';
import { closeCode, openCode } from './customerCode.ts';
import { rememberTold } from './payOrder.ts';
import { refusalText } from './tellPayError.ts';

const ASK_EVERY_MS = 2000;

interface Shown {
  key: string;
  code: ShownCode & { receivedAt: number };
}

export interface CodeProblem {
  id: string;
  text?: string;
}

/**
 * A code of the customer's, asked about every two seconds for as long as it is shown: paid meanwhile, its end is
 * there; left or expired, it is finished (2-payment s4).
 */
export function useCustomerCode(nation: string, means: MeansChoice | undefined) {
  const intents = usePayIntents();
  const [shown, setShown] = useState<Shown | null>(null);
  const [problem, setProblem] = useState<CodeProblem | null>(null);
  const [ended, setEnded] = useState<{ key: string; end: PayEnd | null } | null>(null);
  const isThere = useRef(true);

  const open = useCallback(async () => {
    if (!means) return;
    setProblem(null);
    setShown(null);
    try {
      const facts = { nation, means: { code: means.code, account: means.account } };
      let opened = await openCode(intents.cpm, facts);
      // Another WebView opened one in the same moment: that one is closed by asking anew.
      if (opened.kind === 'ended' && opened.end.kind === 'closed')
        opened = await openCode(intents.cpm, facts);
      if (!isThere.current) {
        if (opened.kind === 'open') void finish(opened.key, intents.cpm);
        return;
      }
      if (opened.kind === 'ended') return setEnded({ key: opened.key, end: opened.end });
      const { key, code } = opened;
      const { qr, barcode, seconds } = code;
      setShown({ key, code: { qr, barcode, seconds, id: key, receivedAt: performance.now() } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isThere.current && !error.silent) setProblem(problemOf(error));
    }
  }, [intents, nation, means?.code, means?.account]);

  useEffect(() => {
    isThere.current = true;
    void open();
    return () => {
      isThere.current = false;
    };
  }, [open]);

  const key = shown?.key;
  useEffect(() => {
    if (key === undefined || ended) return;
    let isOver = false;
    const timer = setInterval(async () => {
      const status = await readStatus({ key, mode: 'cpm' }).catch(() => undefined);
      if (isOver || !status || status.kind === 'pending') return;
      isOver = true;
      clearInterval(timer);
      if (status.kind === 'paid') return setEnded({ key, end: status });
      void finish(key, intents.cpm);
      if (shown && secondsLeft(shown) > 3) setProblem({ id: 'codeUnusable' });
    }, ASK_EVERY_MS);
    return () => {
      clearInterval(timer);
      // Left, renewed, or put away: nobody can be paid by it any more.
      if (!isOver) void finish(key, intents.cpm);
      isOver = true;
    };
  }, [key, ended === null, intents]);

  const askAgain = useCallback(async () => {
    if (!ended) return;
    setEnded({ key: ended.key, end: null });
    const end = await closeCode(ended.key);
    if (isThere.current) setEnded({ key: ended.key, end });
  }, [ended]);

  return {
    code: shown?.code ?? null,
    isLive: shown !== null && !ended && !problem,
    problem,
    ended,
    renew: open,
    askAgain,
    tell: (end: PayEnd) => ended && void rememberTold(end, intents.cpm, ended.key),
    restart() {
      setEnded(null);
      void open();
    },
  };
}

/** Finishes a code; where somebody was paid by it, or nothing is known, the next screen finds that. */
async function finish(key: string, intents: { end(key: string): Promise<void> }): Promise<void> {
  const end = await closeCode(key);
  if (end.kind === 'closed') await intents.end(key);
}

function secondsLeft({ code: { seconds, receivedAt } }: Shown): number {
  return seconds - (performance.now() - receivedAt) / 1000;
}

function problemOf(error: ApiError): CodeProblem {
  if (error.kind !== 'code') return { id: isDoubtful(error) ? 'paymentUnstable' : error.messageId };
  const reason = payRefusal(error.code);
  return {
    id: reason,
    text: reason === 'other' ? (error.serverMessage ?? refusalText(reason)) : refusalText(reason),
  };
}
