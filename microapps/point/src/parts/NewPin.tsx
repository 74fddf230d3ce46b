import { encryptField } from '@wallet/kit/api';
import { useSealNewPin } from '@wallet/kit/app';
import { SecureKeypad } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';

interface NewPinProps {
  isOpen: boolean;
  onDone: (password: string, passwordAgain: string) => void;
  onClose: () => void;
}

/** A new point password, entered twice; what comes out is encrypted, so that only the server can compare. */
export function NewPin({ isOpen, onDone, onClose }: NewPinProps) {
  const { pin: t } = messages.use().wallet;
  const seal = useSealNewPin();
  const [first, setFirst] = useState<string | null>(null);
  function close() {
    setFirst(null);
    onClose();
  }
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
      onClose={close}
    />
  );
}
