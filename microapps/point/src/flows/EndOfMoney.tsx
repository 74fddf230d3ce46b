import { OrderEnd, useWallet } from '@wallet/kit/app';
import { Actions, Button } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { useSay } from '../messages/useSay.ts';
import type { OrderKind } from '../model/order.ts';
import type { Receipt } from '../model/receipt.ts';
import { receiptRows } from '../parts/receiptRows.tsx';
import { money, moneyRefusal } from './money.ts';
import { NothingNew } from './NothingNew.tsx';

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
      words={(kind, end) => {
        const says = { done: kind === 'send' ? t.send.confirmHint : done, refused, closed, unknown };
        const told = end.kind === 'done' ? toldOf(kind, end.receipt) : undefined;
        return { ...t.ends[kind], ...(told === undefined ? {} : { done: told }), says };
      }}
      rows={(end) => (end.kind === 'done' ? receiptRows(end.receipt, t, say) : [])}
      doneAt={({ at }) => at}
      home="FPO10000"
      remedies={remedies}
      nothing={<NothingNew title={props.title} />}
      refusal={moneyRefusal}
      note={(end, kind) =>
        end.kind === 'done' && (
          <Actions beside>
            {kind === 'send' && (
              <Button
                variant="secondary"
                size="small"
                action="sentGifts"
                onClick={() => navigate.replace('FPO24200', { query: { tab: 'out' } })}
              >
                {t.result.sent}
              </Button>
            )}
            <Button
              variant="secondary"
              size="small"
              action="history"
              onClick={() => navigate.replace('FPO41100')}
            >
              {t.result.history}
            </Button>
          </Actions>
        )
      }
      actions={(end) =>
        end.kind === 'done' ? (
          <Button full action="pointHome" onClick={() => navigate.replace('FPO10000')}>
            {t.result.ok}
          </Button>
        ) : (
          <>
            <Button full variant="secondary" action="pointHome" onClick={() => navigate.replace('FPO10000')}>
              {t.result.home}
            </Button>
            <Button full variant="text" action="history" onClick={() => navigate.replace('FPO41100')}>
              {t.result.history}
            </Button>
          </>
        )
      }
    />
  );

  /** The title with sum and person, where one sentence has them. */
  function toldOf(kind: OrderKind, { amount, counterpart: name }: Receipt): string | undefined {
    if (kind === 'send') return t.result.send({ amount, name });
    return kind === 'charge' || kind === 'withdraw' ? t.result[kind]({ amount }) : undefined;
  }
}
