import { Screen, useSealNewPin, useWallet } from '@wallet/kit/app';
import { keepPinStep, type PinStep, readPinStep } from '@wallet/kit/common';
import { BottomBar, Bullets, Button, Card, Lead, SecureKeypad } from '@wallet/kit/ui';
import { useState } from 'react';
import { OldPin } from '../flows/OldPin.tsx';
import { ProveOneself } from '../flows/ProveOneself.tsx';
import { useStep } from '../flows/useStep.ts';
import type { PinProof } from '../model/pinProof.ts';
import { useService } from '../parts/useService.ts';
import { newPassword } from '../state/newPassword.ts';

/** The payment password: the first one, or another, for which the customer shows first that they may replace it. */
export function FGP21510() {
  const { password: t } = useService();
  const step = useStep(readPinStep, 'FGP10000');
  if (!step) return <Screen title={t.titles.first} state="loading" />;
  return <Password step={step} />;
}

function Password({ step }: { step: PinStep }) {
  const { session } = useWallet();
  const [proof, setProof] = useState(newPassword.takeProof);
  const [isLocked, setLocked] = useState(false);
  if (step.how === 'first' || proof) return <NewPin step={step} {...(proof && { proof })} />;
  if (step.how === 'reset' || isLocked) return <ProveOneself isLocked={isLocked} onProved={setProof} />;
  return (
    <OldPin
      onProved={setProof}
      onLocked={() => {
        setLocked(true);
        void keepPinStep(session, { ...step, how: 'reset' });
      }}
    />
  );
}

function NewPin({ step, proof }: { step: PinStep; proof?: PinProof }) {
  const { password: t } = useService();
  const { navigate } = useWallet();
  const seal = useSealNewPin();
  const [isOpen, setOpen] = useState(false);
  const footer = (
    <BottomBar>
      <Button action="enter" onClick={() => setOpen(true)}>
        {t.enter}
      </Button>
    </BottomBar>
  );
  return (
    <Screen title={t.titles[step.how]} step={{ current: 1, total: 2 }} footer={footer}>
      <Lead picture="security" title={t.lead}>
        {t.which}
      </Lead>
      <Card tone="soft">
        <Bullets texts={t.rules} />
      </Card>
      <SecureKeypad
        isOpen={isOpen}
        title={t.keypad}
        description={t.which}
        encrypt={seal}
        onDone={(first) => {
          setOpen(false);
          newPassword.keep({ first, ...(proof && { proof }) });
          navigate.push('FGP21520');
        }}
        onClose={() => setOpen(false)}
      />
    </Screen>
  );
}
