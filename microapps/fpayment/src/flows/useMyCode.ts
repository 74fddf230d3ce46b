import { ApiError } from '@wallet/kit/api';
import { useEndOnLeave, usePolling, useResume, useTellEnd, useWallet } from '@wallet/kit/app';
import { type PinProblem, pinProblemOf, type Settled } from '@wallet/kit/common';
import type { ShownCode } from '@wallet/kit/ui';
import { useEffect, useRef, useState } from 'react';
import { inquireCode, makeCode } from '../api/orderCalls.ts';
import type { CodeFate, Payment } from '../model/payment.ts';
import type { Means } from '../state/useMeans.ts';
import { payment } from './payment.ts';
import { useOpenCode } from './useOpenCode.ts';

const POLL_MS = 2000;
/** Ours: a shop has read the code before, and its partner still works on it. */
const beingWorkedOn = 'UBFR0202';

/** What stands before the customer. */
type At =
  /** whoever holds the phone could be charged by a code: the password comes first, for every one of them */
  | { step: 'asking'; problem: PinProblem | null }
  | { step: 'making' }
  | { step: 'failed'; problem: string }
  /** `isOver`: its time is up, or it was ended elsewhere */
  | { step: 'shown'; pyToken: string; code: ShownCode; isOver: boolean }
  /** a shop has read it: on to what came of it, where that is known */
  | { step: 'read'; pyToken: string; end?: Settled<Payment> };

/** A shop has read it: what came of it goes along where it is known. */
function readBy(pyToken: string, fate: Exclude<CodeFate, { kind: 'open' | 'closed' }>): At {
  return { step: 'read', pyToken, ...(fate.kind === 'pending' ? {} : { end: fate }) };
}

/** A code that a shop charges: made with the password, ended by whoever leaves, asked about while it is shown. */
export function useMyCode(means: Means) {
  const { navigate } = useWallet();
  const tellEnd = useTellEnd(payment);
  const noted = useOpenCode();
  const [at, setAt] = useState<At>({ step: 'asking', problem: null });
  const isThere = useRef(true);
  const live = at.step === 'shown' && !at.isOver ? at : null;

  useEffect(() => {
    isThere.current = true;
    // One that a killed WebView left open: nobody looks at it any more.
    void noted.endNoted();
    return () => {
      isThere.current = false;
    };
  }, [noted]);

  /** Not to be read any more, whoever looks on. */
  function showOver() {
    setAt((now) =>
      now.step === 'shown' ? { ...now, code: { ...now.code, seconds: 0 }, isOver: true } : now,
    );
  }

  useEndOnLeave(live?.pyToken ?? null, (pyToken) => {
    if (isThere.current) showOver();
    return noted.end(pyToken);
  });

  async function make(pin: string) {
    setAt({ step: 'making' });
    try {
      const { pyToken, qr, barcode, seconds } = await makeCode({ ...means, key: crypto.randomUUID(), pin });
      await noted.note(pyToken);
      if (!isThere.current) return void noted.end(pyToken);
      const code = { qr, barcode, seconds, id: pyToken, receivedAt: performance.now() };
      setAt({ step: 'shown', pyToken, code, isOver: false });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!isThere.current || error.silent) return;
      const pinProblem = pinProblemOf(error);
      if (pinProblem) setAt({ step: 'asking', problem: pinProblem });
      else if (error.code === beingWorkedOn) navigate.replace('FFQ02600');
      else setAt({ step: 'failed', problem: error.kind === 'code' ? 'codeUnusable' : 'paymentUnstable' });
    }
  }

  async function poll() {
    if (!live) return;
    const { pyToken } = live;
    const fate = await inquireCode(pyToken).catch(() => null);
    if (!isThere.current || fate === null || fate.kind === 'open') return;
    // Out of time, or another WebView has made a newer one.
    if (fate.kind === 'closed') return showOver();
    const read = readBy(pyToken, fate);
    setAt((now) => (now.step === 'shown' && now.pyToken === pyToken ? read : now));
  }
  usePolling(poll, POLL_MS, live !== null);
  // Put away, the phone's clock may have stood still: the server knows whether it is still good.
  useResume(() => void poll());

  useEffect(() => {
    if (!live) return;
    const { pyToken, code } = live;
    const left = code.seconds * 1000 - (performance.now() - (code.receivedAt ?? 0));
    const timeUp = setTimeout(
      () => {
        showOver();
        void noted.end(pyToken);
      },
      Math.max(0, left),
    );
    return () => clearTimeout(timeUp);
  }, [live, noted]);

  const tell = useRef(tellEnd);
  tell.current = tellEnd;
  useEffect(() => {
    if (at.step !== 'read') return;
    const { pyToken: key, end } = at;
    tell.current({ key, kind: 'cpm', ...(end ? { end } : {}) });
  }, [at]);

  /**
   * From the password on, for another code or another means. One that is still good is ended before, so that two are
   * never open; a shop that has read it meanwhile is told first.
   */
  async function restart() {
    if (live) {
      const { pyToken } = live;
      await noted.end(pyToken);
      const fate = await inquireCode(pyToken).catch(() => null);
      if (!isThere.current) return;
      if (fate && fate.kind !== 'open' && fate.kind !== 'closed') return setAt(readBy(pyToken, fate));
    }
    setAt({ step: 'asking', problem: null });
  }

  return { at, make, restart };
}
