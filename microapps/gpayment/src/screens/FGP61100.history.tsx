import { HistoryFilters, Screen, useQuery, useWallet } from '@wallet/kit/app';
import { historyDays, readHistoryFilter, todaySeoul } from '@wallet/kit/format';
import { DayHead, PagedList } from '@wallet/kit/ui';
import { readHistories } from '../api/historyCalls.ts';
import { historyKinds } from '../model/history.ts';
import { toListPage } from '../model/page.ts';
import { DaySums } from '../parts/DaySums.tsx';
import { TransactionRow } from '../parts/TransactionRow.tsx';
import { useService } from '../parts/useService.ts';

/** What was paid, day by day: by kind, by days, by the shop's name. */
export function FGP61100() {
  const { history: t } = useService();
  const { navigate } = useWallet();
  const filter = readHistoryFilter(useQuery(), historyKinds);
  const days = historyDays(filter, todaySeoul());
  return (
    <Screen title={t.title}>
      <HistoryFilters
        filter={filter}
        kinds={historyKinds}
        onChange={(changed) => navigate.replace('FGP61100', { query: { ...changed } })}
        says={t.filters}
      />
      <PagedList
        key={Object.values(filter).join(' ')}
        label={t.list}
        load={async (pageNo: number | undefined, signal) =>
          toListPage(
            await readHistories(
              { pageNo: pageNo ?? 1, kind: filter.kind, words: filter.words, ...days },
              { signal },
            ),
          )
        }
        keyOf={({ serial }) => serial}
        groups={{
          of: ({ date }) => date,
          month: (month) => <DayHead month={month} />,
          head: (date, items, isWhole) => <DaySums day={date} transactions={isWhole ? items : []} />,
        }}
        empty={{ picture: 'blank', title: t.empty, description: t.emptyHint }}
      >
        {(transaction) => (
          <TransactionRow
            key={transaction.serial}
            transaction={transaction}
            onOpen={({ serial, date }) =>
              navigate.push('FGP61110', { query: { tranSerno: serial, tranYmd: date } })
            }
          />
        )}
      </PagedList>
    </Screen>
  );
}
