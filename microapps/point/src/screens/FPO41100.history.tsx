import { Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { clockText, todaySeoul } from '@wallet/kit/format';
import { locale } from '@wallet/kit/messages';
import {
  Card,
  Chips,
  DayHead,
  Icon,
  IconTile,
  List,
  ListItem,
  PagedList,
  SheetSelect,
  Stack,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { listHistory } from '../api/historyCalls.ts';
import { readSummary } from '../api/walletCalls.ts';
import { messages } from '../messages/index.ts';
import { useSay } from '../messages/useSay.ts';
import {
  type HistoryFilter,
  historyFilters,
  inAndOut,
  isHistoryFilter,
  monthsUntil,
  pictureOf,
  sumOf,
} from '../model/history.ts';
import { cancelledLook } from '../parts/cancelledLook.tsx';
import { Signed } from '../parts/Signed.tsx';

const ALL_MONTHS = 'all';

export function FPO41100() {
  const t = messages.use().money;
  const say = useSay();
  const { navigate } = useWallet();
  const query = useQuery();
  const asked = query.get('filter') ?? '';
  const [filter, setFilter] = useState<HistoryFilter>(isHistoryFilter(asked) ? asked : 'ALL');
  const [month, setMonth] = useState(ALL_MONTHS);
  const { data: summary } = useLoad(readSummary);
  const expiring = (summary?.expiring ?? []).reduce((all, { points }) => all + points, 0);
  const months = monthsUntil(todaySeoul(), 12);

  return (
    <Screen title={t.history.title}>
      <Stack>
        <Chips
          scrolls
          legend={t.history.filter}
          before={
            <SheetSelect
              isChip
              field="month"
              label={t.history.months}
              options={[
                { value: ALL_MONTHS, title: t.history.allMonths },
                ...months.map((value) => ({ value, title: t.month({ month: value }) })),
              ]}
              value={month}
              onChange={setMonth}
            />
          }
          options={historyFilters.map((value) => ({ value, label: t.history.groups[value] }))}
          value={filter}
          onChange={setFilter}
        />
        <Card tone="soft">
          <List label={t.history.expiring}>
            <ListItem
              action="expiring"
              leading={<Icon name="pending" />}
              title={t.history.expiring}
              {...(expiring > 0 && { value: t.points({ amount: expiring }) })}
              onClick={() => navigate.push('FPO42100')}
            />
          </List>
        </Card>
      </Stack>
      <PagedList
        key={`${filter}-${month}`}
        label={t.history.list}
        load={(page: number | undefined, signal) =>
          listHistory({ filter, month: month === ALL_MONTHS ? '' : month, page: page ?? 1 }, { signal })
        }
        keyOf={({ number }) => number}
        groups={{
          of: ({ at }) => at.slice(0, 8),
          month: (month, items, isWhole) => (
            <DayHead month={month} {...(isWhole && { sum: t.history.monthSum(inAndOut(items)) })} />
          ),
          head: (day, items, isWhole) => (
            <DayHead
              day={day}
              {...(isWhole && items.length > 1 ? { sum: <Signed amount={sumOf(items)} /> } : {})}
            />
          ),
        }}
        empty={{ picture: 'coin', title: t.history.empty }}
      >
        {(item) => (
          <ListItem
            key={item.number}
            leading={<IconTile picture={pictureOf(item)} />}
            title={say(item.title)}
            {...cancelledLook(item, t.history)}
            description={clockText(item.at, locale.value)}
            trailing={<Signed amount={item.amount} />}
            trailingNote={t.history.after({ amount: item.after })}
            action="openTransaction"
            onClick={() => navigate.push('FPO41200', { query: { number: item.number } })}
          />
        )}
      </PagedList>
    </Screen>
  );
}
