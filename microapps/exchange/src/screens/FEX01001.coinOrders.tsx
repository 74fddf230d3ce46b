import { Gone, Screen, useLoad, usePolling, useQuery, useWallet } from '@wallet/kit/app';
import { momentText } from '@wallet/kit/format';
import { locale } from '@wallet/kit/messages';
import { Button, Card, EmptyState, InlineNotice, KeyValue, List, Pass, QrCode } from '@wallet/kit/ui';
import { listCoinOrders } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { type CoinOrder, coin, countedOtherwise, sumOf } from '../model/exchange.ts';
import { CoinRow } from '../parts/OrderRow.tsx';

const POLL_MS = 5000;

/** All coins that were handed in or wait, or one: the address says which. */
export function FEX01001() {
  const t = messages.use();
  const { navigate } = useWallet();
  const orderId = useQuery().get('orderId');
  const load = useLoad(listCoinOrders, undefined, { onResume: 'reload' });
  const shown = load.data?.find(({ id }) => id === orderId);
  // The machine counts: its answer stands here by itself.
  usePolling(async () => load.reload(), POLL_MS, shown?.state === 'code');
  return (
    <Screen of={load} skeleton="list" ground>
      {(orders) => {
        if (orderId !== null) {
          return shown ? (
            <OneOrder order={shown} />
          ) : (
            <Gone picture="empty" to="FEX01001" {...t.gone.coins} />
          );
        }
        if (orders.length === 0) {
          return (
            <EmptyState
              title={t.coinOrders.empty}
              description={t.coinOrders.emptyHint}
              action={{ label: t.coinOrders.find, onClick: () => navigate.push('FEX00003') }}
            />
          );
        }
        return (
          <Card>
            <List>
              {orders.map((order) => (
                <CoinRow
                  key={order.id}
                  order={order}
                  onOpen={() => navigate.push('FEX01001', { query: { orderId: order.id } })}
                />
              ))}
            </List>
          </Card>
        );
      }}
    </Screen>
  );
}

const looks = {
  code: 'valid',
  counted: 'used',
  paid: 'used',
  returned: 'cancelled',
  over: 'expired',
} as const;

function OneOrder({ order }: { order: CoinOrder }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { id, currency, state, payout, pieces, counted, estimate, paid, place, address, until, at, qr } =
    order;
  const isCounted = counted.length > 0;
  const amount = isCounted ? paid : estimate;
  return (
    <>
      <Pass
        title={coin(currency, sumOf(isCounted ? counted : pieces))}
        picture="coins"
        state={looks[state]}
        badge={t.coinOrders.states[state]}
        stamp={t.coinOrders.states[state]}
        facts={[
          { label: t.coinOrders.place, value: `${place}, ${address}` },
          { label: t.coins.payout, value: t.coins.payoutsShort[payout] },
        ]}
        {...(qr && { code: <QrCode value={qr} label={t.coinOrders.code} isZoomable /> })}
        number={id}
        {...(state === 'code' && { note: t.coinOrders.note })}
      />
      {state === 'code' && <InlineNotice>{t.coinOrders.until({ date: until })}</InlineNotice>}
      {state === 'over' && <InlineNotice tone="warning">{t.coinOrders.over}</InlineNotice>}
      {isCounted &&
        countedOtherwise(order).map(({ face, count, taken }) => (
          <InlineNotice key={face} tone="warning" messageId="coinsDiffer">
            {t.coinOrders.differs({ face: coin(currency, face), count, taken })}
          </InlineNotice>
        ))}
      <Card>
        <KeyValue
          rows={[
            ...pieces.map(({ face, count }) => ({ label: coin(currency, face), value: t.count({ count }) })),
            { label: t.coinOrders.at, value: momentText(at, locale.value) },
            {
              label: isCounted ? t.coinOrders.paid : t.coinOrders.estimate,
              value: payout === 'points' ? t.points({ amount }) : t.won({ amount }),
              isStrong: true,
            },
          ]}
        />
      </Card>
      <Button
        full
        variant="text"
        action="count"
        onClick={() => navigate.push('FEX00003', { query: { crncyCd: currency } })}
      >
        {t.coinOrders.find}
      </Button>
    </>
  );
}
