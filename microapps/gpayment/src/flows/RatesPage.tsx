import { Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { Button, Chips, ErrorState, Section, Skeleton } from '@wallet/kit/ui';
import { readNations } from '../api/nationCalls.ts';
import { readRate } from '../api/rateCalls.ts';
import { kftcCurrency, variantFor } from '../model/nation.ts';
import { dayBefore, mainCurrencies, shownCurrencies } from '../model/rate.ts';
import { RateChart } from '../parts/RateChart.tsx';
import { type RatePair, RateTable } from '../parts/RateTable.tsx';
import styles from '../parts/serviceText.module.css';
import { useService } from '../parts/useService.ts';

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
            <RateTable pairs={pairs} />
          </Section>
          <Section title={t.course}>
            {!isKftc && (
              <Chips
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
      {!known && <RateTable pairs={[load.data]} />}
      <RateChart currency={currency} course={load.data.today.course} />
    </>
  );
}
