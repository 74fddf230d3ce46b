import { AskPaymentPin, Screen, useAction } from '@wallet/kit/app';
import { type PinProblem, pinProblemOf } from '@wallet/kit/common';
import { useState } from 'react';
import { checkPaymentPassword } from '../api/accountCalls.ts';
import { uncertain } from '../messages/uncertain.ts';
import type { PinProof } from '../model/pinProof.ts';
import { ServiceLead } from '../parts/ServiceLead.tsx';
import { useService } from '../parts/useService.ts';

interface OldPinProps {
  onProved: (proof: PinProof) => void;
  /** too many wrong ones, here or where something is paid: knowing it no longer helps */
  onLocked: () => void;
}

/** Who knows the present payment password may replace it. */
export function OldPin({ onProved, onLocked }: OldPinProps) {
  const { password: t } = useService();
  const [problem, setProblem] = useState<PinProblem | null>(null);
  const check = useAction(
    async (old: string) => {
      try {
        onProved(await checkPaymentPassword({ old }));
      } catch (error) {
        const found = pinProblemOf(error);
        if (!found) throw error;
        if (found.id === 'pinLocked') onLocked();
        else setProblem(found);
      }
    },
    { lostWords: uncertain },
  );
  return (
    <Screen title={t.titles.change} {...(check.isRunning ? { state: 'loading' as const } : {})}>
      <ServiceLead title={t.oldLead} />
      <AskPaymentPin
        hint={t.oldHint}
        problem={problem}
        returnTo="/gpayment/FGP61200"
        onPin={(old) => void check.run(old)}
      />
    </Screen>
  );
}
