import { type ReactNode, useState } from 'react';
import { encryptField } from '../api/index.ts';
import { SecureKeypad } from '../ui/index.ts';
import { useSealNewPin } from './useSealNewPin.ts';

export interface NewPinProps {
  isOpen: boolean;
  /** what the number is called and what is said of it, for the first and for the second entry */
  words: { fresh: string; freshHint: ReactNode; again: string; againHint: ReactNode };
  /** both encrypted, so that only the server can compare them */
  onDone: (pin: string, again: string) => void;
  onClose: () => void;
}

/** A new secret number, chosen twice; one that others guess first is refused before the second entry. */
export function NewPin({ isOpen, words: t, onDone, onClose }: NewPinProps) {
  const seal = useSealNewPin();
  const [first, setFirst] = useState<string | null>(null);
  return (
    <SecureKeypad
      key={first === null ? 'first' : 'again'}
      isOpen={isOpen}
      title={first === null ? t.fresh : t.again}
      description={first === null ? t.freshHint : t.againHint}
      encrypt={first === null ? seal : encryptField}
      onDone={(sealed) => {
        if (first === null) return setFirst(sealed);
        setFirst(null);
        onDone(first, sealed);
      }}
      onClose={() => {
        setFirst(null);
        onClose();
      }}
    />
  );
}
