import { Gone, OrderEnd, Screen, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { dayText, maskPhone, momentText, phoneText } from '@wallet/kit/format';
import { locale } from '@wallet/kit/messages';
import {
  Badge,
  Button,
  confirm,
  EmptyState,
  IconTile,
  InlineNotice,
  KeyValue,
  Lead,
  List,
  ListItem,
  Money,
  Section,
  Segmented,
  Stack,
  toast,
} from '@wallet/kit/ui';
import { giveBack, listOrders, readOrder, takeBack } from '../api/calls.ts';
import { purchase } from '../flows/buying.ts';
import { messages } from '../messages/index.ts';
import { type Order, tabOf, tabs, type Voucher } from '../model/market.ts';

/** What became of an order that was just placed, one order, or all of them: the address says which. */
export function FCM31000() {
  const query = useQuery();
  const orderId = query.get('orderId');
  if (query.has('order')) return <Placed />;
  return orderId ? <OneOrder id={orderId} /> : <All />;
}

function usePaidRows() {
  const t = messages.use();
  return (order: Order) => [
    { label: t.facts.goods, value: `${order.brand} ${order.name}` },
    { label: t.facts.count, value: t.piecesOf({ count: order.vouchers.length }) },
    { label: t.facts.at, value: momentText(order.at, locale.value) },
    ...(order.points > 0 ? [{ label: t.facts.points, value: <Money amount={order.points} unit="P" /> }] : []),
    { label: t.facts.won, value: <Money amount={order.won} />, isStrong: true },
  ];
}

function Placed() {
  const t = messages.use();
  const { navigate } = useWallet();
  const rows = usePaidRows();
  return (
    <OrderEnd
      order={purchase}
      title={t.end.title}
      words={() => ({ ...t.end.words, says: { done: t.end.done } })}
      rows={(end) => (end.kind === 'done' ? rows(end.receipt) : [])}
      doneAt={({ at }) => at}
      again="FCM11000"
      home="FCM10000"
      remedies={{ MKT_NO_ACCOUNT: '/point/FPO21100' }}
      actions={(end) => (
        <>
          {end.kind === 'done' && (
            <Button
              full
              action="openOrder"
              onClick={() => navigate.replace('FCM31000', { query: { orderId: end.receipt.id } })}
            >
              {t.end.see}
            </Button>
          )}
          <Button full variant="text" action="marketHome" onClick={() => navigate.replace('FCM10000')}>
            {t.end.home}
          </Button>
        </>
      )}
    />
  );
}

function All() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(listOrders);
  const query = useQuery();
  const tab = tabs.find((one) => one === query.get('tab')) ?? 'bought';
  return (
    <Screen of={load} skeleton="list">
      {(all) => {
        const shown = all.filter((order) => tabOf(order) === tab);
        return (
          <Stack>
            <Segmented
              legend={t.orders.tab}
              options={tabs.map((value) => ({ value, label: t.tabs[value] }))}
              value={tab}
              onChange={(value) => navigate.replace('FCM31000', { query: { tab: value } })}
            />
            {shown.length === 0 ? (
              <EmptyState
                picture="blank"
                title={t.orders.none}
                description={t.orders.noneHint}
                action={{ label: t.orders.find, onClick: () => navigate.push('FCM11000') }}
              />
            ) : (
              <List>
                {shown.map((order) => (
                  <ListItem
                    key={order.id}
                    action="openOrder"
                    leading={<IconTile picture="coupon" />}
                    title={order.name}
                    description={`${order.brand} · ${dayText(order.at.slice(0, 8), locale.value)}`}
                    trailing={t.piecesOf({ count: order.vouchers.length })}
                    onClick={() => navigate.push('FCM31000', { query: { orderId: order.id } })}
                  />
                ))}
              </List>
            )}
          </Stack>
        );
      }}
    </Screen>
  );
}

function OneOrder({ id }: { id: string }) {
  const t = messages.use();
  const load = useLoad(readOrder, { odrNo: id });
  return (
    <Screen of={load} instead={{ MKT_NOT_FOUND: <Gone to="FCM31000" {...t.gone.order} /> }}>
      {(order) => <ShowOrder order={order} reload={load.reload} />}
    </Screen>
  );
}

/** Each coupon with its state, and what can still be done with it. */
function ShowOrder({ order, reload }: { order: Order; reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const rows = usePaidRows();
  const { id, backWon: won, backPoints: points } = order;
  const back = useAction(
    async ({ serial }: Voucher) => {
      const text = t.orders.returnAsk({ won, points });
      if (!(await confirm({ id: 'returnCoupon', text, confirmLabel: t.orders.return }))) return;
      await giveBack({ id, serial, won, points });
      toast(t.orders.returned({ won, points }));
      reload();
    },
    { onRefusal: reload },
  );
  const recall = useAction(
    async ({ serial }: Voucher) => {
      await takeBack({ id, serial });
      toast(t.orders.tookBack);
      reload();
    },
    { onRefusal: reload },
  );
  const canReturn = order.vouchers.some((one) => one.canReturn);
  return (
    <Stack>
      <IconTile picture="coupon" size="large" />
      <Lead title={order.name}>{order.brand}</Lead>
      {canReturn && (
        <InlineNotice>{t.orders.until({ date: dayText(order.returnUntil, locale.value) })}</InlineNotice>
      )}
      <Section title={t.orders.coupons}>
        <List>
          {order.vouchers.map((one) => (
            <ListItem
              key={one.serial}
              title={one.receiver === '' ? one.serial : maskPhone(phoneText(one.receiver))}
              badge={<Badge>{t.voucherStates[one.state]}</Badge>}
              act={
                <>
                  {one.state === 'waiting' && (
                    <Button
                      size="small"
                      variant="secondary"
                      action="recall"
                      onClick={() => void recall.run(one)}
                    >
                      {t.orders.recall}
                    </Button>
                  )}
                  {one.canReturn && (
                    <Button
                      size="small"
                      variant="secondary"
                      action="return"
                      onClick={() => void back.run(one)}
                    >
                      {t.orders.return}
                    </Button>
                  )}
                </>
              }
            />
          ))}
        </List>
      </Section>
      {order.message !== '' && <InlineNotice>{order.message}</InlineNotice>}
      <KeyValue rows={rows(order)} />
      <Button
        full
        variant="text"
        action="openGoods"
        onClick={() => navigate.push('FCM12100', { query: { itemCd: order.code } })}
      >
        {t.orders.again}
      </Button>
    </Stack>
  );
}
