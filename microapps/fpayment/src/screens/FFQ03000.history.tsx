import { HistoryFilters, Screen, useQuery, useWallet } from '@wallet/kit/app';
import { historyDays, readHistoryFilter, todaySeoul } from '@wallet/kit/format';
import { DayHead, Money, PagedList } from '@wallet/kit/ui';
import { listPayments } from '../api/listCalls.ts';
import { messages } from '../messages/index.ts';
import { historyKinds } from '../model/history.ts';
import { type Payment, sumOf } from '../model/payment.ts';
import { PaymentRow } from '../parts/PaymentRow.tsx';

/** What was paid, day by day: by what became of it, by days, by the shop's name. */
export function FFQ03000() {
  const { history: t } = messages.use();
  const { navigate } = useWallet();
  const filter = readHistoryFilter(useQuery(), historyKinds);
  const days = historyDays(filter, todaySeoul());
  return (
    <Screen title={t.title}>
      <HistoryFilters
        filter={filter}
        kinds={historyKinds}
        onChange={(changed) => navigate.replace('FFQ03000', { query: { ...changed } })}
        says={t.filters}
      />
      <PagedList<Payment, number>
        key={Object.values(filter).join(' ')}
        label={t.list}
        load={(page = 1, signal) =>
          listPayments({ page, kind: filter.kind, words: filter.words, ...days }, { signal })
        }
        keyOf={({ number }) => number}
        groups={{
          of: ({ date }) => date,
          month: (month, payments, isWhole) => (
            <DayHead month={month} {...(isWhole && { sum: t.monthSum({ amount: sumOf(payments) }) })} />
          ),
          head: (date, payments, isWhole) => (
            <DayHead
              day={date}
              // Of one alone the row says it.
              {...(isWhole &&
                payments.length > 1 && {
                  sum: (
                    <>
                      {t.sum} <Money amount={sumOf(payments)} />
                    </>
                  ),
                })}
            />
          ),
        }}
        empty={{ picture: 'blank', title: t.empty, description: t.emptyText }}
      >
        {(payment) => <PaymentRow key={payment.number} payment={payment} />}
      </PagedList>
    </Screen>
  );
}
