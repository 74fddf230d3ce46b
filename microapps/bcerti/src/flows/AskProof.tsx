import { AskPin, useWallet } from '@wallet/kit/app';
import { type ReactNode, useRef } from 'react';
import { checkPassword } from '../api/calls.ts';
import { messages } from '../messages/index.ts';

interface AskProofProps {
  isOpen: boolean;
  /** what happens with it */
  note: ReactNode;
  onProof: (proof: string) => void;
  onClose: () => void;
}

/** Asks for the certificate's password; what proves that it was right counts once. */
export function AskProof({ isOpen, note, onProof, onClose }: AskProofProps) {
  const { password: t } = messages.use();
  const { navigate } = useWallet();
  const proof = useRef('');
  return (
    <AskPin
      {...{ isOpen, note, onClose }}
      title={t.title}
      check={async (sealed) => {
        const checked = await checkPassword(sealed);
        proof.current = checked.proof;
        return checked.verdict;
      }}
      onGood={() => onProof(proof.current)}
      onReset={() => navigate.push('FBC11000', { query: { way: 'reset' } })}
    />
  );
}
