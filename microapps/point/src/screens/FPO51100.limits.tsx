import { Screen, useLoad } from '@wallet/kit/app';
import { Card, Chips, InlineNotice, KeyValue, Money, Section, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { readLimits } from '../api/settingCalls.ts';
import { LimitForm } from '../flows/LimitForm.tsx';
import { messages } from '../messages/index.ts';
import { type LimitKind, limitKinds } from '../model/wallet.ts';

/** What may still be moved today and this month, by kind, and the limits themselves. */
export function FPO51100() {
  const { limits: t, unit } = messages.use().wallet;
  const [kind, setKind] = useState<LimitKind>('01');
  const load = useLoad((signal) => readLimits(kind, { signal }), [kind], { onResume: 'reload' });
  const row = (label: string, amount: number | null, isStrong = false) =>
    amount === null ? [] : [{ label, value: <Money amount={amount} unit={unit} />, isStrong }];
  return (
    <Screen title={t.title} of={load}>
      {(limits) => (
        <>
          <Stack>
            <Chips
              legend={t.kind}
              value={kind}
              onChange={setKind}
              options={limitKinds.map((value) => ({ value, label: t.kinds[value] }))}
            />
            {Object.values(limits).every((amount) => amount === null) ? (
              <InlineNotice>{t.unknown}</InlineNotice>
            ) : (
              <Card tone="soft">
                <KeyValue
                  rows={[
                    ...row(t.monthly, limits.monthlyLeft),
                    ...row(t.once, limits.once),
                    ...row(t.dailyLimit, limits.daily),
                    ...row(t.daily, limits.dailyLeft, true),
                  ]}
                />
              </Card>
            )}
          </Stack>
          <Section title={t.change}>
            <LimitForm key={`${limits.once} ${limits.daily}`} limits={limits} onChanged={load.reload} />
          </Section>
        </>
      )}
    </Screen>
  );
}
