import { type Load, useLoad } from '@wallet/kit/app';
import { type ServiceStep, useServiceStep } from './useServiceStep.ts';

export type ToProve = Extract<ServiceStep, { kind: 'proof' }>;

/** The account whose owner is to be shown; null where none was chosen. */
export function useProof(): Load<ToProve | null> {
  const steps = useServiceStep();
  return useLoad(async () => {
    const kept = await steps.read();
    return kept?.kind === 'proof' ? kept : null;
  });
}
