import { encryptField } from '@wallet/kit/api';
import { SecureKeypad } from '@wallet/kit/ui';
import { messages } from '../../messages/index.ts';

interface PinKeypadProps {
  isOpen: boolean;
  /** what the password is for: the total stands in it */
  hint: string;
  problem: string;
  onPin: (encrypted: string) => void;
  onClose: () => void;
}

/** The payment password, encrypted as it is entered and kept nowhere. */
export function PinKeypad({ isOpen, hint, problem, onPin, onClose }: PinKeypadProps) {
  const t = messages.use().pay.confirm;
  return (
    <SecureKeypad
      isOpen={isOpen}
      title={t.pin}
      description={
        <>
          {problem !== '' && <strong role="alert">{problem} </strong>}
          {hint}
        </>
      }
      length={6}
      encrypt={(plain) => encryptField(plain)}
      onDone={onPin}
      onClose={onClose}
    />
  );
}
