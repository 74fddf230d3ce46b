import { type KindOf, type OrderPlan, resultAt } from '../../common/index.ts';
import { kitMessages } from '../../messages/index.ts';
import { Button, InlineNotice } from '../../ui/index.ts';
import { useLoad } from '../useLoad.ts';
import { useResume } from '../useResume.ts';
import { useWallet } from '../WalletContext.ts';
import { useOrders } from './useOrder.ts';

interface UnfinishedProps<F, R> {
  order: OrderPlan<F, R>;
  /** how an order of a kind is called; the kit says that there is one unless told */
  says?: (kind: KindOf<F>) => string;
  /** the screen that tells its end; that of its kind unless told */
  at?: string;
  /** the button that leads there */
  see?: { label: string; action: string };
}

/** An order whose end the customer does not know yet, from this phone or from one that forgot it; a way to its end. */
export function Unfinished<F, R>({ order: plan, says, at, see }: UnfinishedProps<F, R>) {
  const { orders: t } = kitMessages.use();
  const { navigate } = useWallet();
  const orders = useOrders(plan);
  // Beside the screen's own data: without an answer the notice stays away, the screen does not.
  const load = useLoad(() => orders.findUnfinished(), [orders]);
  useResume(load.reload);
  const found = load.data;
  if (!found) return null;
  const { key, kind } = found;
  return (
    <div data-part="unfinished">
      <InlineNotice tone="warning">
        <p>{says?.(kind) ?? t.unfinished}</p>
        <Button
          variant="text"
          size="small"
          action={see?.action ?? 'openUnfinished'}
          onClick={() => navigate.push(at ?? resultAt(plan, kind), { query: { order: key, kind } })}
        >
          {see?.label ?? t.openUnfinished}
        </Button>
      </InlineNotice>
    </div>
  );
}
