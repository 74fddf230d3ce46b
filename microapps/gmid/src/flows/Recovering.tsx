import { MainButton, OwnPhone, useAction, useWallet } from '@wallet/kit/app';
import { Lead } from '@wallet/kit/ui';
import { useState } from 'react';
import { recover, sendPhoneCode } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { useProof } from './useProof.tsx';

/** Suspended, asleep or on another phone: the phone and the secret number bring it back to this one. */
export function Recovering({ onDone }: { onDone: () => unknown }) {
  const { recover: t } = messages.use();
  const { bridge } = useWallet();
  const [phoneCheck, setPhoneCheck] = useState('');
  const bring = useAction(async (proof: string) => {
    await recover({ phoneCheck, proof, device: bridge.host?.phoneModel || 'web' });
    onDone();
  });
  // The secret number itself: a face that the phone knows may be another's after a loss.
  const proof = useProof({ purpose: 'recover', hasBiometry: false, onProof: bring.run });
  if (phoneCheck === '')
    return <OwnPhone title={t.phone} send={() => sendPhoneCode()} onChecked={setPhoneCheck} />;
  return (
    <>
      <Lead title={t.pin}>{t.pinNote}</Lead>
      {proof.sheet}
      <MainButton action="askPin" isBusy={bring.isRunning} run={() => proof.ask()}>
        {t.check}
      </MainButton>
    </>
  );
}
