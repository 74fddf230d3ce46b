import { Gone, OrderEnd, Screen, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import {
  Actions,
  Badge,
  Button,
  Card,
  confirm,
  EmptyState,
  Flag,
  InlineNotice,
  List,
  ListItem,
  Pass,
  QrCode,
  Receipt,
  Section,
  type Tone,
  toast,
} from '@wallet/kit/ui';
import { cancelCash, listCash, readCash } from '../api/moreCalls.ts';
import { fetching, moveOrder } from '../flows/moves.ts';
import { messages } from '../messages/index.ts';
import { money } from '../model/fx.ts';
import { type CashOrder, minorOf } from '../model/more.ts';
import { useNotOpen } from '../parts/useNotOpen.tsx';

/** All orders of cash, one with its voucher, or how one ended: the address says which. */
export function FFC54200() {
  const query = useQuery();
  const id = query.get('orderId');
  if (query.get('order') !== null) return <End />;
  return id === null ? <All /> : <OneOrder key={id} id={id} />;
}

const tones: Record<CashOrder['state'], Tone> = {
  paid: 'accent',
  ready: 'success',
  fetched: 'neutral',
  cancelled: 'neutral',
  returned: 'neutral',
};
const isWaiting = ({ qr }: CashOrder) => qr !== '';
const wholeOf = ({ currency, units }: CashOrder) => money(minorOf(currency, units), currency);

function All() {
  const t = messages.use();
  const { cash } = t.more;
  const { navigate } = useWallet();
  const load = useLoad(listCash, undefined, { onResume: 'reload' });
  return (
    <Screen of={load} ground instead={useNotOpen()} title={cash.orders}>
      {(orders) => {
        const action = { label: cash.start, onClick: () => navigate.push('FFC54000') };
        if (orders.length === 0)
          return <EmptyState title={cash.empty} description={cash.emptyHint} action={action} />;
        return [true, false].map((waits) => {
          const own = orders.filter((one) => isWaiting(one) === waits);
          const title = waits ? cash.waiting : cash.past;
          return (
            own.length > 0 && (
              <Card key={title}>
                <Section title={title}>
                  <List label={title}>
                    {own.map((order) => (
                      <ListItem
                        key={order.id}
                        action="openOrder"
                        leading={<Flag of={order.currency} />}
                        title={wholeOf(order)}
                        // Of what is over, the day on which it ended.
                        description={
                          t.day({ date: order.endedAt.slice(0, 8) || order.date }) +
                          (waits ? ` · ${order.place.name}` : '')
                        }
                        state={<Badge tone={tones[order.state]}>{cash.states[order.state]}</Badge>}
                        {...(waits ? {} : { past: 'done' as const })}
                        onClick={() => navigate.push('FFC54200', { query: { orderId: order.id } })}
                      />
                    ))}
                  </List>
                </Section>
                {waits && <ShowFirst orders={own} />}
              </Card>
            )
          );
        });
      }}
    </Screen>
  );
}

/** Cash that is ready is fetched with its code: one tap from here. */
function ShowFirst({ orders }: { orders: readonly CashOrder[] }) {
  const { cash } = messages.use().more;
  const { navigate } = useWallet();
  const ready = orders.find(({ state }) => state === 'ready');
  if (!ready) return null;
  return (
    <Actions>
      <Button
        full
        action="showCode"
        onClick={() => navigate.push('FFC54200', { query: { orderId: ready.id } })}
      >
        {cash.see}
      </Button>
    </Actions>
  );
}

function OneOrder({ id }: { id: string }) {
  const t = messages.use().more.cash;
  const load = useLoad(readCash, id, { onResume: 'reload' });
  return (
    <Screen of={load} ground instead={{ ...useNotOpen(), FFC_NO_CASH: <Gone to="FFC54200" {...t.gone} /> }}>
      {(order) => <Voucher order={order} reload={load.reload} />}
    </Screen>
  );
}

const looks = { fetched: 'used', cancelled: 'cancelled', returned: 'expired' } as const;

function useCashRows() {
  const t = messages.use();
  const { facts, noFee } = t.more.cash;
  return (order: CashOrder) => {
    const { currency, fee, place, date, orderedAt } = order;
    return [
      { label: facts.amount, value: wholeOf(order), isStrong: true },
      { label: facts.fee, value: fee > 0 ? money(fee, currency) : noFee },
      { label: facts.place, value: place.name },
      { label: facts.date, value: t.day({ date }) },
      { label: facts.at, value: t.at({ at: orderedAt }) },
    ];
  };
}

function Voucher({ order, reload }: { order: CashOrder; reload: () => void }) {
  const t = messages.use();
  const { cash } = t.more;
  const { navigate } = useWallet();
  const { begin } = fetching.useDraft();
  const rows = useCashRows();
  const { id, currency, units, fee, state, place, date, fetchBy, qr, canChange, canCancel } = order;
  const back = money(minorOf(currency, units) + fee, currency);
  const cancel = useAction(
    async () => {
      const ask = { id: 'cancelCash', text: cash.cancelAsk({ money: back }), confirmLabel: cash.cancel };
      if (!(await confirm(ask))) return;
      await cancelCash(id);
      toast(cash.cancelled);
      reload();
    },
    { onRefusal: reload, onLost: reload },
  );
  const waits = isWaiting(order);
  return (
    <>
      {state === 'cancelled' && <InlineNotice>{cash.cancelled}</InlineNotice>}
      {state === 'returned' && <InlineNotice>{cash.returned}</InlineNotice>}
      <Pass
        title={wholeOf(order)}
        picture="exchange"
        state={waits ? 'valid' : looks[state as keyof typeof looks]}
        badge={cash.states[state]}
        stamp={cash.states[state]}
        facts={[
          { label: cash.facts.place, value: place.name },
          { label: cash.facts.date, value: t.day({ date }) },
          { label: cash.facts.by, value: t.day({ date: fetchBy }) },
        ]}
        {...(qr && { code: <QrCode value={qr} label={cash.code} isZoomable /> })}
        number={id}
        note={cash.show[place.kind]}
      />
      <Card>
        <Receipt title={cash.receipt} rows={rows(order)} />
      </Card>
      <Actions>
        {canChange && (
          <Button
            full
            variant="secondary"
            action="change"
            onClick={async () => {
              await begin({ currency, units, fee, orderId: id });
              navigate.push('FFC54100', { query: { kind: place.kind } });
            }}
          >
            {cash.changePlace}
          </Button>
        )}
        {canCancel && (
          <Button
            full
            variant="text"
            action="cancel"
            isBusy={cancel.isRunning}
            onClick={() => void cancel.run()}
          >
            {cash.cancel}
          </Button>
        )}
      </Actions>
    </>
  );
}

function End() {
  const t = messages.use().more.cash;
  const { navigate } = useWallet();
  const rows = useCashRows();
  return (
    <OrderEnd
      order={moveOrder}
      kind="cash"
      words={() => t.ends}
      rows={(end) => (end.kind === 'done' && end.receipt.cash ? rows(end.receipt.cash) : [])}
      doneAt={({ at }) => at}
      again="FFC54000"
      home="FFC10000"
      actions={(end) =>
        end.kind === 'done' &&
        end.receipt.cash && (
          <Button
            full
            action="see"
            onClick={() => navigate.replace('FFC54200', { query: { orderId: end.receipt.cash?.id ?? '' } })}
          >
            {t.see}
          </Button>
        )
      }
    />
  );
}
