import { type Load, useLoad, useWallet } from '@wallet/kit/app';
import { type Infer, v } from '@wallet/kit/schema';
import { useMemo } from 'react';

/** An account whose owner is to be shown; its number stands in no address. */
const toProve = v.object({ bankCode: v.string(), accountNo: v.string() });
export type ToProve = Infer<typeof toProve>;

/** A flow of its own: it opens no page of another (readings A92). */
const FLOW = 'gpayment.proof';

/** Keeps the account that was chosen, until it has been proved. */
export function useProofStep() {
  const { session } = useWallet();
  return useMemo(
    () => ({
      async read(): Promise<ToProve | undefined> {
        const kept = v.safeParse(toProve, await session.readStepParam(FLOW));
        return kept.success ? kept.output : undefined;
      },
      keep: (next: ToProve) => session.setStepParam(FLOW, next),
      clear: () => session.setStepParam(FLOW, undefined),
    }),
    [session],
  );
}

/** The account whose owner is to be shown; null where none was chosen. */
export function useProof(): Load<ToProve | null> {
  const step = useProofStep();
  return useLoad(async () => (await step.read()) ?? null);
}
