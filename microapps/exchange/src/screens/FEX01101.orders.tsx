import {
  Gone,
  MainButton,
  QuoteNotice,
  Screen,
  useAction,
  useLoad,
  useQuery,
  useQuote,
  useWallet,
} from '@wallet/kit/app';
import { formatRate } from '@wallet/kit/format';
import {
  Actions,
  Button,
  Card,
  EmptyState,
  InlineNotice,
  KeyValue,
  Lead,
  List,
  Receipt,
  Section,
  Stack,
  toast,
} from '@wallet/kit/ui';
import { askResale, cancelOrder, listOrders, readOrder } from '../api/calls.ts';
import { buying } from '../flows/buying.ts';
import { messages } from '../messages/index.ts';
import { type CashOrder, cash, isWaiting } from '../model/exchange.ts';
import { CashPass, useCashRows } from '../parts/CashPass.tsx';
import { OrderRow } from '../parts/OrderRow.tsx';

/** All orders, one, or what cancelling it gives back: the address says which. */
export function FEX01101() {
  const query = useQuery();
  const id = query.get('orderId');
  const isCancel = query.get('cancel') === 'Y';
  return id === null ? <All /> : <OneOrder key={`${id} ${isCancel}`} id={id} isCancel={isCancel} />;
}

function All() {
  const t = messages.use().orders;
  const { navigate } = useWallet();
  const load = useLoad(listOrders, undefined, { onResume: 'reload' });
  return (
    <Screen of={load} skeleton="list" ground>
      {(orders) => {
        const groups = [
          { title: t.waiting, own: orders.filter(isWaiting) },
          { title: t.past, own: orders.filter((order) => !isWaiting(order)) },
        ].filter(({ own }) => own.length > 0);
        if (groups.length === 0) {
          return (
            <EmptyState
              title={t.empty}
              description={t.emptyHint}
              action={{ label: t.find, onClick: () => navigate.push('FEX00101') }}
            />
          );
        }
        return groups.map(({ title, own }) => (
          <Card key={title}>
            <Section title={title}>
              <List label={title}>
                {own.map((order) => (
                  <OrderRow
                    key={order.id}
                    order={order}
                    onOpen={() => navigate.push('FEX01101', { query: { orderId: order.id } })}
                  />
                ))}
              </List>
            </Section>
          </Card>
        ));
      }}
    </Screen>
  );
}

function OneOrder({ id, isCancel }: { id: string; isCancel: boolean }) {
  const t = messages.use();
  const load = useLoad(readOrder, id, { onResume: 'reload' });
  return (
    <Screen
      of={load}
      ground={!isCancel}
      instead={{ FEX_NOT_FOUND: <Gone to="FEX01101" {...t.gone.order} /> }}
    >
      {(order) =>
        isCancel && order.canCancel ? <Cancel order={order} reload={load.reload} /> : <Show order={order} />
      }
    </Screen>
  );
}

function Show({ order }: { order: CashOrder }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const draft = buying.useDraft();
  const rows = useCashRows();
  const { id, currency, amount, state, place, fetchBy, backWon, got, canChange, canCancel, isLocked } = order;
  const change = useAction(async () => {
    await draft.begin({
      currency,
      amount,
      coupon: '',
      purpose: 'trip',
      mix: 'large',
      kind: place.kind,
      orderId: id,
    });
    navigate.push('FEX00102', { query: { kind: place.kind } });
  });
  return (
    <>
      {isLocked && <InlineNotice tone="danger">{t.orders.locked}</InlineNotice>}
      {state === 'partly' && (
        <InlineNotice tone="warning" messageId="kioskPartly">
          {t.orders.partly({ amount: cash(currency, got), won: backWon })}
        </InlineNotice>
      )}
      {state === 'returned' && <InlineNotice>{t.orders.returned({ amount: backWon })}</InlineNotice>}
      {state === 'cancelled' && <InlineNotice>{t.cancel.done({ amount: backWon })}</InlineNotice>}
      <CashPass order={order} />
      {isWaiting(order) && (
        <InlineNotice messageId="exchangePickUpBy">{t.orders.pickUpBy({ date: fetchBy })}</InlineNotice>
      )}
      <Card>
        <Receipt title={t.orders.receipt} rows={rows(order)} />
      </Card>
      <Actions>
        {canChange && (
          <Button full variant="secondary" action="change" onClick={() => void change.run()}>
            {t.orders.change}
          </Button>
        )}
        {canCancel && (
          <Button
            full
            variant="text"
            action="cancel"
            onClick={() => navigate.push('FEX01101', { query: { orderId: id, cancel: 'Y' } })}
          >
            {t.orders.cancel}
          </Button>
        )}
      </Actions>
      {state === 'ready' && place.kind === 'kiosk' && !isLocked && (
        <MainButton action="machine" run={() => navigate.push('FEX02102', { query: { orderId: id } })}>
          {t.orders.machine}
        </MainButton>
      )}
    </>
  );
}

/** Sold back at the rate of this moment, held for a while: said in won before it is done. */
function Cancel({ order, reload }: { order: CashOrder; reload: () => void }) {
  const t = messages.use().cancel;
  const say = messages.use();
  const { navigate } = useWallet();
  const { id, currency, amount } = order;
  const quote = useQuote(askResale, id);
  const show = () => navigate.replace('FEX01101', { query: { orderId: id } });
  const cancel = useAction(
    async (quoteId: string) => {
      const { backWon } = await cancelOrder({ id, quoteId });
      toast(t.done({ amount: backWon }));
      show();
    },
    { on: { FEX_QUOTE_ENDED: quote.end }, onRefusal: reload },
  );
  const { data, held } = quote;
  return (
    <Stack>
      <Lead title={t.lead}>{cash(currency, amount)}</Lead>
      {data && (
        <>
          <InlineNotice tone="warning" messageId="exchangeResale">
            {t.says({ amount: data.won })}
          </InlineNotice>
          <Card tone="soft">
            <KeyValue
              rows={[
                { label: say.facts.won, value: say.won({ amount: order.won }) },
                { label: t.rate, value: formatRate(data.rate) },
                { label: t.less, value: t.lessOf({ amount: data.less }) },
                { label: t.back, value: say.won({ amount: data.won }), isStrong: true },
              ]}
            />
          </Card>
          <QuoteNotice quote={quote} over={t.over} />
        </>
      )}
      {quote.error && <InlineNotice tone="danger">{say.refusals.feed}</InlineNotice>}
      <MainButton
        variant="danger"
        action="cancelNow"
        disabled={!held}
        isBusy={cancel.isRunning}
        run={async () => held && cancel.run(held.id)}
        beside={
          <Button full variant="secondary" action="keep" onClick={show}>
            {t.keep}
          </Button>
        }
      >
        {t.submit}
      </MainButton>
    </Stack>
  );
}
