import { useLoad, useWallet } from '@wallet/kit/app';
import { historyDays, readHistoryFilter, todaySeoul } from '@wallet/kit/format';
import { Button, Card, List, Section } from '@wallet/kit/ui';
import { readHistories } from '../api/historyCalls.ts';
import { historyKinds } from '../model/history.ts';
import { TransactionRow } from '../parts/TransactionRow.tsx';
import { useService } from '../parts/useService.ts';

interface RecentTransactionsProps {
  /** on an overview: the last two as a card, with the way to all of them; else in place of a page that was not found */
  isCard?: boolean;
}

/** What was paid last; nothing where it cannot be had. */
export function RecentTransactions({ isCard = false }: RecentTransactionsProps) {
  const { history: t } = useService();
  const { navigate } = useWallet();
  const load = useLoad((signal) => {
    const filter = readHistoryFilter(new URLSearchParams(), historyKinds);
    const days = historyDays(filter, todaySeoul());
    return readHistories({ pageNo: 1, kind: filter.kind, words: filter.words, ...days }, { signal });
  });
  const recent = load.data?.items.slice(0, isCard ? 2 : 3) ?? [];
  const go = isCard ? navigate.push : navigate.replace;
  const all = (
    <Button variant="text" size="small" action="seeHistory" onClick={() => navigate.push('FGP61100')}>
      {t.all}
    </Button>
  );
  const rows = recent.length > 0 && (
    <Section title={t.recent} {...(isCard && { action: all })}>
      <List label={t.recent}>
        {recent.map((transaction) => (
          <TransactionRow
            key={transaction.serial}
            transaction={transaction}
            hasDay
            onOpen={({ serial, date }) => go('FGP61110', { query: { tranSerno: serial, tranYmd: date } })}
          />
        ))}
      </List>
    </Section>
  );
  if (isCard) return rows && <Card>{rows}</Card>;
  // There from the start: the words over it do not move when it comes.
  return <div>{rows}</div>;
}
