import { MainButton, Screen, useAction, useLoad, useWallet } from '@wallet/kit/app';
import { Card, InlineNotice, Lead, RadioGroup, Stack, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { readBalances } from '../flows/readBalances.ts';
import { messages } from '../messages/index.ts';
import type { Balances } from '../model/balances.ts';
import type { Method } from '../model/payment.ts';
import { BalanceRows } from '../parts/BalanceRows.tsx';
import { PointsField } from '../parts/PointsField.tsx';
import { type Means, useMeans } from '../state/useMeans.ts';

export function FFQ04000() {
  const means = useMeans();
  const load = useLoad(async (signal) => ({
    chosen: await means.read(),
    balances: await readBalances({ signal }),
  }));
  return <Screen of={load}>{(known) => <Choose {...known} />}</Screen>;
}

function Choose({ chosen, balances }: { chosen: Means; balances: Balances }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const means = useMeans();
  const [method, setMethod] = useState(chosen.method);
  const [pointsMost, setMost] = useState(chosen.pointsMost);
  const isTooMany = pointsMost !== null && balances.points !== null && pointsMost > balances.points;
  const save = useAction(async () => {
    if (method === 'pointsFirst' && isTooMany) return;
    await means.save({ method, pointsMost });
    toast(t.method.saved);
    navigate.back();
  });
  return (
    <Stack>
      <Lead title={t.method.legend} />
      <RadioGroup<Method>
        field="method"
        legend={t.method.order}
        value={method}
        onChange={setMethod}
        options={[
          { value: 'pointsFirst', label: t.methods.pointsFirst, description: t.method.pointsText },
          { value: 'account', label: t.methods.account, description: t.method.accountText },
        ]}
      />
      {method === 'pointsFirst' && balances.points !== 0 && (
        <PointsField points={balances.points} value={pointsMost} onChange={setMost} />
      )}
      <Card tone="soft">
        <BalanceRows balances={balances} />
      </Card>
      <InlineNotice>{t.method.note}</InlineNotice>
      <MainButton run={save} action="submit">
        {t.method.submit}
      </MainButton>
    </Stack>
  );
}
