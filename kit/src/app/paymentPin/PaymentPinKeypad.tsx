import { encryptField } from '../../api/index.ts';
import type { PinProblem } from '../../common/index.ts';
import { kitMessages } from '../../messages/index.ts';
import { PinSheet } from '../../ui/index.ts';
import { usePinProblemText } from './PinProblemNotice.tsx';
import { useSetPin } from './useSetPin.ts';

interface PaymentPinKeypadProps {
  isOpen: boolean;
  /** what it is entered for: the total stands in it */
  hint: string;
  /** why it is asked for again */
  problem?: PinProblem | null;
  /** a path of the wallet: where the customer goes on once a forgotten one is set anew */
  returnTo?: string;
  /** seals it for an order; unless told it is sealed for none */
  seal?: (plain: string) => Promise<string>;
  onPin: (sealed: string) => void;
  onClose: () => void;
}

/** Asks for the payment password and says that it is not the other one of six digits; sealed as it is entered. */
export function PaymentPinKeypad({
  isOpen,
  hint,
  problem,
  returnTo,
  seal,
  onPin,
  onClose,
}: PaymentPinKeypadProps) {
  const setPin = useSetPin();
  const { paymentPin: t } = kitMessages.use();
  const textOf = usePinProblemText();
  return (
    <PinSheet
      isOpen={isOpen}
      title={t.title}
      note={
        <>
          {hint} {t.which}
        </>
      }
      problem={problem ? textOf(problem) : undefined}
      onForgotten={returnTo === undefined ? undefined : () => void setPin('reset', returnTo)}
      encrypt={seal ?? ((plain) => encryptField(plain))}
      onDone={onPin}
      onClose={onClose}
    />
  );
}
