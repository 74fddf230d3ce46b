import { Screen, useQuery, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { Badge, Chips, ListItem, PagedList } from '@wallet/kit/ui';
import { readHistories } from '../api/historyCalls.ts';
import { say } from '../messages/say.ts';
import {
  daysOf,
  type HistoryFilter,
  kindFilters,
  periods,
  readFilter,
  stateOf,
  type Transaction,
} from '../model/history.ts';
import { toListPage } from '../model/page.ts';
import { Figure } from '../parts/Figure.tsx';
import styles from '../parts/serviceText.module.css';
import { useService } from '../parts/useService.ts';

export function FGP61100() {
  const { history: t } = useService();
  const { navigate } = useWallet();
  const filter = readFilter(useQuery());
  const choose = (changed: Partial<HistoryFilter>) =>
    navigate.replace('FGP61100', { query: { ...filter, ...changed } });
  return (
    <Screen title={t.title}>
      <div className={styles.form}>
        <Chips
          legend={t.kind}
          options={kindFilters.map((value) => ({ value, label: t.kinds[value] }))}
          value={filter.kind}
          onChange={(kind) => choose({ kind })}
        />
        <Chips
          legend={t.period}
          options={periods.map((value) => ({ value, label: t.periods[value] }))}
          value={filter.period}
          onChange={(period) => choose({ period })}
        />
      </div>
      <PagedList
        key={`${filter.kind} ${filter.period}`}
        label={t.list}
        load={async (pageNo: number | undefined, signal) =>
          toListPage(
            await readHistories(
              { pageNo: pageNo ?? 1, kind: filter.kind, ...daysOf(filter, todaySeoul()) },
              { signal },
            ),
          )
        }
        keyOf={({ serial }) => serial}
        empty={{ title: t.empty, description: t.emptyHint }}
      >
        {(transaction) => (
          <HistoryRow
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

interface HistoryRowProps {
  transaction: Transaction;
  onOpen: (transaction: Transaction) => void;
}

function HistoryRow({ transaction, onOpen }: HistoryRowProps) {
  const { history: t, dateTime } = useService();
  const state = stateOf(transaction);
  return (
    <ListItem
      title={transaction.merchant || say(transaction.nation)}
      badge={
        <Badge tone={state === 'paid' || state === 'withdrawn' ? 'neutral' : 'info'}>{t.states[state]}</Badge>
      }
      description={
        <>
          {dateTime(transaction)} · {say(transaction.nation)} · <Figure of={transaction.local} />
        </>
      }
      trailing={<Figure of={transaction.paid} />}
      action="openTransaction"
      onClick={() => onOpen(transaction)}
    />
  );
}
