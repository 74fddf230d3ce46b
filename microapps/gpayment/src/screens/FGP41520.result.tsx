import { Screen, useWallet } from '@wallet/kit/app';
import { useCallback, useEffect, useRef, useState } from 'react';
import { messages } from '../messages/index.ts';
import type { PayEnd } from '../model/paid.ts';
import { clearStep } from '../state/payStep.ts';
import { usePayIntents } from '../state/usePayIntents.ts';
import { openDetail } from './paying/openDetail.ts';
import { PayEndPage } from './paying/PayEndPage.tsx';
import { findEnd, rememberTold } from './paying/payOrder.ts';

/** Whether the cash came out. */
export function FGP41520() {
  const t = messages.use().pay;
  const { navigate, session } = useWallet();
  const { atm } = usePayIntents();
  const [end, setEnd] = useState<PayEnd | null>(null);
  const key = useRef('');

  const ask = useCallback(async () => {
    setEnd(null);
    const intent = await atm.read();
    // Told before, here or in another WebView: the history has it.
    if (!intent?.isSent) return navigate.replace('FGP31000');
    key.current = intent.id;
    setEnd(await findEnd(intent.id, 'atm'));
  }, [atm, navigate]);
  useEffect(() => void ask(), [ask]);

  async function leave(to: string) {
    await clearStep(session);
    navigate.replace(to);
  }

  return (
    <Screen title={t.atm.resultTitle} onBack={() => void leave('FGP31000')}>
      <PayEndPage
        mode="atm"
        end={end}
        onAskAgain={() => void ask()}
        onSeen={(seen) => void rememberTold(seen, atm, key.current)}
        onDone={() => void leave('FGP31000')}
        onAgain={() => void leave('FGP41100')}
        onDetail={(paid) => {
          void clearStep(session);
          openDetail(navigate, paid);
        }}
      />
    </Screen>
  );
}
