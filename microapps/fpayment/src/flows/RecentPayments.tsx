import { useLoad, useWallet } from '@wallet/kit/app';
import { historyDays, readHistoryFilter, todaySeoul } from '@wallet/kit/format';
import { Button, Card, List, Note, Section, Skeleton } from '@wallet/kit/ui';
import { listPayments } from '../api/listCalls.ts';
import { messages } from '../messages/index.ts';
import { historyKinds } from '../model/history.ts';
import type { Payment } from '../model/payment.ts';
import { PaymentRow } from '../parts/PaymentRow.tsx';

function useRecent() {
  const load = useLoad((signal) => {
    const filter = readHistoryFilter(new URLSearchParams(), historyKinds);
    const days = historyDays(filter, todaySeoul());
    return listPayments({ page: 1, kind: filter.kind, words: filter.words, ...days }, { signal });
  });
  return { state: load.state, recent: load.data?.items ?? [] };
}

function Rows({ payments }: { payments: readonly Payment[] }) {
  const { history: t } = messages.use();
  return (
    <List label={t.recent}>
      {payments.map((payment) => (
        <PaymentRow key={payment.number} payment={payment} hasDay />
      ))}
    </List>
  );
}

/** What was paid last; nothing where it cannot be had. */
export function RecentPayments() {
  const { history: t } = messages.use();
  const { recent } = useRecent();
  return (
    // There from the start: the words over it do not move when it comes.
    <div>
      {recent.length > 0 && (
        <Section title={t.recent}>
          <Rows payments={recent.slice(0, 3)} />
        </Section>
      )}
    </div>
  );
}

/** On the start page: the last two, and always the way to all of them. */
export function HistoryCard() {
  const { history: t } = messages.use();
  const { navigate } = useWallet();
  const { state, recent } = useRecent();
  return (
    <Card>
      <Section
        title={t.recent}
        action={
          <Button variant="text" size="small" action="history" onClick={() => navigate.push('FFQ03000')}>
            {t.all}
          </Button>
        }
      >
        {recent.length > 0 && <Rows payments={recent.slice(0, 2)} />}
        {state === 'loading' &&
          recent.length === 0 &&
          [0, 1].map((row) => <Skeleton key={row} shape="row" />)}
        {state === 'ready' && recent.length === 0 && <Note>{t.empty}</Note>}
      </Section>
    </Card>
  );
}
