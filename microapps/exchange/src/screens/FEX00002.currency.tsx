import { MainButton, Part, Screen, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { formatRate, rateChange, rateHundredths } from '@wallet/kit/format';
import {
  Actions,
  AmountField,
  Button,
  Card,
  Chart,
  Hero,
  KeyValue,
  Note,
  Section,
  toast,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { alerts, readRates, readSeries } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { askedRate, type Rate } from '../model/exchange.ts';
import { CurrencyChips } from '../parts/CurrencyChips.tsx';
import { Notice } from '../parts/Notice.tsx';

const ranges = ['1W', '1M', '3M', '1Y'] as const;

export function FEX00002() {
  const t = messages.use();
  const { navigate } = useWallet();
  const query = useQuery();
  const load = useLoad(readRates, undefined, { onResume: 'reload' });
  const range = ranges.find((one) => one === query.get('range')) ?? '1M';
  return (
    <Screen of={load} ground>
      {(rates) => {
        const rate = askedRate(rates, query.get('crncyCd'));
        if (!rate) return null;
        const { currency } = rate;
        const go = (changes: object) =>
          navigate.replace('FEX00002', { query: { crncyCd: currency, range, ...changes } });
        return (
          <>
            <CurrencyChips
              currencies={rates.rates.map((one) => one.currency)}
              value={currency}
              onChange={(crncyCd) => go({ crncyCd })}
            />
            <Hero
              label={`${t.currencies[currency] ?? currency} ${t.currency.base}`}
              value={formatRate(rate.base)}
              unit={t.home.unitWon}
              note={t.currency.per(rate)}
              art="none"
            />
            <Card>
              <Notice rates={rates} />
              <Course currency={currency} range={range} onRange={(next) => go({ range: next })} />
            </Card>
            <Card>
              <KeyValue
                rows={(['cashBuy', 'cashSell', 'wireBuy', 'wireSell'] as const).map((kind) => ({
                  label: t.currency[kind],
                  value: formatRate(rate[kind]),
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

type Range = (typeof ranges)[number];

function Course({
  currency,
  range,
  onRange,
}: {
  currency: string;
  range: Range;
  onRange: (range: Range) => void;
}) {
  const t = messages.use();
  const load = useLoad(readSeries, { currency, range });
  return (
    <Part of={load}>
      {(points) => {
        const [first, last] = [points[0], points.at(-1)];
        const change = first && last ? rateChange(last.rate, first.rate) : undefined;
        const { direction, amount } = change ?? { direction: 'same' as const, amount: 0 };
        return (
          <Chart
            label={`${t.currencies[currency] ?? currency} ${t.currency.course}`}
            points={points.map(({ date, rate }) => ({
              at: `${Number(date.slice(4, 6))}.${date.slice(6)}`,
              value: rateHundredths(rate) ?? 0,
            }))}
            say={formatRate}
            summary={t.currency.moved[direction]({ by: formatRate(amount) })}
            ranges={ranges.map((value) => ({ value, label: t.currency.range[value] }))}
            range={range}
            onRange={onRange}
          />
        );
      }}
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
      <Note>{t.alertHint}</Note>
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
