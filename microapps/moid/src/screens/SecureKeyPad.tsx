import { ChooseNumber, MainButton, Screen, useQuery, useWallet } from '@wallet/kit/app';
import { Bullets, Card, Lead, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { ProveMyself } from '../flows/ProveMyself.tsx';
import { useFinish } from '../flows/useFinish.ts';
import { useHolder } from '../flows/useHolder.tsx';
import { changeNumber, checkHolder, makeWallet } from '../flows/wallet.ts';
import { messages } from '../messages/index.ts';
import { AppOnly } from '../parts/AppOnly.tsx';

const modes = ['check', 'change', 'reset'] as const;
type Mode = (typeof modes)[number];

/** The wallet's number: shown to be known, changed, or set anew by whoever proves who they are (`mode`). */
export function SecureKeyPad() {
  const { bridge } = useWallet();
  const asked = useQuery().get('mode');
  const mode = modes.find((one) => one === asked) ?? 'check';
  // Of a change: the old one is known; of a reset: who asks is.
  const [proven, setProven] = useState<string | null>(null);
  if (!bridge.isNative)
    return (
      <Screen ground>
        <AppOnly />
      </Screen>
    );
  return (
    <Screen>
      {proven !== null && mode !== 'check' ? (
        <Choose mode={mode} txId={proven} />
      ) : mode === 'reset' ? (
        <ProveMyself purpose="reset" onProven={setProven} />
      ) : (
        <Known mode={mode} onKnown={() => setProven('')} />
      )}
    </Screen>
  );
}

function Known({ mode, onKnown }: { mode: Exclude<Mode, 'reset'>; onKnown: () => void }) {
  const { pin: t } = messages.use();
  const finish = useFinish('FMC24000');
  const holder = useHolder({
    note: t.modes[mode],
    onlyPin: true,
    ask: checkHolder,
    onDone: () => (mode === 'check' ? finish({ isHolder: true }) : onKnown()),
  });
  return (
    <>
      <Lead picture="security" title={t.modes[mode]}>
        {t.modeHint}
      </Lead>
      <Card tone="soft">
        <Bullets texts={t.modeHints} />
      </Card>
      {holder.sheet}
      <MainButton action="enter" isBusy={holder.isRunning} run={holder.begin}>
        {t.enter}
      </MainButton>
    </>
  );
}

function Choose({ mode, txId }: { mode: Exclude<Mode, 'check'>; txId: string }) {
  const { pin: t } = messages.use();
  const finish = useFinish('FMC24000');
  return (
    <ChooseNumber
      words={t}
      onChosen={async (number) => {
        await (mode === 'reset' ? makeWallet(txId, number) : changeNumber(number));
        toast(t.changed);
        await finish({ isHolder: true });
      }}
    />
  );
}
