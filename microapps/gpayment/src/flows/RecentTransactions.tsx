import { useLoad, useWallet } from '@wallet/kit/app';
import { historyDays, readHistoryFilter, todaySeoul } from '@wallet/kit/format';
import { List, Section } from '@wallet/kit/ui';
import { readHistories } from '../api/historyCalls.ts';
import { historyKinds } from '../model/history.ts';
import { TransactionRow } from '../parts/TransactionRow.tsx';
import { useService } from '../parts/useService.ts';

const recentAtMost = 3;

/** What was paid last; nothing where it cannot be had. */
export function RecentTransactions() {
  const { history: t } = useService();
  const { navigate } = useWallet();
  const load = useLoad((signal) => {
    const filter = readHistoryFilter(new URLSearchParams(), historyKinds);
    const days = historyDays(filter, todaySeoul());
    return readHistories({ pageNo: 1, kind: filter.kind, words: filter.words, ...days }, { signal });
  });
  const recent = load.data?.items.slice(0, recentAtMost) ?? [];
  return (
    // There from the start: the words over it do not move when it comes.
    <div>
      {recent.length > 0 && (
        <Section title={t.recent}>
          <List label={t.recent}>
            {recent.map((transaction) => (
              <TransactionRow
                key={transaction.serial}
                transaction={transaction}
                hasDay
                onOpen={({ serial, date }) =>
                  navigate.replace('FGP61110', { query: { tranSerno: serial, tranYmd: date } })
                }
              />
            ))}
          </List>
        </Section>
      )}
    </div>
  );
}
