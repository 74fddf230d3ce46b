import { formatDateTime, fromMinorUnits } from '@wallet/kit/format';
import { Button, Countdown, InlineNotice, Money, Note, useCountdown } from '@wallet/kit/ui';
import { useEffect } from 'react';
import { readQuote } from '../../api/foreignCalls.ts';
import { ConfirmMoney } from '../../flows/ConfirmMoney.tsx';
import { tradeFlows } from '../../flows/moneyFlows.ts';
import { messages } from '../../messages/index.ts';

/** The price as the service fixed it, for as long as it holds; then the password. */
export const tradeConfirm = (direction: 'buy' | 'sell') =>
  tradeFlows[direction].step(
    {
      needs: ['currency', 'foreign', 'fund'],
      ask: (draft, { signal }) => readQuote({ direction, ...draft }, { signal }),
    },
    function TradeConfirm({ data: quote, reload: onStale }) {
      const t = messages.use().money;
      const { currency, foreign, amount, fund } = quote;
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
          lead={words.question({ shown })}
          facts={seconds > 0 ? { kind: direction, quoteId: id, currency, foreign, amount } : null}
          submit={words.submit}
          draft={tradeFlows[direction].useDraft()}
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
          <Note>{t.foreign.rateAt({ at: formatDateTime(quote.rateAt) })}</Note>
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
    },
  );
