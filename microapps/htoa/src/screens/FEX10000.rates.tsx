import { MainButton, Screen, useAction, useLoad } from '@wallet/kit/app';
import { Chips, InlineNotice, Note, TextField, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { readRates, setStandIn } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { Rates } from '../parts/Rates.tsx';

const isRate = (typed: string) => typed === '' || /^\d{1,5}(\.\d{1,2})?$/.test(typed);

/** Sets the rates of a currency, today's and the last working day's; empty is a rate that is missing. */
export function FEX10000() {
  const t = messages.use();
  const load = useLoad(readRates);
  const [currency, setCurrency] = useState('USD');
  const [today, setToday] = useState('');
  const [before, setBefore] = useState('');
  const isRight = isRate(today) && isRate(before);
  const set = useAction(async () => {
    await setStandIn({ what: 'RATE', crncyCd: currency, exrt: today || null, bfdyExrt: before || null });
    toast(t.developer.done);
    load.reload();
  });
  return (
    <Screen of={load}>
      {({ rates }) => (
        <>
          <Rates rates={rates} />
          <Chips
            legend={t.desks.rates}
            options={rates.map((one) => ({ value: one.currency, label: one.currency }))}
            value={currency}
            onChange={setCurrency}
          />
          <TextField
            field="today"
            label={t.developer.rate}
            value={today}
            onChange={setToday}
            inputMode="decimal"
          />
          <TextField
            field="before"
            label={t.developer.before}
            value={before}
            onChange={setBefore}
            inputMode="decimal"
          />
          <Note>{t.developer.missing}</Note>
          {!isRight && <InlineNotice tone="danger">{t.developer.wrong}</InlineNotice>}
          <MainButton disabled={!isRight} run={set}>
            {t.developer.set}
          </MainButton>
        </>
      )}
    </Screen>
  );
}
