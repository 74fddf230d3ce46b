import { PaymentPinKeypad, PinProblemNotice, useAction, useHolderCheck } from '@wallet/kit/app';
import { type PinProblem, pinProblemOf } from '@wallet/kit/common';
import { useState } from 'react';
import { checkHolder } from '../api/calls.ts';
import { messages } from '../messages/index.ts';

/** Shows the code to the holder of the phone only: by face or finger, else by the payment password. */
export function useHolder(onProof: () => unknown) {
  const { ticket: t } = messages.use();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<PinProblem | null>(null);
  const holder = useHolderCheck({ reason: t.reason, onSeen: onProof, askPin: () => setAsking(true) });
  const prove = useAction(async (sealed: string) => {
    setAsking(false);
    try {
      await checkHolder(sealed);
    } catch (error) {
      const found = pinProblemOf(error);
      if (!found) throw error;
      setProblem(found);
      // A wrong one is asked for again at once; the way out of the others is on the page.
      return setAsking(found.id === 'pinWrong');
    }
    setProblem(null);
    await onProof();
  });
  const returnTo = `${window.location.pathname}${window.location.search}`;
  return {
    begin: holder.begin,
    isRunning: holder.isOpen || prove.isRunning,
    problem: problem && problem.id !== 'pinWrong' && (
      <PinProblemNotice problem={problem} returnTo={returnTo} />
    ),
    sheet: (
      <PaymentPinKeypad
        isOpen={isAsking}
        hint={t.byPin}
        problem={problem}
        returnTo={returnTo}
        onPin={(sealed) => void prove.run(sealed)}
        onClose={() => setAsking(false)}
      />
    ),
  };
}
