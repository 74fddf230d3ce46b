import { MainButton, Part, Screen, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { formatRate, rateHundredths } from '@wallet/kit/format';
import {
  Actions,
  AmountField,
  Button,
  Card,
  KeyValue,
  Money,
  Note,
  RateChart,
  RateHero,
  Section,
  toast,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { alerts, readRates, readSeries } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { askedRate, type Rate } from '../model/exchange.ts';
import { CurrencyChips } from '../parts/CurrencyChips.tsx';
import { Notice } from '../parts/Notice.tsx';

const spans = ['1W', '1M', '3M', '1Y'] as const;

export function FEX00002() {
  const t = messages.use();
  const { navigate } = useWallet();
  const query = useQuery();
  const load = useLoad(readRates, undefined, { onResume: 'reload' });
  const span = spans.find((one) => one === query.get('range')) ?? '1M';
  return (
    <Screen of={load} ground>
      {(rates) => {
        const rate = askedRate(rates, query.get('crncyCd'));
        if (!rate) return null;
        const { currency } = rate;
        const go = (changes: object) =>
          navigate.replace('FEX00002', { query: { crncyCd: currency, range: span, ...changes } });
        return (
          <>
            <CurrencyChips
              currencies={rates.rates.map((one) => one.currency)}
              value={currency}
              onChange={(crncyCd) => go({ crncyCd })}
            />
            <RateHero
              label={`${t.currencies[currency] ?? currency} ${t.currency.base}`}
              {...{ currency, unit: rate.unit, today: rate.base, before: rate.before }}
            >
              <Notice rates={rates} isNamed />
              <Course currency={currency} span={span} onSpan={(next) => go({ range: next })} />
            </RateHero>
            <Card>
              <KeyValue
                rows={(['cashBuy', 'cashSell', 'wireBuy', 'wireSell'] as const).map((kind) => ({
                  label: t.currency[kind],
                  value: <Money amount={rate[kind]} />,
                }))}
              />
            </Card>
            <Card>
              <Alert key={currency} rate={rate} />
            </Card>
            <MainButton
              action="buy"
              disabled={rates.feed === 'stopped'}
              run={() => navigate.push('FEX00101', { query: { crncyCd: currency } })}
            >
              {t.home.buy}
            </MainButton>
          </>
        );
      }}
    </Screen>
  );
}

type Span = (typeof spans)[number];

function Course({ currency, span, onSpan }: { currency: string; span: Span; onSpan: (span: Span) => void }) {
  const t = messages.use();
  const load = useLoad(readSeries, { currency, range: span });
  return (
    <Part of={load}>
      {(course) => (
        <RateChart
          label={`${t.currencies[currency] ?? currency} ${t.currency.course}`}
          {...{ course, spans, span, onSpan }}
        />
      )}
    </Part>
  );
}

/** One alert a currency, at a base rate. */
function Alert({ rate: { currency, base } }: { rate: Rate }) {
  const t = messages.use().currency;
  const load = useLoad(alerts, undefined);
  const [typed, setTyped] = useState<number | null>();
  const known = load.data?.find((one) => one.currency === currency);
  const value = typed === undefined ? (rateHundredths(known?.rate ?? base) ?? null) : typed;
  const set = useAction(async (rate: string) => {
    await alerts({ currency, rate });
    toast(rate === '' ? t.alertGone : t.alertDone);
    load.reload();
  });
  return (
    <Section title={t.alert}>
      <Note>
        {known?.rangAt ? t.alertRang({ at: known.rangAt, rate: formatRate(known.rate) }) : t.alertHint}
      </Note>
      <AmountField field="alert" label={t.alertAt} decimals={2} value={value} onChange={setTyped} />
      <Actions beside>
        <Button
          full
          variant="secondary"
          action="setAlert"
          disabled={!value}
          isBusy={set.isRunning}
          onClick={() => void set.run(formatRate(value ?? 0).replaceAll(',', ''))}
        >
          {t.alertSet}
        </Button>
        {known && (
          <Button full variant="text" action="dropAlert" onClick={() => void set.run('')}>
            {t.alertOff}
          </Button>
        )}
      </Actions>
    </Section>
  );
}
