import { encryptField } from '@wallet/kit/api';
import { Screen, useAction, useLoad, useWallet } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';
import { BottomBar, Button, InlineNotice, Lead, SecureKeypad, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { leaveWallet } from '../api/walletCalls.ts';
import { type Signature, useSignInApp } from '../flows/useSignInApp.ts';
import { messages } from '../messages/index.ts';
import { useWalletAction } from '../parts/useWalletAction.ts';

const step = v.object({
  kind: v.literal('leave'),
  reason: v.pipe(v.string(), v.regex(/^\d\d$/)),
  givesUp: v.optional(v.boolean(), false),
});
const otherwise = { reason: '05', givesUp: false };

/** In the app a signature, then the password, and the wallet is left. */
export function FPO9B000() {
  const { leaving: t, pin } = messages.use().wallet;
  const { navigate, session, renewMembership } = useWallet();
  const signInApp = useSignInApp();
  const [signed, setSigned] = useState<Signature>();
  const [isAsking, setAsking] = useState(false);
  const load = useLoad(async () => {
    const read = v.safeParse(step, await session.readStepParam('point'));
    return read.success ? { reason: read.output.reason, givesUp: read.output.givesUp } : otherwise;
  });
  const leave = useWalletAction(
    async (password: string) => {
      await leaveWallet({ ...(load.data ?? otherwise), password, ...(signed ? { signed } : {}) });
      renewMembership();
      await session.setStepParam('point', { kind: 'left' });
      navigate.replace('FPO9C000');
    },
    (code) => {
      if (code === 'UBPT0030' || code === 'LEAVE_HOLDS') navigate.replace('FPO9A000');
    },
  );
  const prove = useAction(async () => {
    const proof = await signInApp(t.sign);
    if (proof === false) return;
    setSigned(proof);
    setAsking(true);
  });
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
            isBusy={leave.isRunning || prove.isRunning}
            onClick={() => void prove.run()}
          >
            {t.submit}
          </Button>
        </BottomBar>
      }
    >
      <Lead title={t.confirmLead} />
      <Stack>
        <InlineNotice tone="danger">{t.confirmText}</InlineNotice>
      </Stack>
      <SecureKeypad
        isOpen={isAsking}
        title={pin.title}
        description={pin.which}
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
