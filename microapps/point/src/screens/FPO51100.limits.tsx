import { Screen, useLoad } from '@wallet/kit/app';
import { Card, Chips, KeyValue, Money, Section } from '@wallet/kit/ui';
import { useState } from 'react';
import { readLimits } from '../api/settingCalls.ts';
import { messages } from '../messages/index.ts';
import { type LimitKind, limitKinds } from '../model/wallet.ts';
import styles from '../parts/text.module.css';
import { LimitForm } from './LimitForm.tsx';

/** What may still be moved today and this month, by kind, and the limits themselves. */
export function FPO51100() {
  const { limits: t, unit } = messages.use().wallet;
  const [kind, setKind] = useState<LimitKind>('01');
  const load = useLoad((signal) => readLimits(kind, { signal }), [kind], { onResume: 'reload' });
  const money = (amount: number) => <Money amount={amount} unit={unit} />;
  return (
    <Screen title={t.title} of={load}>
      {(limits) => (
        <>
          <div className={styles.form}>
            <Chips
              legend={t.kind}
              value={kind}
              onChange={setKind}
              options={limitKinds.map((value) => ({ value, label: t.kinds[value] }))}
            />
            <Card tone="soft">
              <KeyValue
                rows={[
                  { label: t.monthly, value: money(limits.monthlyLeft) },
                  { label: t.once, value: money(limits.once) },
                  { label: t.dailyLimit, value: money(limits.daily) },
                  { label: t.daily, value: money(limits.dailyLeft), isStrong: true },
                ]}
              />
            </Card>
          </div>
          <Section title={t.change}>
            <LimitForm key={`${limits.once} ${limits.daily}`} limits={limits} onChanged={load.reload} />
          </Section>
        </>
      )}
    </Screen>
  );
}
