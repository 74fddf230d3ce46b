import { MainButton, Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { formatRate } from '@wallet/kit/format';
import {
  AmountPad,
  Button,
  Card,
  Chips,
  Flag,
  InlineNotice,
  KeyValue,
  Lead,
  MeansPill,
  RadioGroup,
  Section,
  Segmented,
  Stack,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { readRates, readTerms } from '../api/calls.ts';
import { buying } from '../flows/buying.ts';
import { messages } from '../messages/index.ts';
import {
  appliedRate,
  askedRate,
  cash,
  type Mix,
  mixes,
  type Purpose,
  preferenceWith,
  purposes,
  type Rate,
  type Rates,
  type Terms,
  termsFor,
  unitsFor,
  wonOf,
} from '../model/exchange.ts';
import { CurrencyChips } from '../parts/CurrencyChips.tsx';
import { Notice } from '../parts/Notice.tsx';

export function FEX00101() {
  const t = messages.use();
  const { navigate } = useWallet();
  const asked = useQuery().get('crncyCd');
  const load = useLoad(
    (signal) => Promise.all([readRates(undefined, { signal }), readTerms(undefined, { signal })]),
    [],
    { onResume: 'reload' },
  );
  return (
    <Screen of={load}>
      {([rates, terms]) => {
        const rate = askedRate(rates, asked);
        if (!rate) return null;
        return (
          <Stack>
            <Lead title={t.amount.lead} />
            <CurrencyChips
              currencies={rates.rates.map(({ currency }) => currency)}
              value={rate.currency}
              onChange={(crncyCd) => navigate.replace('FEX00101', { query: { crncyCd } })}
            />
            <Wish key={rate.currency} rate={rate} rates={rates} terms={terms} />
          </Stack>
        );
      }}
    </Screen>
  );
}

function Wish({ rate, rates, terms }: { rate: Rate; rates: Rates; terms: Terms }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const draft = buying.useDraft();
  const before = Number(useQuery().get('amount'));
  const [units, setUnits] = useState<number | null>(
    Number.isSafeInteger(before) && before > 0 ? before : null,
  );
  // Won that no notes come to stay as they were typed; what they buy stands under them.
  const [wonTyped, setWonTyped] = useState<number | null>(null);
  const [way, setWay] = useState<'units' | 'won'>('units');
  const [coupon, setCoupon] = useState('');
  const [purpose, setPurpose] = useState<Purpose>('trip');
  const [mix, setMix] = useState<Mix>('large');
  const { currency } = rate;
  const { notes } = termsFor(terms, currency);
  const smallest = notes.at(-1) ?? 1;
  const largest = notes[0] ?? 100;
  const percent = preferenceWith(terms, currency, coupon !== '');
  const applied = appliedRate(rate, percent);
  const won = units === null ? 0 : wonOf(rate, units, applied);
  const fits = units !== null && units > 0 && units % smallest === 0;
  const isOver = won > terms.left;
  const isWon = way === 'won';
  const turn = (next: 'units' | 'won') => {
    setWay(next);
    setWonTyped(next === 'won' && units !== null ? won : null);
  };
  return (
    <Stack>
      <Segmented
        legend={t.amount.way}
        options={[
          { value: 'units', label: t.home.foreign },
          { value: 'won', label: t.home.won },
        ]}
        value={way}
        onChange={turn}
      />
      <AmountPad
        key={way}
        field={way}
        label={isWon ? t.home.won : t.home.foreign}
        value={isWon ? wonTyped : units}
        onChange={(value) => {
          setWonTyped(isWon ? value : null);
          setUnits(isWon && value !== null ? unitsFor(rate, value, applied, smallest) : value);
        }}
        {...(isWon ? {} : { unit: currency })}
        means={
          <MeansPill leading={<Flag of={currency} isInline />}>
            {t.amount.per({ unit: rate.unit, currency, rate: formatRate(applied) })}
          </MeansPill>
        }
        problem={
          units !== null && !fits ? t.amount.smallest({ amount: cash(currency, smallest) }) : undefined
        }
        result={isWon ? cash(currency, units ?? 0) : t.won({ amount: won })}
        quickAmounts={isWon ? [100_000, 500_000] : [largest, largest * 5]}
      />
      {terms.isYoung ? (
        <InlineNotice tone="warning">{t.young({ age: terms.youngest })}</InlineNotice>
      ) : (
        <InlineNotice tone={isOver ? 'danger' : 'info'} messageId="exchangeDayLimit">
          {t.amount.left[terms.limit]({ amount: terms.left })}
        </InlineNotice>
      )}
      {terms.limit === 'unchecked' && !terms.isYoung && (
        <Button
          variant="text"
          leads
          action="check"
          onClick={() => void navigate.open('/point/FPO96000?returnPath=/exchange/FEX00101')}
        >
          {t.amount.check}
        </Button>
      )}
      <Card tone="soft">
        <KeyValue
          rows={[
            { label: t.amount.preference, value: t.amount.percent({ percent }) },
            { label: t.amount.rate, value: formatRate(applied) },
            { label: t.amount.pays, value: t.won({ amount: won }), isStrong: true },
          ]}
        />
        <Notice rates={rates} />
      </Card>
      <Section title={t.amount.more}>
        <Stack>
          {terms.coupons.length > 0 && (
            <RadioGroup
              field="coupon"
              legend={t.amount.coupon}
              value={coupon}
              onChange={setCoupon}
              options={[
                { value: '', label: t.amount.noCoupon },
                ...terms.coupons.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
          <Segmented
            legend={t.amount.mix}
            options={mixes.map((value) => ({ value, label: t.amount.mixes[value] }))}
            value={mix}
            onChange={setMix}
          />
          <Chips
            legend={t.amount.purpose}
            options={purposes.map((value) => ({ value, label: t.amount.purposes[value] }))}
            value={purpose}
            onChange={setPurpose}
          />
        </Stack>
      </Section>
      <MainButton
        disabled={!fits || isOver || terms.isYoung || rates.feed === 'stopped'}
        run={async () => {
          if (units === null) return;
          await draft.begin({ currency, amount: units, coupon, purpose, mix });
          navigate.push('FEX00102');
        }}
      >
        {t.amount.next}
      </MainButton>
    </Stack>
  );
}
