import { AskPin, useAction, useNativeScreen, useWallet } from '@wallet/kit/app';
import { useRef, useState } from 'react';
import { checkProof } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { useAnew } from './useMember.ts';

interface ProofOptions {
  purpose: 'show' | 'send' | 'join' | 'revoke' | 'pin' | 'recover';
  hasBiometry: boolean;
  /** what proves who it is: counts once */
  onProof: (proof: string) => unknown;
}

/** Face or fingerprint where the phone has them, else the secret number. `sheet` stands somewhere in the screen. */
export function useProof({ purpose, hasBiometry, onProof }: ProofOptions) {
  const { proof: t } = messages.use();
  const { bridge } = useWallet();
  const biometry = useNativeScreen('biometry');
  const anew = useAnew();
  const [isAsking, setAsking] = useState(false);
  const proof = useRef('');
  async function check(sealed: string) {
    const checked = await checkProof(sealed);
    proof.current = checked.proof;
    return checked.verdict;
  }
  const seen = useAction(async () => {
    const { kind } = await check('');
    if (kind === 'good') await onProof(proof.current);
    else setAsking(true);
  });
  async function ask() {
    if (!hasBiometry || !bridge.canOpen('biometry').ok) return setAsking(true);
    const ending = await biometry.open({ reason: t.reason });
    if (ending.kind === 'left') return;
    if (ending.kind === 'answer' && ending.value.isVerified) return void (await seen.run());
    setAsking(true);
  }
  return {
    ask,
    isRunning: biometry.isOpen || seen.isRunning,
    sheet: (
      <AskPin
        isOpen={isAsking}
        title={t.title}
        note={t.notes[purpose]}
        check={check}
        onGood={() => void onProof(proof.current)}
        onReset={() => void anew.run()}
        onClose={() => setAsking(false)}
      />
    ),
  };
}
