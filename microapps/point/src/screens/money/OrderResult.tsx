import { Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { EmptyState } from '@wallet/kit/ui';
import { useEffect } from 'react';
import { messages } from '../../messages/index.ts';
import { useSay } from '../../messages/useSay.ts';
import { isOrderKind, type OrderKind, resultScreens } from '../../model/order.ts';
import { isOver } from '../../model/receipt.ts';
import { EndOfOrder } from '../../parts/EndOfOrder.tsx';
import { knownEnds } from '../../state/knownEnds.ts';
import { closeOrder, findEnd } from '../../state/moveMoney.ts';
import { useMoney } from './useMoney.ts';

const waits = [1500, 3000];

interface OrderResultProps {
  title: string;
  /** the kind, where the service does not know the order at all */
  kind: OrderKind;
  /** where the same is begun anew */
  again: string;
}

/** How the order in the address (`order`) ended, also after a reload, in another WebView, or a day later. */
export function OrderResult({ title, kind, again }: OrderResultProps) {
  const t = messages.use().money;
  const say = useSay();
  const tools = useMoney();
  const { navigate } = useWallet();
  const query = useQuery();
  const order = query.get('order') ?? '';
  const asked = query.get('kind') ?? '';
  // Several kinds share a screen: what is said of an order that never came goes by the address.
  const meant = isOrderKind(asked) && resultScreens[asked] === resultScreens[kind] ? asked : kind;
  const isKey = /^[\w-]{8,64}$/.test(order);
  const load = useLoad(
    async (signal) =>
      isKey ? (knownEnds.of(order) ?? (await findEnd(order, { ...tools, waits, signal }))) : null,
    [order],
  );
  const { data: end } = load;

  useEffect(() => {
    if (!end || !isOver(end)) return;
    knownEnds.remember(order, end);
    void closeOrder(order, end, tools);
  }, [end, order, tools]);

  return (
    <Screen title={title} of={load} noBack>
      {(shown) =>
        shown === null ? (
          <EmptyState
            title={t.result.none}
            action={{ label: t.result.history, onClick: () => navigate.replace('FPO41100') }}
          />
        ) : (
          <EndOfOrder
            end={shown}
            kind={shown.kind === 'done' ? shown.receipt.kind : meant}
            say={say}
            onAskAgain={load.reload}
            onGo={(code) => navigate.replace(code)}
            again={again}
          />
        )
      }
    </Screen>
  );
}
