import { ConfirmQuoted, useQuote, useWallet } from '@wallet/kit/app';
import { formatRate } from '@wallet/kit/format';
import { Bullets, Button, Flag, IconTile, InlineNotice, TextField } from '@wallet/kit/ui';
import { useState } from 'react';
import { askQuote } from '../api/calls.ts';
import { buying, cashOrder } from '../flows/buying.ts';
import { messages } from '../messages/index.ts';
import { cash } from '../model/exchange.ts';

/** Refused for the place or its day: both are chosen anew, and no money has moved. */
const elsewhere = ['FEX_NO_STOCK', 'FEX_NO_DAY', 'UBFR0072'];

export const FEX00103 = buying.step({ needs: ['placeId', 'placeName', 'date'] }, function Confirm({ draft }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { currency, amount, coupon, purpose, mix, placeId, placeName, date, kind } = draft;
  const [fetcher, setFetcher] = useState('');
  const quote = useQuote(askQuote, { currency, amount, coupon });
  const text = cash(currency, amount);
  const elsewhereButton = (
    <Button full variant="text" action="otherPlace" onClick={() => navigate.replace('FEX00102')}>
      {t.confirm.otherPlace}
    </Button>
  );
  return (
    <ConfirmQuoted
      order={cashOrder}
      draft={buying.useDraft()}
      quote={quote}
      facts={({ id }) => ({
        quoteId: id,
        currency,
        amount,
        coupon,
        purpose,
        mix,
        placeId,
        date,
        fetcher: fetcher.trim(),
      })}
      between={{ from: <IconTile picture="account" />, to: <Flag of={currency} /> }}
      lead={() => t.confirm.lead({ amount: text })}
      rows={({ rate, won, preference }) => [
        { label: t.facts.amount, value: text },
        { label: t.facts.rate, value: t.facts.rateOf({ rate: formatRate(rate), percent: preference }) },
        { label: t.facts.place, value: placeName },
        { label: t.facts.date, value: t.day({ date }) },
        { label: t.facts.won, value: t.won({ amount: won }), isStrong: true },
      ]}
      submit={({ won }) => t.confirm.submit({ amount: won })}
      secret={() => ({ hint: t.confirm.hint })}
      over={t.confirm.over}
      entry={
        kind === 'branch' && (
          <TextField
            field="fetcher"
            label={t.confirm.fetcher}
            hint={t.confirm.fetcherHint}
            maxLength={40}
            value={fetcher}
            onChange={setFetcher}
          />
        )
      }
      onAgain={(code) => elsewhere.includes(code) && navigate.replace('FEX00102')}
    >
      {({ preference: percent, saved, isDeclared, declaredDollars: dollars, daysToFetch: days }) => (
        <>
          {saved > 0 && (
            <InlineNotice tone="success" messageId="exchangeSaved">
              {t.confirm.saved({ percent, amount: saved })}
            </InlineNotice>
          )}
          {isDeclared && (
            <InlineNotice tone="warning" messageId="exchangeCustoms">
              {t.confirm.customs({ dollars })}
            </InlineNotice>
          )}
          <Bullets texts={[t.confirm.resale, t.confirm.fetchBy({ date, days }), t.confirm.free]} />
          {elsewhereButton}
        </>
      )}
    </ConfirmQuoted>
  );
});
