import { useLoad } from '@wallet/kit/app';
import { historyDays, readHistoryFilter, todaySeoul } from '@wallet/kit/format';
import { List, Section } from '@wallet/kit/ui';
import { listPayments } from '../api/listCalls.ts';
import { messages } from '../messages/index.ts';
import { historyKinds } from '../model/history.ts';
import { PaymentRow } from '../parts/PaymentRow.tsx';

const recentAtMost = 3;

/** What was paid last; nothing where it cannot be had. */
export function RecentPayments() {
  const { history: t } = messages.use();
  const load = useLoad((signal) => {
    const filter = readHistoryFilter(new URLSearchParams(), historyKinds);
    const days = historyDays(filter, todaySeoul());
    return listPayments({ page: 1, kind: filter.kind, words: filter.words, ...days }, { signal });
  });
  const recent = load.data?.items.slice(0, recentAtMost) ?? [];
  return (
    // There from the start: the words over it do not move when it comes.
    <div>
      {recent.length > 0 && (
        <Section title={t.recent}>
          <List label={t.recent}>
            {recent.map((payment) => (
              <PaymentRow key={payment.number} payment={payment} hasDay />
            ))}
          </List>
        </Section>
      )}
    </div>
  );
}
