import { Screen } from '@wallet/kit/app';
import { formatDateTime, fromMinorUnits } from '@wallet/kit/format';
import { Button, Countdown, InlineNotice, Money, useCountdown } from '@wallet/kit/ui';
import { useEffect } from 'react';
import { readQuote } from '../../api/foreignCalls.ts';
import { ConfirmMoney } from '../../flows/ConfirmMoney.tsx';
import { useDraftLoad } from '../../flows/useMoneyDraft.ts';
import { messages } from '../../messages/index.ts';
import type { Quote } from '../../model/foreign.ts';
import styles from '../../parts/money.module.css';
import { NoDraft } from './NoDraft.tsx';

/** The price as the service fixed it, for as long as it holds; then the password. */
export function TradeConfirm({ direction, first }: { direction: 'buy' | 'sell'; first: string }) {
  const t = messages.use().money;
  const words = t.foreign[`${direction}Screen`];
  const load = useDraftLoad('trading', async (draft, signal) =>
    draft.direction === direction ? readQuote(draft, { signal }) : null,
  );
  const quote = load.data?.data;
  if (quote) return <Confirm quote={quote} onStale={load.reload} />;
  return (
    <Screen title={words.confirm} of={load}>
      <NoDraft first={first} />
    </Screen>
  );
}

function Confirm({ quote, onStale }: { quote: Quote; onStale: () => void }) {
  const t = messages.use().money;
  const { direction, currency, foreign, amount, fund } = quote;
  const words = t.foreign[`${direction}Screen`];
  const { seconds, start } = useCountdown();
  const { id, validSeconds } = quote;
  // A new quote begins anew: by the seconds of its answer, not by the phone's clock.
  useEffect(() => start(id === '' ? 0 : validSeconds), [id, validSeconds, start]);

  const purse = fund === 'points' ? { unit: t.unit } : {};
  const shown = `${fromMinorUnits(foreign, currency)} ${currency}`;
  const { unit, rate, baseRate } = quote;
  return (
    <ConfirmMoney
      title={words.confirm}
      step={{ current: 2, total: 2 }}
      lead={words.question({ shown })}
      facts={seconds > 0 ? { kind: direction, quoteId: id, currency, foreign, amount } : null}
      submit={words.submit}
      draft="trading"
      onRetry={(why) => why === 'quoteEnded' && onStale()}
      rows={[
        {
          label: t.facts.foreign,
          value: <Money amount={fromMinorUnits(foreign, currency)} unit={currency} />,
        },
        { label: t.facts.baseRate, value: t.rate({ currency, unit, rate: baseRate }) },
        { label: t.facts.rate, value: t.rate({ currency, unit, rate }) },
        { label: t.facts.rounding, value: words.rounding },
        { label: t.facts.fee, value: <Money amount={quote.fee} {...purse} /> },
        { label: words.pays, value: <Money amount={amount} {...purse} />, isStrong: true },
        { label: direction === 'buy' ? t.facts.fund : t.facts.into, value: t.foreign.funds[fund] },
      ]}
    >
      <p className={styles.note}>{t.foreign.rateAt({ at: formatDateTime(quote.rateAt) })}</p>
      {seconds > 0 ? (
        <section aria-label={t.foreign.quoteLeft}>
          <Countdown seconds={seconds} total={validSeconds} />
        </section>
      ) : (
        <>
          <InlineNotice tone="warning">{t.foreign.quoteEnded}</InlineNotice>
          <Button full variant="secondary" action="newQuote" onClick={onStale}>
            {t.foreign.newQuote}
          </Button>
        </>
      )}
    </ConfirmMoney>
  );
}
