import { MainButton, Part, Screen, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { formatRate, rateHundredths } from '@wallet/kit/format';
import {
  Actions,
  AmountField,
  Button,
  Card,
  KeyValue,
  Note,
  RateHero,
  RateTable,
  Section,
  toast,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { alerts } from '../api/calls.ts';
import { RateCourse, spans } from '../flows/RateCourse.tsx';
import { type HomeData, readHome } from '../flows/readHome.ts';
import { messages } from '../messages/index.ts';
import { isForeign, type Rate } from '../model/fx.ts';
import { FeedNotice } from '../parts/FeedNotice.tsx';

/** All currencies; of one its course, and an alert at a rate. */
export function FFC12000() {
  const load = useLoad(readHome, [], { onResume: 'cover' });
  const asked = useQuery().get('crncyCd');
  return (
    <Screen of={load} ground>
      {(home) => {
        const rate = home.rates.rates.find(({ currency }) => currency === asked);
        return rate ? <One rate={rate} {...home} /> : <All {...home} />;
      }}
    </Screen>
  );
}

function All({ rates }: HomeData) {
  const t = messages.use();
  const { navigate } = useWallet();
  return (
    <>
      <FeedNotice rates={rates} />
      <Card>
        <RateTable
          label={t.rates.label}
          rates={rates.rates.map(({ currency, unit, base, before }) => ({
            currency,
            name: t.currencies[currency],
            unit,
            today: base,
            before: before || null,
          }))}
          onOpen={(currency) =>
            isForeign(currency) && navigate.push('FFC12000', { query: { crncyCd: currency } })
          }
        />
      </Card>
    </>
  );
}

function One({ rate, wallet, rates }: HomeData & { rate: Rate }) {
  const t = messages.use();
  const { navigate, manifest } = useWallet();
  const query = useQuery();
  const { currency, unit, base, buy, sell, before, preference } = rate;
  const span = spans.find((one) => one === query.get('range')) ?? '1M';
  const to = { query: { crncyCd: currency } };
  const isOpen = wallet.state === 'open';
  return (
    <>
      <FeedNotice rates={rates} />
      <RateHero
        label={t.rates.now({ currency: t.currencies[currency] })}
        {...{ currency, unit, today: base, before: before || null }}
      >
        <Note>{t.round(rates)}</Note>
        <RateCourse
          currency={currency}
          kept={{
            span,
            onSpan: (next) => navigate.replace('FFC12000', { query: { crncyCd: currency, range: next } }),
          }}
        />
      </RateHero>
      <Card>
        <KeyValue
          rows={[
            { label: t.rates.buy, value: t.per({ rate: buy, unit, currency }) },
            { label: t.rates.sell, value: t.per({ rate: sell, unit, currency }) },
            { label: t.facts.spread, value: t.facts.preference({ preference }) },
          ]}
        />
      </Card>
      {isOpen && (
        <Card>
          <AlertOf rate={rate} />
        </Card>
      )}
      {isOpen && (
        <MainButton
          action="buy"
          run={() => navigate.push('FFC21000', to)}
          {...('FFC33000' in manifest.screens
            ? {
                beside: (
                  <Button variant="secondary" action="target" onClick={() => navigate.push('FFC33000', to)}>
                    {t.rates.target}
                  </Button>
                ),
              }
            : {})}
        >
          {t.rates.trade}
        </MainButton>
      )}
    </>
  );
}

function AlertOf({ rate }: { rate: Rate }) {
  const load = useLoad(alerts, undefined);
  return (
    <Part of={load}>
      {(set) => (
        <Alert
          key={rate.currency}
          rate={rate}
          known={set.find(({ currency }) => currency === rate.currency)?.rate}
          reload={load.reload}
        />
      )}
    </Part>
  );
}

interface AlertProps {
  rate: Rate;
  /** the one that is set, as its rate */
  known: string | undefined;
  reload: () => void;
}

/** One alert a currency, at a base rate: above or below follows from where the rate stands. */
function Alert({ rate: { currency, base }, known, reload }: AlertProps) {
  const t = messages.use().rates;
  const [typed, setTyped] = useState<number | null>();
  const value = typed === undefined ? (rateHundredths(known ?? base) ?? null) : typed;
  const set = useAction(async (rate: string) => {
    const side = (rateHundredths(rate) ?? 0) > (rateHundredths(base) ?? 0) ? 'above' : 'below';
    await alerts({ currency, side, rate });
    toast(rate === '' ? t.alertGone : t.alertDone);
    reload();
  });
  const asked = formatRate(value ?? 0).replaceAll(',', '');
  const acts = [
    { action: 'setAlert', label: t.alertSet, variant: 'secondary', asked },
    ...(known === undefined
      ? []
      : [{ action: 'dropAlert', label: t.alertOff, variant: 'text', asked: '' } as const]),
  ] as const;
  return (
    <Section title={t.alert}>
      <Note>{t.alertHint}</Note>
      <AmountField field="alert" label={t.alertAt} decimals={2} value={value} onChange={setTyped} />
      <Actions beside>
        {acts.map(({ action, label, variant, asked }) => (
          <Button
            key={action}
            full
            variant={variant}
            action={action}
            disabled={!value}
            isBusy={set.isRunning}
            onClick={() => void set.run(asked)}
          >
            {label}
          </Button>
        ))}
      </Actions>
    </Section>
  );
}
