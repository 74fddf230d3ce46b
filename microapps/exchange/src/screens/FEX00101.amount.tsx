import { MainButton, Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { formatRate } from '@wallet/kit/format';
import {
  Button,
  Card,
  Chips,
  InlineNotice,
  KeyValue,
  Lead,
  RadioGroup,
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
  wonOf,
} from '../model/exchange.ts';
import { BothWays } from '../parts/BothWays.tsx';
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
          <>
            <Lead title={t.amount.lead} />
            <Stack>
              <CurrencyChips
                currencies={rates.rates.map(({ currency }) => currency)}
                value={rate.currency}
                onChange={(crncyCd) => navigate.replace('FEX00101', { query: { crncyCd } })}
              />
              <Wish key={rate.currency} rate={rate} rates={rates} terms={terms} />
            </Stack>
          </>
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
  const [coupon, setCoupon] = useState('');
  const [purpose, setPurpose] = useState<Purpose>('trip');
  const [mix, setMix] = useState<Mix>('large');
  const { currency } = rate;
  const smallest = termsFor(terms, currency).notes.at(-1) ?? 1;
  const percent = preferenceWith(terms, currency, coupon !== '');
  const applied = appliedRate(rate, percent);
  const won = units === null ? 0 : wonOf(rate, units, applied);
  const fits = units !== null && units > 0 && units % smallest === 0;
  const isOver = won > terms.left;
  return (
    <Stack>
      <BothWays rate={rate} applied={applied} smallest={smallest} units={units} onChange={setUnits} />
      {units !== null && !fits && (
        <InlineNotice tone="warning">{t.amount.smallest({ amount: cash(currency, smallest) })}</InlineNotice>
      )}
      <InlineNotice tone={isOver ? 'danger' : 'info'} messageId="exchangeDayLimit">
        {t.amount.left[terms.limit]({ amount: terms.left })}
      </InlineNotice>
      {terms.limit === 'unchecked' && (
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
      <MainButton
        disabled={!fits || isOver || rates.feed === 'stopped'}
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
