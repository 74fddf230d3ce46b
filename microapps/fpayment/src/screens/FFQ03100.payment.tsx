import { Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { Badge, Card, EmptyState, InlineNotice, Section } from '@wallet/kit/ui';
import { readPayment } from '../api/listCalls.ts';
import { messages } from '../messages/index.ts';
import type { Payment } from '../model/payment.ts';
import { PaymentFacts } from '../parts/PaymentFacts.tsx';

export function FFQ03100() {
  const t = messages.use();
  const { navigate } = useWallet();
  const query = useQuery();
  const number = query.get('number') ?? '';
  const date = query.get('date') ?? '';
  const isNamed = number !== '' && /^\d{8}$/.test(date);
  const load = useLoad(
    async (signal) => (isNamed ? readPayment({ number, date }, { signal }) : null),
    [number, date],
    { onResume: 'reload' },
  );
  return (
    <Screen title={t.payment.title} of={load}>
      {(payment) =>
        payment ? (
          <Receipt payment={payment} />
        ) : (
          <EmptyState
            title={t.history.notFound}
            description={t.history.notFoundText}
            action={{ label: t.seeHistory, action: 'history', onClick: () => navigate.replace('FFQ03000') }}
          />
        )
      }
    </Screen>
  );
}

function Receipt({ payment }: { payment: Payment }) {
  const t = messages.use();
  const state = payment.isCancelled ? (
    <Badge tone="danger">{t.history.cancelled}</Badge>
  ) : (
    <Badge tone="success">{t.history.paid}</Badge>
  );
  return (
    <>
      <Section title={t.payment.receipt} action={state}>
        <Card>
          <PaymentFacts
            shop={payment.shop}
            split={payment}
            more={[
              { label: t.facts.mode, value: t.modes[payment.mode] },
              { label: t.facts.at, value: t.at({ at: payment.at }) },
              ...(payment.isCancelled
                ? [{ label: t.facts.cancelledAt, value: t.at({ at: payment.cancelledAt }) }]
                : []),
              { label: t.facts.number, value: payment.number },
            ]}
          />
        </Card>
      </Section>
      <InlineNotice>{payment.isCancelled ? t.payment.cancelledText : t.payment.howToCancel}</InlineNotice>
    </>
  );
}
