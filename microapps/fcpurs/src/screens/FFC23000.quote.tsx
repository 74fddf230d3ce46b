import { MainButton, QuoteNotice, Screen, useAction, useQuote } from '@wallet/kit/app';
import { Badge, Card, FromTo, KeyValue, Note, Stack } from '@wallet/kit/ui';
import { askQuote, holdQuote } from '../api/calls.ts';
import { trading } from '../flows/trading.ts';
import { useInstead } from '../flows/useInstead.tsx';
import { useQuoteRows } from '../flows/useQuoteRows.tsx';
import { messages } from '../messages/index.ts';
import { money, type Quote } from '../model/fx.ts';
import { Face } from '../parts/Face.tsx';

/** Everything that will be booked at this rate, and how long it holds. */
export const FFC23000 = trading.step({ needs: ['side', 'currency'] }, function Check({ draft, goOn }) {
  const t = messages.use();
  const rows = useQuoteRows();
  const { side, currency, to, minor, won } = draft;
  const quote = useQuote(askQuote, { side, currency, to, minor, won });
  const instead = useInstead(draft);
  const { data, held } = quote;
  const sign = useAction(
    async () => {
      if (!held) return;
      await holdQuote(held.id);
      await goOn('FFC24000', { quoteId: held.id, signedNo: '' });
    },
    { on: { FFC_QUOTE_ENDED: () => quote.end() } },
  );
  if (!data) return <Screen of={{ ...quote, reload: quote.renew }} instead={instead} />;
  return (
    <Screen>
      <FromTo from={<Face of={data.from} />} to={<Face of={data.to} />} title={leadOf(data)}>
        {data.saved > 0 ? <Badge tone="success">{t.quote.saved({ amount: data.saved })}</Badge> : undefined}
      </FromTo>
      <Stack>
        <Card tone="soft">
          <Stack>
            <KeyValue rows={rows(data, draft.account)} />
            <QuoteNotice quote={quote} />
          </Stack>
        </Card>
        {side === 'exchange' && <Note>{t.quote.legs}</Note>}
        {side !== 'buy' && <Note>{t.quote.noTax}</Note>}
      </Stack>
      <MainButton action="sign" disabled={!held} run={sign}>
        {t.quote.go[data.side]({
          money: data.side === 'buy' ? money(data.toMinor, data.to) : money(data.fromMinor, data.from),
        })}
      </MainButton>
    </Screen>
  );

  function leadOf(of: Quote): string {
    if (of.side === 'buy') return t.quote.lead.buy({ money: money(of.toMinor, of.to) });
    const given = { money: money(of.fromMinor, of.from) };
    return of.side === 'sell'
      ? t.quote.lead.sell(given)
      : t.quote.lead.exchange({ ...given, to: t.currencies[of.to] });
  }
});
