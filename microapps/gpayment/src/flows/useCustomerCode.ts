import { ApiError } from '@wallet/kit/api';
import { useEndOnLeave, useResume, useTellEnd } from '@wallet/kit/app';
import { isDoubtful, type PinProblem, pinProblemOf, type Settled } from '@wallet/kit/common';
import type { ShownCode } from '@wallet/kit/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readStatus } from '../api/payCalls.ts';
import { messages } from '../messages/index.ts';
import type { MeansChoice } from '../model/means.ts';
import type { Paid } from '../model/paid.ts';
import { endCode, endNotedCode, openCode } from './customerCode.ts';
import { payment } from './payment.ts';
import { useCodeTools } from './useCodeTools.ts';

const ASK_EVERY_MS = 2000;

interface Shown {
  key: string;
  code: ShownCode & { receivedAt: number };
}

export interface CodeProblem {
  id: string;
  text?: string;
}

/** What stands before the customer. */
type At =
  /** whoever holds the phone could be charged by a code: the password comes first, for every one of them */
  | { step: 'asking'; problem: PinProblem | null }
  | { step: 'opening' }
  | { step: 'failed'; problem: CodeProblem }
  /** `isOver`: its time is up, or it was closed elsewhere */
  | { step: 'shown'; shown: Shown; isOver: boolean; problem?: CodeProblem }
  /** on to its end, which goes along where it is known */
  | { step: 'ended'; key: string; end?: Settled<Paid> };

/**
 * A code of the customer's, made with the payment password and asked about every two seconds for as long as it is
 * shown: paid meanwhile, its end is there; left or expired, it is finished (2-payment s4).
 */
export function useCustomerCode(nation: string, { code: means, account }: MeansChoice) {
  const tools = useCodeTools();
  const { noted } = tools;
  const tellEnd = useTellEnd(payment);
  const [at, setAt] = useState<At>({ step: 'asking', problem: null });
  const isThere = useRef(true);
  const live = at.step === 'shown' && !at.isOver ? at.shown : null;

  useEffect(() => {
    isThere.current = true;
    void endNotedCode(noted);
    return () => {
      isThere.current = false;
    };
  }, [noted]);

  useEndOnLeave(live?.key ?? null, (key) => {
    // Not to be read any more, whoever looks on: a page that is restored shows a code that is over.
    if (isThere.current) setAt((now) => (now.step === 'shown' ? over(now.shown) : now));
    return endCode(noted, key);
  });

  async function open(pin: string) {
    setAt({ step: 'opening' });
    try {
      const facts = { nation, means: { code: means, account } };
      let opened = await openCode(tools, facts, pin);
      // Another WebView opened one in the same moment: that one is closed by asking anew.
      if (opened.kind === 'ended' && opened.end.kind === 'closed') opened = await openCode(tools, facts, pin);
      const { key } = opened;
      if (!isThere.current) {
        if (opened.kind === 'open') void endCode(noted, key);
      } else if (opened.kind === 'ended') setAt({ step: 'ended', key, end: opened.end });
      else {
        const { qr, barcode, seconds } = opened.code;
        const code = { qr, barcode, seconds, id: key, receivedAt: performance.now() };
        setAt({ step: 'shown', shown: { key, code }, isOver: false });
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!isThere.current || error.silent) return;
      const pinProblem = pinProblemOf(error);
      setAt(
        pinProblem ? { step: 'asking', problem: pinProblem } : { step: 'failed', problem: problemOf(error) },
      );
    }
  }

  /** One that was closed before its time says so; one whose time is up shows that itself. */
  const close = useCallback(
    (shown: Shown) => {
      void endCode(noted, shown.key);
      const wasClosed = secondsLeft(shown) > 3;
      const problem = wasClosed ? { problem: { id: 'codeUnusable' } } : {};
      setAt({ step: 'shown', shown, isOver: true, ...problem });
    },
    [noted],
  );

  const ask = useCallback(async () => {
    if (!live) return;
    const { key } = live;
    const status = await readStatus({ key, mode: 'cpm' }).catch(() => undefined);
    if (!isThere.current || !status || status.kind === 'pending') return;
    const isStill = (now: At) => now.step === 'shown' && now.shown.key === key && !now.isOver;
    if (status.kind === 'closed') close(live);
    else setAt((now) => (isStill(now) ? { step: 'ended', key, end: status } : now));
  }, [live, close]);

  useEffect(() => {
    if (!live) return;
    const asking = setInterval(() => void ask(), ASK_EVERY_MS);
    const timeUp = setTimeout(() => close(live), Math.max(0, secondsLeft(live) * 1000));
    return () => {
      clearInterval(asking);
      clearTimeout(timeUp);
    };
  }, [live, ask, close]);
  // Put away, the phone's clock may have stood still: the service knows whether it is still good.
  useResume(() => void ask());

  // What is told is not open any more; should that be cut short, the service still knows who was paid.
  const tell = useRef(tellEnd);
  tell.current = tellEnd;
  useEffect(() => {
    if (at.step !== 'ended') return;
    const { key, end } = at;
    void noted.end(key).then(() => tell.current({ key, kind: 'cpm', ...(end ? { end } : {}) }));
  }, [at, noted]);

  /**
   * From the password on, for another code or another means. One that is still good is finished before, so that two are
   * never open; somebody who was paid by it meanwhile is told first.
   */
  async function restart() {
    if (live) {
      const { key } = live;
      const wasPaid = await endCode(noted, key);
      if (!isThere.current) return;
      if (wasPaid) return setAt({ step: 'ended', key });
    }
    setAt({ step: 'asking', problem: null });
  }

  return { at, open, restart };
}

function over({ key, code }: Shown): At {
  return { step: 'shown', shown: { key, code: { ...code, seconds: 0 } }, isOver: true };
}

function secondsLeft({ code: { seconds, receivedAt } }: Shown): number {
  return seconds - (performance.now() - receivedAt) / 1000;
}

function problemOf(error: ApiError): CodeProblem {
  if (error.kind !== 'code') return { id: isDoubtful(error) ? 'paymentUnstable' : error.messageId };
  const text = error.serverMessage ?? messages.current().pay.code.refused;
  return messages.refusal(error.code) ?? { id: 'other', text };
}
