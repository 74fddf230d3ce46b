import { AskPin, useAction, useHolderCheck } from '@wallet/kit/app';
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
  const holder = useHolderCheck({
    reason: t.reason,
    hasBiometry,
    onSeen: () => seen.run(),
    askPin: () => setAsking(true),
  });
  return {
    ask: holder.begin,
    isRunning: holder.isOpen || seen.isRunning,
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
