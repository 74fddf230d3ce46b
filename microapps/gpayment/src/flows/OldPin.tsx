import { AskPaymentPin, Screen } from '@wallet/kit/app';
import { type PinProblem, pinProblemOf } from '@wallet/kit/common';
import { useState } from 'react';
import { checkPaymentPassword } from '../api/accountCalls.ts';
import type { PinProof } from '../model/pinProof.ts';
import { ServiceLead } from '../parts/ServiceLead.tsx';
import { useService } from '../parts/useService.ts';
import { useOnce } from '../state/useOnce.ts';
import { useServiceAction } from './useServiceAction.ts';

interface OldPinProps {
  onProved: (proof: PinProof) => void;
  /** too many wrong ones, here or where something is paid: knowing it no longer helps */
  onLocked: () => void;
}

/** Who knows the present payment password may replace it. */
export function OldPin({ onProved, onLocked }: OldPinProps) {
  const { password: t } = useService();
  const [problem, setProblem] = useState<PinProblem | null>(null);
  const send = useOnce(checkPaymentPassword);
  const check = useServiceAction(
    async (old: string) => {
      try {
        onProved(await send({ old }));
      } catch (error) {
        const found = pinProblemOf(error);
        if (!found) throw error;
        if (found.id === 'pinLocked') onLocked();
        else setProblem(found);
      }
    },
    { changes: true },
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
