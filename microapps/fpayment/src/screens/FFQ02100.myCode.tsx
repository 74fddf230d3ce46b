import { ApiError } from '@wallet/kit/api';
import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { Button, PaymentCode, type ShownCode } from '@wallet/kit/ui';
import { useEffect, useRef, useState } from 'react';
import { endCode, inquireCode, makeCode } from '../api/orderCalls.ts';
import { messages } from '../messages/index.ts';
import type { Method } from '../model/payment.ts';
import { MethodRow } from '../parts/MethodRow.tsx';
import text from '../parts/text.module.css';
import { usePolling } from '../parts/usePolling.ts';
import { lastOutcome } from '../state/lastOutcome.ts';
import { useMethod } from '../state/useStep.ts';

const POLL_MS = 2000;
/** Ours: a shop has read the code before, and its partner still works on it. */
const beingWorkedOn = 'UBFR0202';

export function FFQ02100() {
  const t = messages.use();
  const method = useMethod();
  const load = useLoad(() => method.read());
  return (
    <Screen title={t.code.title} of={load}>
      {(chosen) => <MyCode method={chosen} />}
    </Screen>
  );
}

function MyCode({ method }: { method: Method }) {
  const { code: t } = messages.use();
  const { navigate } = useWallet();
  const [code, setCode] = useState<ShownCode | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** the code that nobody has read yet, as far as is known */
  const open = useRef<string | null>(null);
  const isGone = useRef(false);

  async function make() {
    setProblem(null);
    try {
      const made = await makeCode(method);
      const { pyToken, qr, barcode, seconds } = made;
      if (isGone.current) return void endCode(pyToken).catch(() => {});
      open.current = pyToken;
      setCode({ qr, barcode, seconds, id: pyToken, receivedAt: performance.now() });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isGone.current) return;
      if (error.code === beingWorkedOn) navigate.replace('FFQ02600');
      else if (!error.silent) setProblem(error.kind === 'code' ? 'codeUnusable' : 'paymentUnstable');
    }
  }

  async function poll() {
    const pyToken = open.current;
    if (pyToken === null) return;
    const fate = await inquireCode(pyToken).catch(() => null);
    if (isGone.current || pyToken !== open.current || fate === null || fate.kind === 'open') return;
    open.current = null;
    if (fate.kind === 'closed') {
      // Out of time, or another WebView has made a newer one.
      setCode((shown) => shown && { ...shown, seconds: 0 });
      return;
    }
    lastOutcome.value = fate.kind === 'pending' ? null : { name: { pyToken }, end: fate };
    navigate.replace('FFQ02600');
  }

  useEffect(() => {
    isGone.current = false;
    void make();
    return () => {
      isGone.current = true;
      // Nobody looks at it any more, so nobody should pay by it.
      if (open.current !== null) void endCode(open.current).catch(() => {});
      open.current = null;
    };
  }, []);
  usePolling(poll, POLL_MS, code !== null);

  return (
    <>
      <p className={text.lead}>{t.lead}</p>
      <PaymentCode code={code} problem={problem} onRenew={make} />
      <p className={text.note}>{t.waiting}</p>
      <MethodRow method={method} />
      <div className={text.buttons}>
        <Button full variant="secondary" action="scanInstead" onClick={() => navigate.replace('FFQ02200')}>
          {t.scanInstead}
        </Button>
      </div>
    </>
  );
}
