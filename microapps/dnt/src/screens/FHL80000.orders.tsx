import { Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { formatDate, formatMoney } from '@wallet/kit/format';
import { Chips, EmptyState, IconTile, List, ListItem, Stack } from '@wallet/kit/ui';
import { listOrders } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { type OrderState, orderStates } from '../model/gift.ts';

const filters = ['all', ...orderStates] as const;

export function FHL80000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const asked = useQuery().get('state') ?? '';
  const state = filters.find((one) => one === asked) ?? 'all';
  const load = useLoad(listOrders, undefined, { onResume: 'reload' });
  return (
    <Screen of={load} skeleton="list">
      {(orders) => {
        const states = new Set<OrderState>(orders.map((one) => one.state));
        const shown = orders.filter((one) => state === 'all' || one.state === state);
        return (
          <Stack>
            {orders.length > 0 && (
              <Chips
                scrolls
                legend={t.orders.state}
                options={filters
                  .filter((value) => value === 'all' || value === state || states.has(value))
                  .map((value) => ({ value, label: t.orders.states[value] }))}
                value={state}
                onChange={(next) => navigate.replace('FHL80000', { query: { state: next } })}
              />
            )}
            {shown.length === 0 && (
              <EmptyState
                picture="blank"
                title={t.orders.none}
                description={t.orders.noneHint}
                action={{ label: t.doors.gifts, onClick: () => navigate.push('FHL51000') }}
              />
            )}
            <List label={t.orders.list}>
              {shown.map((one) => (
                <ListItem
                  key={one.number}
                  action="openOrder"
                  leading={<IconTile picture="event" />}
                  title={one.lines[0]?.name ?? one.town}
                  description={formatDate(one.at)}
                  trailing={`${formatMoney(one.points)}P`}
                  trailingNote={t.orders.states[one.state]}
                  {...(one.state === 'cancelled' && { past: 'cancelled' as const })}
                  onClick={() => navigate.push('FHL83000', { query: { orderId: one.number } })}
                />
              ))}
            </List>
          </Stack>
        );
      }}
    </Screen>
  );
}
