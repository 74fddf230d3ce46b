import { MainButton, Part, Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { formatTime } from '@wallet/kit/format';
import { Bullets, Button, Card, Chart, KeyValue, RateHero, Skeleton } from '@wallet/kit/ui';
import { type Range, readChart, readPrice } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { changeOf, type Price } from '../model/gold.ts';
import { PriceNotice } from '../parts/PriceNotice.tsx';

const ranges = ['day', 'week', 'month', 'year'] as const;

export function FGS51000() {
  const load = useLoad(readPrice);
  return (
    <Screen of={load} ground>
      {(price) => <PriceNow price={price} />}
    </Screen>
  );
}

function PriceNow({ price }: { price: Price }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const asked = useQuery().get('range');
  const range: Range = ranges.find((one) => one === asked) ?? 'month';
  const chart = useLoad(readChart, range);
  return (
    <>
      <PriceNotice price={price} />
      <RateHero label={t.chart.now} currency="XAU" unit={1} today={price.base} before={price.before}>
        <Part of={chart} skeleton={<Skeleton lines={6} />}>
          {({ points }) => (
            <Chart
              label={t.chart.label}
              points={points.map(({ at, price: value }) => ({
                at: range === 'day' ? formatTime(at) : t.chart.day({ date: at.slice(0, 8) }),
                value: Number(value),
              }))}
              // A price of gold has both its decimals, wherever it stands.
              say={(value) => t.perGram({ price: value.toFixed(2) })}
              summary={t.chart.moved({
                range,
                ...changeOf(points[0]?.price ?? price.base, points.at(-1)?.price ?? price.base),
              })}
              ranges={ranges.map((value) => ({ value, label: t.chart.ranges[value] }))}
              range={range}
              onRange={(next) => navigate.replace('FGS51000', { query: { range: next } })}
            />
          )}
        </Part>
      </RateHero>
      <Card>
        <KeyValue
          rows={[
            { label: t.price.buy, value: t.perGram({ price: price.buy }) },
            { label: t.price.sell, value: t.perGram({ price: price.sell }) },
            { label: t.price.at, value: t.at(price) },
          ]}
        />
      </Card>
      <Bullets isNote texts={[t.chart.how, t.notInsured]} />
      <MainButton
        action="buy"
        run={() => navigate.push('FGS31000')}
        beside={
          <Button
            variant="secondary"
            action="alert"
            onClick={() => navigate.push('FGS44000', { query: { step: 'new' } })}
          >
            {t.chart.alert}
          </Button>
        }
      >
        {t.chart.buy}
      </MainButton>
    </>
  );
}
