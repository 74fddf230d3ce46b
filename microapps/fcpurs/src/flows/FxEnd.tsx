import { Gone, OrderEnd, useWallet } from '@wallet/kit/app';
import type { KindOf } from '@wallet/kit/common';
import { Button, InlineNotice } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { OrderFacts } from '../model/order.ts';
import { useEntryRows } from '../parts/useEntryRows.tsx';
import { fxOrder } from './orders.ts';

type Kind = KindOf<OrderFacts>;
const again: Record<Kind, string> = {
  buy: 'FFC21000',
  sell: 'FFC25000',
  exchange: 'FFC26000',
  open: 'FFC11000',
  close: 'FFC53000',
};
const isTrade = (kind: Kind) => kind !== 'open' && kind !== 'close';

/** How an order of the wallet ended, whatever it was. */
export function FxEnd({ kind: own }: { kind?: Kind }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const rows = useEntryRows();
  return (
    <OrderEnd
      order={fxOrder}
      {...(own ? { kind: own } : {})}
      words={(kind) => ({
        ...t.ends[kind],
        checking: t.end.checking,
        says: { unknown: t.end.fxChecking },
      })}
      rows={(end) => {
        if (end.kind !== 'done') return [];
        const { entry, account } = end.receipt;
        return entry ? rows(entry) : [{ label: t.facts.wallet, value: account }];
      }}
      doneAt={({ entry }) => entry?.at ?? ''}
      again={(kind) => ({ to: again[kind], label: t.end.again, action: 'again' })}
      home="FFC10000"
      nothing={<Gone picture="blank" to="FFC10000" {...t.end.nothing} />}
      note={(end, kind) =>
        isTrade(kind) &&
        (end.kind === 'refused' || end.kind === 'closed') && (
          <InlineNotice tone="warning" messageId="fxSignVoid">
            {t.fxSignVoid}
          </InlineNotice>
        )
      }
      actions={(end, kind) => {
        const entry = end.kind === 'done' ? end.receipt.entry : null;
        return (
          <>
            {kind === 'open' && end.kind === 'done' && (
              <Button full action="buy" onClick={() => navigate.replace('FFC21000')}>
                {t.open.first}
              </Button>
            )}
            {entry && (
              <Button
                full
                variant="secondary"
                action="certificate"
                onClick={() => navigate.replace('FFC24300', { query: { orderId: entry.id } })}
              >
                {t.end.certificate}
              </Button>
            )}
            <Button
              full
              variant={end.kind === 'done' && kind !== 'open' ? 'primary' : 'text'}
              action="fxHome"
              onClick={() => navigate.replace('FFC10000')}
            >
              {t.end.home}
            </Button>
          </>
        );
      }}
    />
  );
}
