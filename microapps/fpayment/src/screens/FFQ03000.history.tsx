import { Screen, useWallet } from '@wallet/kit/app';
import { Badge, Chips, ListItem, PagedList } from '@wallet/kit/ui';
import { useState } from 'react';
import { type HistoryFilter, listPayments } from '../api/listCalls.ts';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import type { Payment } from '../model/payment.ts';

const filters: readonly HistoryFilter[] = ['all', 'paid', 'cancelled'];

export function FFQ03000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const [filter, setFilter] = useState<HistoryFilter>('all');
  return (
    <Screen title={t.history.title}>
      <Chips<HistoryFilter>
        legend={t.history.filter}
        options={filters.map((value) => ({ value, label: t.history.filters[value] }))}
        value={filter}
        onChange={setFilter}
      />
      <PagedList<Payment, number>
        key={filter}
        label={t.history.list}
        load={(page = 1, signal) => listPayments({ page, filter }, { signal })}
        keyOf={({ number }) => number}
        empty={{ title: t.history.empty, description: t.history.emptyText }}
      >
        {({ number, date, at, shop, amount, isCancelled }) => (
          <ListItem
            key={number}
            action="openPayment"
            title={say(shop.name)}
            description={t.at({ at })}
            trailing={t.won({ amount })}
            {...(isCancelled && { badge: <Badge tone="danger">{t.history.cancelled}</Badge> })}
            onClick={() => navigate.push('FFQ03100', { query: { number, date } })}
          />
        )}
      </PagedList>
    </Screen>
  );
}
