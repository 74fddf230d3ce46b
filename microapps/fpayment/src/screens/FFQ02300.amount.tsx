import { Screen, useAction, useLoad, useWallet } from '@wallet/kit/app';
import { AmountField, BottomBar, Button, Card, EmptyState, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { readNations } from '../api/listCalls.ts';
import { requestPayment } from '../api/orderCalls.ts';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { isInKorea } from '../model/place.ts';
import type { Reading, Step } from '../model/step.ts';
import { MethodRow } from '../parts/MethodRow.tsx';
import { tellRefusal } from '../parts/tellRefusal.ts';
import text from '../parts/text.module.css';
import { useMethod, useStep } from '../state/useStep.ts';
import { usePlace } from './usePlace.ts';

const quick = [1000, 5000, 10_000, 50_000];

export function FFQ02300() {
  const t = messages.use();
  const { navigate } = useWallet();
  const step = useStep();
  const method = useMethod();
  const load = useLoad(async () => {
    const kept = await step.read();
    return { kept, method: await method.read() };
  });
  const { kept, method: chosen } = load.data ?? {};
  if (kept?.reading && chosen) {
    return <Amount step={{ ...kept, method: chosen }} reading={kept.reading} />;
  }
  return (
    <Screen title={t.amount.title} of={load}>
      {() => (
        <EmptyState
          title={t.refusals.invalidTransaction}
          action={{ label: t.scan.title, action: 'scanCode', onClick: () => navigate.replace('FFQ02200') }}
        />
      )}
    </Screen>
  );
}

function Amount({ step, reading }: { step: Step; reading: Reading }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { save } = useStep();
  const [amount, setAmount] = useState<number | null>(reading.amount ?? step.request?.amount ?? null);
  const [isMissing, setMissing] = useState(false);
  const nation = useLoad((signal) => readNations('KR', { signal }));
  const place = usePlace((known) => {
    if (!isInKorea(known)) toast(t.amount.abroad);
  });

  const next = useAction(async () => {
    const isWrong = amount === null || amount < 1 || amount > reading.most;
    setMissing(amount === null || amount < 1);
    if (isWrong) return;
    try {
      const { txToken } = reading;
      const request = await requestPayment({ txToken, amount, method: step.method, place: place.current });
      await save({ ...step, request });
      navigate.push('FFQ02400');
    } catch (error) {
      if (!(await tellRefusal(error))) throw error;
    }
  });

  const footer = (
    <BottomBar>
      <Button action="next" isBusy={next.isRunning} onClick={() => void next.run()}>
        {t.next}
      </Button>
    </BottomBar>
  );
  const korea = nation.data?.find(({ code }) => code === 'KR');
  return (
    <Screen title={t.amount.title} footer={footer}>
      <Card tone="soft">
        <p className={text.note}>{t.amount.payTo}</p>
        <p>
          <strong>{say(reading.shop.name)}</strong>
        </p>
        <p className={text.note}>{say(reading.shop.address)}</p>
        {korea && <p className={text.note}>{t.amount.nation({ name: say(korea.name) })}</p>}
      </Card>
      <AmountField
        field="amount"
        label={t.amount.label}
        value={amount}
        onChange={(given) => {
          setAmount(given);
          setMissing(false);
        }}
        min={1}
        max={reading.most}
        readOnly={reading.amount !== null}
        {...(reading.amount === null ? { quickAmounts: quick } : { hint: t.amount.fixed })}
        {...(isMissing && { problem: { id: 'required' }, problemMessage: t.amount.missing })}
      />
      <MethodRow method={step.method} />
    </Screen>
  );
}
