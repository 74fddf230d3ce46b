import { OrderEnd, useWallet } from '@wallet/kit/app';
import { Button } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { useSay } from '../messages/useSay.ts';
import type { OrderKind } from '../model/order.ts';
import { receiptRows } from '../parts/receiptRows.tsx';
import { money, moneyRefusal } from './money.ts';

interface EndOfMoneyProps {
  title: string;
  /** the kind, where the service does not know the order at all */
  kind: OrderKind;
  /** where the same is begun anew */
  again: string;
}

/** Where a refusal sends the customer who can do something about it. */
const remedies = {
  UBPT0001: 'FPO11000',
  UBPT0002: 'FPO21100',
  UBPT0003: 'FPO21100',
  UBPT0010: 'FPO94000',
  UBPT0012: 'FPO94000',
  UBPT0111: 'FPO96000',
  UBPT0101: 'FPO51100',
  UBPT0102: 'FPO51100',
};

/** How an order of points ended: one sentence says whether points moved, then the facts and what can be done next. */
export function EndOfMoney(props: EndOfMoneyProps) {
  const t = messages.use().money;
  const say = useSay();
  const { navigate } = useWallet();
  const { done, refused, closed, checking: unknown } = t.result;
  return (
    <OrderEnd
      {...props}
      order={money}
      words={(kind) => ({ ...t.ends[kind], says: { done, refused, closed, unknown } })}
      rows={(end) => (end.kind === 'done' ? receiptRows(end.receipt, t, say) : [])}
      doneAt={({ at }) => at}
      home="FPO10000"
      remedies={remedies}
      refusal={moneyRefusal}
      actions={(end, kind) => (
        <>
          <Button
            full
            variant={end.kind === 'done' ? 'primary' : 'secondary'}
            action="pointHome"
            onClick={() => navigate.replace('FPO10000')}
          >
            {t.result.home}
          </Button>
          {end.kind === 'done' && kind === 'send' && (
            <Button
              full
              variant="secondary"
              action="sentGifts"
              onClick={() => navigate.replace('FPO24200', { query: { tab: 'out' } })}
            >
              {t.result.sent}
            </Button>
          )}
          <Button full variant="text" action="history" onClick={() => navigate.replace('FPO41100')}>
            {t.result.history}
          </Button>
        </>
      )}
    />
  );
}
