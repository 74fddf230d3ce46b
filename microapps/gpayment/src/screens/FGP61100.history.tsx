import { HistoryFilters, Screen, useQuery, useWallet } from '@wallet/kit/app';
import { historyDays, readHistoryFilter, todaySeoul } from '@wallet/kit/format';
import { Badge, Flag, ListItem, PagedList } from '@wallet/kit/ui';
import { readHistories } from '../api/historyCalls.ts';
import { say } from '../messages/say.ts';
import { historyKinds, stateOf, type Transaction, type TransactionState } from '../model/history.ts';
import { toListPage } from '../model/page.ts';
import { DaySums } from '../parts/DaySums.tsx';
import { Figure } from '../parts/Figure.tsx';
import { useService } from '../parts/useService.ts';

/** What was paid, day by day: by kind, by days, by the shop's name. */
export function FGP61100() {
  const { history: t, date: dayOf } = useService();
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
          head: (date, items, isWhole) => (
            <DaySums title={dayOf({ at: date })} transactions={isWhole ? items : []} />
          ),
        }}
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

const tones: Readonly<Record<TransactionState, 'neutral' | 'info' | 'danger'>> = {
  paid: 'neutral',
  withdrawn: 'neutral',
  cancelled: 'danger',
  refund: 'info',
  pending: 'info',
  failed: 'danger',
};

interface HistoryRowProps {
  transaction: Transaction;
  onOpen: (transaction: Transaction) => void;
}

function HistoryRow({ transaction, onOpen }: HistoryRowProps) {
  const { history: t, clock } = useService();
  const state = stateOf(transaction);
  return (
    <ListItem
      leading={<Flag of={transaction.nation.code || transaction.local.currency} />}
      title={transaction.merchant || say(transaction.nation)}
      state={
        state !== 'paid' && state !== 'withdrawn' && <Badge tone={tones[state]}>{t.states[state]}</Badge>
      }
      {...((state === 'failed' || state === 'cancelled') && { past: 'cancelled' as const })}
      description={[...(state === 'withdrawn' ? [t.states.withdrawn] : []), clock(transaction)].join(' · ')}
      {...(transaction.local.currency !== transaction.paid.currency && {
        trailingNote: <Figure of={transaction.local} />,
      })}
      trailing={<Figure of={transaction.paid} isIn={state === 'refund'} />}
      action="openTransaction"
      onClick={() => onOpen(transaction)}
    />
  );
}
