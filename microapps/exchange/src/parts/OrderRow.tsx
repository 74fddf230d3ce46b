import { Badge, Flag, ListItem, type Tone } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { type CashOrder, type CoinOrder, cash, coin, isWaiting, sumOf } from '../model/exchange.ts';

const tones: Partial<Record<CashOrder['state'], Tone>> = {
  ready: 'success',
  paid: 'accent',
  partly: 'danger',
};

/** One order of the list: how much, where and when, and how it stands. */
export function OrderRow({ order, onOpen }: { order: CashOrder; onOpen: () => void }) {
  const t = messages.use();
  const { currency, amount, won, state, place, date } = order;
  const past = isWaiting(order)
    ? {}
    : { past: state === 'cancelled' ? ('cancelled' as const) : ('done' as const) };
  return (
    <ListItem
      action="openOrder"
      leading={<Flag of={currency} />}
      title={cash(currency, amount)}
      description={t.day({ date }) + (isWaiting(order) ? ` · ${place.name}` : '')}
      state={<Badge tone={tones[state] ?? 'neutral'}>{t.orders.states[state]}</Badge>}
      trailing={t.won({ amount: won })}
      {...past}
      onClick={onOpen}
    />
  );
}

export function CoinRow({ order, onOpen }: { order: CoinOrder; onOpen: () => void }) {
  const t = messages.use();
  const { currency, pieces, state, payout, estimate, paid, place, until } = order;
  const amount = state === 'code' ? estimate : paid;
  return (
    <ListItem
      action="openCoins"
      leading={<Flag of={currency} />}
      title={coin(currency, sumOf(pieces))}
      description={t.day({ date: until }) + (state === 'code' ? ` · ${place}` : '')}
      state={
        <Badge tone={state === 'code' ? 'accent' : state === 'paid' ? 'success' : 'neutral'}>
          {t.coinOrders.states[state]}
        </Badge>
      }
      trailing={payout === 'points' ? t.points({ amount }) : t.won({ amount })}
      {...(state === 'code' ? {} : { past: 'done' as const })}
      onClick={onOpen}
    />
  );
}
