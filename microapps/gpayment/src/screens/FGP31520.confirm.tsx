import { ConfirmOrder } from '@wallet/kit/app';
import { fromMinorUnits } from '@wallet/kit/format';
import { Card, IconTile, KeyValue } from '@wallet/kit/ui';
import { useState } from 'react';
import { requestPayment } from '../api/merchantCalls.ts';
import { payment, paymentRefusal } from '../flows/payment.ts';
import { merchant } from '../flows/steps.ts';
import { messages } from '../messages/index.ts';
import type { MerchantPayment, PayQuote } from '../model/merchantPayment.ts';
import { screenFor } from '../model/network.ts';
import { MeansTile } from '../parts/MeansTile.tsx';
import { PayAmount } from '../parts/PayAmount.tsx';
import { told } from '../parts/told.ts';
import { useMeansName } from '../parts/useMeansName.ts';
import { useRateText } from '../parts/useRateText.ts';

/** What it costs, and the password (2-payment s4: request, then approve). */
export const FGP31520 = merchant.step({ needs: ['quote'] }, ({ draft: step, save }) => {
  const t = messages.use().pay;
  const { nation, scan, means } = step;
  const [again, setAgain] = useState({ of: step.quote, quote: step.quote });
  const quote = again.of === step.quote ? again.quote : step.quote;
  const askAgain = async () => {
    const fresh = await requestPayment({ scan, amount: quote.local, means });
    await save({ quote: fresh });
    setAgain({ of: step.quote, quote: fresh });
  };
  const total = t.amount(fromMinorUnits(quote.total, quote.currency), quote.currency);
  return (
    <ConfirmOrder
      order={payment}
      facts={{ kind: 'mpm', nation, quote }}
      onAgain={askAgain}
      beginsAtOnce
      asksToLeave
      lead={t.confirm.lead({ merchant: quote.merchant || t.enter.here, total })}
      between={{
        from: <MeansTile means={{ ...step.means, bank: step.bank }} />,
        to: <IconTile picture="fpayment" size="large" />,
      }}
      {...(quote.localCurrency !== quote.currency && {
        note: <PayAmount minor={quote.local} currency={quote.localCurrency} />,
      })}
      entry={<QuoteFacts step={step} quote={quote} />}
      rows={[]}
      submit={t.confirm.pay({ total })}
      secret={{ hint: t.confirm.pinHint({ total }) }}
      working={t.end.sending}
      refusal={paymentRefusal}
      returnTo={`/gpayment/${screenFor('FGP31000', nation)}`}
    />
  );
});

/** Indonesia, by the domestic clearing network (A15). */
export function FGP31520Kftc() {
  return <FGP31520 />;
}

/** How what is taken comes about, before a password is asked for; to whom and how much is the question over it. */
function QuoteFacts({ step, quote }: { step: MerchantPayment; quote: PayQuote }) {
  const t = messages.use().pay;
  const meansName = useMeansName();
  const rateOf = useRateText();
  const { localCurrency, currency, rate } = quote;
  const isExchanged = localCurrency !== currency;
  return (
    <div data-part="quote">
      <Card tone="soft">
        <KeyValue
          rows={[
            ...told(t.confirm.address, quote.address),
            ...(rate ? [{ label: t.confirm.rate, value: rateOf(rate, localCurrency, currency) }] : []),
            ...(isExchanged
              ? [
                  {
                    label: t.confirm.converted,
                    value: <PayAmount minor={quote.principal} currency={currency} />,
                  },
                ]
              : []),
            { label: t.confirm.fee, value: <PayAmount minor={quote.fee} currency={currency} /> },
            { label: t.confirm.from, value: meansName({ ...step.means, bank: step.bank }) },
            ...(isExchanged || quote.fee > 0
              ? [
                  {
                    label: t.confirm.total,
                    value: <PayAmount minor={quote.total} currency={currency} />,
                    isStrong: true,
                  },
                ]
              : []),
          ]}
        />
      </Card>
    </div>
  );
}
