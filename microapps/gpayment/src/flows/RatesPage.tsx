import { Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import {
  Button,
  Card,
  Chips,
  ErrorState,
  Note,
  RateChart,
  RateHero,
  RateTable,
  Section,
  Skeleton,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { readNations } from '../api/nationCalls.ts';
import { readRate } from '../api/rateCalls.ts';
import { kftcCurrency, variantFor } from '../model/nation.ts';
import { dayBefore, mainCurrencies, type Rate, shownCurrencies } from '../model/rate.ts';
import { useService } from '../parts/useService.ts';

/** The network tells fourteen days. */
const spans = ['1W', '2W'] as const;

interface RatePair {
  today: Rate;
  yesterday: Rate;
}

async function readPair(currency: string, signal: AbortSignal): Promise<RatePair> {
  const today = todaySeoul();
  const [now, before] = await Promise.all([
    readRate({ currency, date: today }, { signal }),
    readRate({ currency, date: dayBefore(today) }, { signal }),
  ]);
  return { today: now, yesterday: before };
}

/** Rates of today and yesterday (2-payment s3.1, A73); those of the rupiah on the page of its network (A15, A60). */
export function RatesPage({ isKftc = false }: { isKftc?: boolean }) {
  const { rates: t, currencies } = useService();
  const { navigate } = useWallet();
  const asked = useQuery().get('crncyCd');
  const main: readonly string[] = isKftc ? [kftcCurrency] : mainCurrencies;
  const load = useLoad((signal) => Promise.all(main.map((currency) => readPair(currency, signal))), [isKftc]);
  const nations = useLoad(async (signal) => readNations(undefined, { signal }));
  const shown = isKftc ? main : shownCurrencies((nations.data ?? []).map(({ currency }) => currency));
  const chosen = shown.find((currency) => currency === asked) ?? shown[0] ?? '';

  function choose(crncyCd: string) {
    navigate.replace(variantFor('FGP51100', { currency: crncyCd }), { query: { crncyCd } });
  }

  return (
    <Screen title={t.title} of={load} ground>
      {(pairs) => (
        <>
          {!isKftc && (
            <Chips
              scrolls
              legend={t.choose}
              options={shown.map((value) => ({ value, label: currencies[value] ?? value }))}
              value={chosen}
              onChange={choose}
            />
          )}
          <Chosen
            key={chosen}
            currency={chosen}
            known={pairs.find(({ today }) => today.currency === chosen)}
          />
          {!isKftc && (
            <Card>
              <Section title={t.main}>
                <Note>{t.mainText({ at: pairs[0]?.today.announcedAt ?? '' })}</Note>
                <RateTable
                  label={t.main}
                  rates={pairs.map(({ today, yesterday }) => ({
                    currency: today.currency,
                    unit: today.unit,
                    today: today.won,
                    before: yesterday.won,
                    name: currencies[today.currency] ?? today.currency,
                  }))}
                  onOpen={choose}
                />
              </Section>
            </Card>
          )}
          <Note>{t.note}</Note>
          {isKftc && (
            <Button full variant="secondary" action="all" onClick={() => navigate.replace('FGP51100')}>
              {t.all}
            </Button>
          )}
        </>
      )}
    </Screen>
  );
}

/** One currency: what it stands at, and how it came there. */
function Chosen({ currency, known }: { currency: string; known: RatePair | undefined }) {
  const { rates: t, currencies } = useService();
  const [span, setSpan] = useState<'1W' | '2W'>('2W');
  const load = useLoad(async (signal) => known ?? (await readPair(currency, signal)), [currency]);
  if (load.state === 'error') {
    return <ErrorState messageId={load.error?.messageId ?? 'failedToFetchData'} onRetry={load.reload} />;
  }
  if (load.data === undefined) return <Skeleton shape="card" />;
  const { today, yesterday } = load.data;
  const course = today.course.map(({ date, won: rate }) => ({ date, rate }));
  return (
    <RateHero
      label={t.whose({ name: currencies[currency] ?? currency })}
      {...{ currency, unit: today.unit, today: today.won, before: yesterday.won }}
    >
      <RateChart
        label={t.table}
        course={span === '1W' ? course.slice(-7) : course}
        spans={spans}
        span={span}
        onSpan={setSpan}
      />
    </RateHero>
  );
}
