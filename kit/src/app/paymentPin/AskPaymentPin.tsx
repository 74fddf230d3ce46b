import { useEffect, useState } from 'react';
import type { PinProblem } from '../../common/index.ts';
import { kitMessages } from '../../messages/index.ts';
import { Button } from '../../ui/index.ts';
import { PaymentPinKeypad } from './PaymentPinKeypad.tsx';
import { PinProblemNotice } from './PinProblemNotice.tsx';

interface AskPaymentPinProps {
  /** what it is entered for */
  hint: string;
  /** a new object for each try that failed: a wrong one is asked for again at once */
  problem: PinProblem | null;
  /** where the customer goes on once a locked one is set anew */
  returnTo: string;
  onPin: (sealed: string) => void;
}

/** A step of its own for the payment password: the keypad is open at once, and a lock stands with its way out. */
export function AskPaymentPin({ hint, problem, returnTo, onPin }: AskPaymentPinProps) {
  const { paymentPin: t } = kitMessages.use();
  const isPossible = problem === null || problem.id === 'pinWrong';
  const [isOpen, setOpen] = useState(isPossible);
  useEffect(() => setOpen(problem === null || problem.id === 'pinWrong'), [problem]);
  return (
    <>
      {problem && <PinProblemNotice problem={problem} returnTo={returnTo} />}
      {isPossible && (
        <Button full action="submit" onClick={() => setOpen(true)}>
          {t.enter}
        </Button>
      )}
      <PaymentPinKeypad
        isOpen={isOpen}
        hint={hint}
        problem={problem}
        returnTo={returnTo}
        onPin={(sealed) => {
          setOpen(false);
          onPin(sealed);
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
