import { Gone, HistoryFilters, Screen, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { historyDays, readHistoryFilter, todaySeoul } from '@wallet/kit/format';
import {
  Actions,
  Badge,
  Button,
  Card,
  confirm,
  DayHead,
  EmptyState,
  IconTile,
  KeyValue,
  List,
  ListItem,
  Money,
  Move,
  Note,
  Stack,
  TransactionHead,
  toast,
} from '@wallet/kit/ui';
import { readHistory, readOrder, takeBack } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { gramsText, type Order } from '../model/gold.ts';

const kinds = ['buy', 'sell', 'plan'] as const;

export function FGS61200() {
  const orderId = useQuery().get('orderId');
  return orderId ? <OneOrder key={orderId} id={orderId} /> : <History />;
}

function History() {
  const t = messages.use();
  const { navigate } = useWallet();
  const filter = readHistoryFilter(useQuery(), kinds);
  const days = historyDays(filter, todaySeoul());
  const load = useLoad(readHistory, { ...days, kind: filter.kind });
  return (
    <Screen of={load} skeleton="list" instead={{ GOLD_NOT_OPEN: <Gone to="FGS11000" {...t.gone} /> }}>
      {({ orders }) => (
        <Stack>
          <HistoryFilters
            filter={filter}
            kinds={kinds}
            says={t.history.says}
            onChange={(next) => navigate.replace('FGS61200', { query: { ...next } })}
          />
          <Days orders={orders.filter(({ id }) => id.includes(filter.words ?? ''))} />
        </Stack>
      )}
    </Screen>
  );
}

function Days({ orders }: { orders: readonly Order[] }) {
  const t = messages.use();
  if (orders.length === 0)
    return <EmptyState picture="none" title={t.history.empty} description={t.history.emptyHint} />;
  const days = [...new Set(orders.map(({ at }) => at.slice(0, 8)))];
  // In one box: days follow each other, without the gap of what is stacked.
  return (
    <div>
      {days.map((date) => {
        const ofDay = orders.filter(({ at }) => at.startsWith(date));
        const sum = (side: Order['side']) =>
          ofDay
            .filter((one) => one.side === side && one.state === 'booked')
            .reduce((all, { net }) => all + net, 0);
        return (
          <section key={date} aria-label={t.day({ date })}>
            <DayHead
              title={t.day({ date })}
              // Of one alone the row says it.
              {...(ofDay.length > 1 && { sum: t.history.sum({ bought: sum('buy'), sold: sum('sell') }) })}
            />
            <List>
              {ofDay.map((order) => (
                <OrderRow key={order.id} order={order} />
              ))}
            </List>
          </section>
        );
      })}
    </div>
  );
}

function OrderRow({ order }: { order: Order }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { id, side, by, state, grams, net, won } = order;
  const isBooked = state === 'booked';
  return (
    <ListItem
      action="openOrder"
      leading={<IconTile picture="gold" />}
      {...((state === 'takenBack' || state === 'missed') && { past: 'cancelled' as const })}
      title={t.history[isBooked ? 'titles' : 'reserved'][side]}
      {...(isBooked
        ? by !== 'self' && { state: <Badge>{t.by[by]}</Badge> }
        : { state: <Badge tone={state === 'waiting' ? 'info' : 'neutral'}>{t.states[state]}</Badge> })}
      description={[
        grams > 0 ? t.grams({ grams: gramsText(grams) }) : '',
        isBooked || by === 'self' ? '' : t.by[by],
      ]
        .filter(Boolean)
        .join(' · ')}
      {...(net || won
        ? { trailing: <Money amount={isBooked ? net : won} isIn={isBooked && side === 'sell'} /> }
        : {})}
      onClick={() => navigate.push('FGS61200', { query: { orderId: id } })}
    />
  );
}

function OneOrder({ id }: { id: string }) {
  const t = messages.use();
  const load = useLoad(readOrder, id);
  const instead = {
    GOLD_GONE: <Gone to="FGS61200" {...t.history.gone} />,
    GOLD_NOT_OPEN: <Gone to="FGS11000" {...t.gone} />,
  };
  return (
    <Screen of={load} instead={instead}>
      {({ orders: [order] }) =>
        order ? <Detail order={order} reload={load.reload} /> : <Gone to="FGS61200" {...t.history.gone} />
      }
    </Screen>
  );
}

function Detail({ order, reload }: { order: Order; reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { id, side, by, state, planId, at, grams, price, won, fee, tax, net, gain, missed } = order;
  const isBooked = state === 'booked';
  const undo = useAction(
    async () => {
      const text = t.history.takeBackAsk;
      if (!(await confirm({ id: 'takeBack', text, confirmLabel: t.history.takeBack }))) return;
      await takeBack(id);
      toast(t.history.takenBack);
      reload();
    },
    { onRefusal: reload, onLost: reload },
  );
  return (
    <>
      <TransactionHead
        face={<IconTile picture="gold" size="large" />}
        name={
          isBooked
            ? `${t.grams({ grams: gramsText(grams) })} ${t.history.titles[side]}`
            : t.history.reserved[side]
        }
        figure={
          net || won ? (
            <Money amount={isBooked ? net : won} size="large" isIn={isBooked && side === 'sell'} />
          ) : (
            t.grams({ grams: gramsText(grams) })
          )
        }
        state={
          <Badge tone={state === 'booked' ? 'success' : state === 'waiting' ? 'info' : 'neutral'}>
            {t.states[state]}
          </Badge>
        }
        isCancelled={state === 'takenBack' || state === 'missed'}
      />
      <Card tone="soft">
        <KeyValue
          rows={[
            { label: t.facts.at, value: t.at({ at }) },
            { label: t.facts.by, value: t.by[by] },
            ...(grams > 0 ? [{ label: t.facts.grams, value: t.grams({ grams: gramsText(grams) }) }] : []),
            ...(isBooked
              ? [
                  { label: t.facts.price, value: t.perGram({ price }) },
                  { label: t.facts.fee, value: <Money amount={fee} /> },
                ]
              : []),
            ...(isBooked && side === 'sell'
              ? [
                  { label: t.facts.sellWon, value: <Money amount={won} /> },
                  { label: t.facts.moved({ gain }), value: <Move>{t.gain({ gain })}</Move> },
                  { label: t.facts.tax, value: <Money amount={tax} /> },
                ]
              : []),
            ...(isBooked && side === 'sell'
              ? [{ label: t.facts.got, value: <Money amount={net} />, isStrong: true }]
              : []),
            ...(missed ? [{ label: t.facts.reason, value: t.missed({ why: missed, ceiling: 0 }) }] : []),
            { label: t.facts.number, value: id },
          ]}
        />
      </Card>
      {isBooked && <Note>{t.history.mistake}</Note>}
      <Actions>
        {planId !== '' && (
          <Button
            full
            variant="secondary"
            action="plan"
            onClick={() => navigate.push('FGS42000', { query: { planId } })}
          >
            {t.history.plan}
          </Button>
        )}
        {state === 'waiting' && (
          <Button
            full
            variant="danger"
            action="takeBack"
            isBusy={undo.isRunning}
            onClick={() => void undo.run()}
          >
            {t.history.takeBack}
          </Button>
        )}
      </Actions>
    </>
  );
}
