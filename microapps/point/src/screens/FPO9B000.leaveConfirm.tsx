import { encryptField } from '@wallet/kit/api';
import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';
import { BottomBar, Button, InlineNotice, SecureKeypad } from '@wallet/kit/ui';
import { useState } from 'react';
import { leaveWallet } from '../api/walletCalls.ts';
import { messages } from '../messages/index.ts';
import { Lead } from '../parts/Lead.tsx';
import styles from '../parts/text.module.css';
import { useWalletAction } from '../parts/useWalletAction.ts';

const step = v.object({ kind: v.literal('leave'), reason: v.pipe(v.string(), v.regex(/^\d\d$/)) });

/** The password, and the wallet is left. */
export function FPO9B000() {
  const { leaving: t, pin } = messages.use().wallet;
  const { navigate, session, renewMembership } = useWallet();
  const [isAsking, setAsking] = useState(false);
  const load = useLoad(async () => {
    const read = v.safeParse(step, await session.readStepParam('point'));
    return read.success ? read.output.reason : '05';
  });
  const leave = useWalletAction(
    async (password: string) => {
      await leaveWallet({ reason: load.data ?? '05', password });
      renewMembership();
      await session.setStepParam('point', { kind: 'left' });
      navigate.replace('FPO9C000');
    },
    (code) => {
      if (code === 'UBPT0030') navigate.replace('FPO9A000');
    },
  );
  return (
    <Screen
      title={t.confirmTitle}
      of={load}
      footer={
        <BottomBar>
          <Button
            full
            variant="danger"
            action="submit"
            isBusy={leave.isRunning}
            onClick={() => setAsking(true)}
          >
            {t.submit}
          </Button>
        </BottomBar>
      }
    >
      <Lead title={t.confirmLead} />
      <div className={styles.block}>
        <InlineNotice tone="danger">{t.confirmText}</InlineNotice>
      </div>
      <SecureKeypad
        isOpen={isAsking}
        title={pin.title}
        encrypt={encryptField}
        onClose={() => setAsking(false)}
        onDone={(password) => {
          setAsking(false);
          void leave.run(password);
        }}
      />
    </Screen>
  );
}
