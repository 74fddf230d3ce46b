import { useWallet } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';

/** What the screen before left behind: whose account is being proved, or that a password is to be set. */
const step = v.variant('kind', [
  v.object({ kind: v.literal('proof'), bankCode: v.string(), accountNo: v.string() }),
  // An account is registered with the first payment password: none pays without one.
  v.object({
    kind: v.literal('password'),
    bankCode: v.optional(v.string()),
    accountNo: v.optional(v.string()),
  }),
]);
export type ServiceStep = v.InferOutput<typeof step>;

interface ServiceSteps {
  read(): Promise<ServiceStep | undefined>;
  keep(next: ServiceStep): Promise<void>;
  clear(): Promise<void>;
}

/** The step parameter of the service half (2-payment s2.1); one of another flow counts as none. */
export function useServiceStep(): ServiceSteps {
  const { session, manifest } = useWallet();
  return {
    async read() {
      const kept = v.safeParse(step, await session.readStepParam(manifest.id));
      return kept.success ? kept.output : undefined;
    },
    keep: (next) => session.setStepParam(manifest.id, next),
    clear: () => session.setStepParam(manifest.id, undefined),
  };
}
