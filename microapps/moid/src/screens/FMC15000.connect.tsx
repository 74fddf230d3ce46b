import { MainButton, Screen, useWallet } from '@wallet/kit/app';
import { Bullets, Card, Hero, IconTile, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { ProveMyself } from '../flows/ProveMyself.tsx';
import { useHolder } from '../flows/useHolder.tsx';
import { connectPhone } from '../flows/wallet.ts';
import { messages } from '../messages/index.ts';
import { AppOnly } from '../parts/AppOnly.tsx';

/** A wallet that this app has not opened yet, or not since it was installed: after a proof its cards come back. */
export function FMC15000() {
  const { connect: t } = messages.use();
  const { bridge } = useWallet();
  const [step, setStep] = useState<'begin' | 'prove' | { txId: string }>('begin');
  if (!bridge.isNative || step === 'begin')
    return (
      <Screen ground>
        {bridge.isNative ? (
          <>
            <Hero
              isPromise
              label={t.title}
              note={t.note}
              art={<IconTile picture="phonecheck" size="large" />}
            />
            <Card>
              <Bullets texts={t.steps} />
            </Card>
            <MainButton action="start" run={() => setStep('prove')}>
              {t.start}
            </MainButton>
          </>
        ) : (
          <AppOnly />
        )}
      </Screen>
    );
  return (
    <Screen>
      {step === 'prove' ? (
        <ProveMyself purpose="move" onProven={(txId) => setStep({ txId })} />
      ) : (
        <Connect txId={step.txId} />
      )}
    </Screen>
  );
}

function Connect({ txId }: { txId: string }) {
  const { connect: t } = messages.use();
  const { navigate } = useWallet();
  const holder = useHolder({
    note: t.last,
    ask: (proof) => connectPhone(txId, proof),
    onDone() {
      toast(t.done);
      navigate.replace('FMC10000');
    },
  });
  return (
    <>
      <Hero isPromise label={t.last} note={t.lastHint} art={<IconTile picture="security" size="large" />} />
      {holder.sheet}
      <MainButton action="connect" isBusy={holder.isRunning} run={holder.begin}>
        {t.submit}
      </MainButton>
    </>
  );
}
