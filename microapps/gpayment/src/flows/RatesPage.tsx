import { Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { formatDate, formatRate, rateHundredths, todaySeoul } from '@wallet/kit/format';
import { Button, Chart, Chips, ErrorState, RateTable, Section, Skeleton } from '@wallet/kit/ui';
import { readNations } from '../api/nationCalls.ts';
import { readRate } from '../api/rateCalls.ts';
import { kftcCurrency, variantFor } from '../model/nation.ts';
import { dayBefore, mainCurrencies, type Rate, type RateDay, shownCurrencies } from '../model/rate.ts';
import styles from '../parts/serviceText.module.css';
import { useService } from '../parts/useService.ts';

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
    <Screen title={t.title} of={load}>
      {(pairs) => (
        <>
          <Section title={t.main}>
            <p className={styles.note}>{t.mainText({ at: pairs[0]?.today.announcedAt ?? '' })}</p>
            <Rates pairs={pairs} />
          </Section>
          <Section title={t.course}>
            {!isKftc && (
              <Chips
                scrolls
                legend={t.choose}
                options={shown.map((value) => ({ value, label: currencies[value] ?? value }))}
                value={chosen}
                onChange={choose}
              />
            )}
            <CurrencyCourse
              key={chosen}
              currency={chosen}
              known={pairs.find(({ today }) => today.currency === chosen)}
            />
          </Section>
          <p className={styles.note}>{t.note}</p>
          {isKftc && (
            <div className={styles.buttons}>
              <Button full variant="secondary" action="all" onClick={() => navigate.replace('FGP51100')}>
                {t.all}
              </Button>
            </div>
          )}
        </>
      )}
    </Screen>
  );
}

function CurrencyCourse({ currency, known }: { currency: string; known: RatePair | undefined }) {
  const load = useLoad(async (signal) => known ?? (await readPair(currency, signal)), [currency]);
  if (load.state === 'error') {
    return <ErrorState messageId={load.error?.messageId ?? 'failedToFetchData'} onRetry={load.reload} />;
  }
  if (load.data === undefined) return <Skeleton shape="card" />;
  return (
    <>
      {!known && <Rates pairs={[load.data]} />}
      <Course currency={currency} course={load.data.today.course} />
    </>
  );
}

function Rates({ pairs }: { pairs: readonly RatePair[] }) {
  const { rates: t, currencies } = useService();
  return (
    <RateTable
      label={t.main}
      rates={pairs.map(({ today, yesterday }) => ({
        ...{ currency: today.currency, unit: today.unit, today: today.won, before: yesterday.won },
        name: currencies[today.currency] ?? today.currency,
      }))}
    />
  );
}

/** How a rate moved; days without a rate that can be read have no place on the line. */
function Course({ currency, course }: { currency: string; course: readonly RateDay[] }) {
  const { rates: t } = useService();
  const points = course.flatMap(({ date, won }) => {
    const value = rateHundredths(won);
    return value === undefined ? [] : [{ at: formatDate(date).slice(5), value }];
  });
  if (points.length < 2) return null;
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)].map(formatRate) as [string, string];
  return (
    <Chart
      label={t.table}
      points={points}
      say={formatRate}
      summary={t.chart({ currency, days: points.length, low, high })}
    />
  );
}
