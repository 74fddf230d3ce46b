import { blockingHoldings, type Holding, LEAVE_HOLDS, readHoldings } from '../../common/index.ts';
import { locale } from '../../messages/index.ts';
import { alert } from '../../ui/index.ts';
import { type Load, useLoad } from '../useLoad.ts';
import { holdingsWords } from './useHoldingsWords.ts';

/** What a customer has in a service that they are about to leave. */
export interface Holdings extends Load<Holding[]> {
  /** something must be resolved before they can leave */
  isBlocked: boolean;
  /** for `on` of `useAction`: a refusal by the service says so and reads the list again */
  onRefused: Readonly<Record<typeof LEAVE_HOLDS, () => Promise<void>>>;
}

/**
 * Asks what a customer has in one service, or in all, before they leave. It is read again when the page comes back to
 * the front, as what must be resolved is resolved elsewhere.
 *
 * ```tsx
 * const holdings = useHoldings(manifest.id);
 * const leave = useAction(() => leaveService(), { on: holdings.onRefused });
 * <Screen of={holdings}>{(held) => <HoldingsList holdings={held} />}</Screen>
 * ```
 *
 * @param service id of the app; all services where it is not given
 */
export function useHoldings(service?: string): Holdings {
  const load = useLoad(
    (signal) => readHoldings(service === undefined ? undefined : { service }, { signal }),
    [service],
    { onResume: 'reload' },
  );
  return {
    ...load,
    isBlocked: blockingHoldings(load.data ?? []).length > 0,
    onRefused: {
      async [LEAVE_HOLDS]() {
        await alert({ id: 'leaveHolds', text: holdingsWords[locale.peek()].refused });
        load.reload();
      },
    },
  };
}
