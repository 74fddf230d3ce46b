import { OrderEnd, useWallet } from '@wallet/kit/app';
import type { KindOf, Settled } from '@wallet/kit/common';
import { accountEnd } from '@wallet/kit/format';
import { Button, type KeyValueRow, Money } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { gramsText } from '../model/gold.ts';
import type { OrderFacts, Receipt } from '../model/order.ts';
import { goldOrder } from './orders.ts';

type Kind = KindOf<OrderFacts>;

const again: Record<Kind, string> = {
  buy: 'FGS31000',
  sell: 'FGS32000',
  reserve: 'FGS31000',

  open: 'FGS21000',
  account: 'FGS25000',
  close: 'FGS25000',
};

/** How an order of gold ended, whatever it was. */
export function GoldEnd({ kind: own }: { kind: Kind }) {
  const t = messages.use();
  const { navigate } = useWallet();

  function rows(end: Settled<Receipt>): KeyValueRow[] {
    if (end.kind !== 'done') return [];
    const { order, bankAccount, goldAccount } = end.receipt;
    const account = { label: t.facts.account, value: `${t.account.bank} ${accountEnd(bankAccount)}` };
    if (!order) return [{ label: t.facts.goldAccount, value: accountEnd(goldAccount) }, account];
    const { side, grams, price, net, won, tax, state, at, id } = order;
    if (state === 'waiting') {
      const what = side === 'buy' ? <Money amount={won} /> : t.grams({ grams: gramsText(grams) });
      return [{ label: t.facts.order, value: what, isStrong: true }, account];
    }
    return [
      { label: t.facts.grams, value: t.grams({ grams: gramsText(grams) }) },
      { label: t.facts.price, value: t.perGram({ price }) },
      ...(side === 'sell' ? [{ label: t.facts.tax, value: <Money amount={tax} /> }] : []),
      {
        label: side === 'buy' ? t.facts.paid : t.facts.got,
        value: <Money amount={net} />,
        isStrong: true,
      },
      account,
      { label: t.facts.at, value: t.at({ at }) },
      { label: t.facts.number, value: id },
    ];
  }

  return (
    <OrderEnd
      order={goldOrder}
      kind={own}
      words={(kind) => ({
        ...t.ends[kind],
        checking: t.end.checking,
        says: {
          unknown: t.end.checkingSays,
          ...(kind === 'reserve' && { done: t.end.reserved }),
          ...(kind === 'open' && { done: t.end.opened }),
        },
      })}
      rows={rows}
      doneAt={({ order }) => order?.at ?? ''}
      again={(kind) => ({ to: again[kind], label: t.end.again, action: 'again' })}
      home="FGS11000"
      remedies={{
        GOLD_ACCOUNT_CLOSED: '/gold-saving/FGS25000?step=account',
        GOLD_BUSY: '/gold-saving/FGS61200',
      }}
      actions={(end, kind) => {
        const order = end.kind === 'done' ? end.receipt.order : null;
        return (
          <>
            {kind === 'open' && end.kind === 'done' && (
              <>
                <Button full action="buy" onClick={() => navigate.replace('FGS31000')}>
                  {t.end.buy}
                </Button>
                <Button
                  full
                  variant="secondary"
                  action="plan"
                  onClick={() => navigate.replace('FGS41000', { query: { step: 'new' } })}
                >
                  {t.end.plan}
                </Button>
              </>
            )}
            {order && (
              <Button
                full
                variant="secondary"
                action="see"
                onClick={() => navigate.replace('FGS61200', { query: { orderId: order.id } })}
              >
                {t.end.see}
              </Button>
            )}
            <Button
              full
              variant={end.kind === 'done' && kind !== 'open' ? 'primary' : 'text'}
              action="goldHome"
              onClick={() => navigate.replace('FGS11000')}
            >
              {t.end.home}
            </Button>
          </>
        );
      }}
    />
  );
}
