import { MainButton, Screen, useAction, useLoad, useWallet } from '@wallet/kit/app';
import { Facts, Lead, RadioGroup, Stack, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { readBalances } from '../flows/readBalances.ts';
import { messages } from '../messages/index.ts';
import type { Balances } from '../model/balances.ts';
import type { Method } from '../model/payment.ts';
import { PointsField } from '../parts/PointsField.tsx';
import { useAccountName } from '../parts/useAccountName.ts';
import { type Means, useMeans } from '../state/useMeans.ts';

export function FFQ04000() {
  const means = useMeans();
  const load = useLoad(async (signal) => ({
    chosen: await means.read(),
    balances: await readBalances({ signal }),
  }));
  return <Screen of={load}>{(known) => <Choose {...known} />}</Screen>;
}

function Choose({ chosen, balances: { points, account } }: { chosen: Means; balances: Balances }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const means = useMeans();
  const [method, setMethod] = useState(chosen.method);
  const [pointsMost, setMost] = useState(chosen.pointsMost);
  const isTooMany = pointsMost !== null && points !== null && pointsMost > points;
  const accountName = useAccountName();
  const left = account?.left ?? null;
  const leftText = left === null ? t.balances.unknown : t.won({ amount: left });
  const save = useAction(async () => {
    if (method === 'pointsFirst' && isTooMany) return;
    await means.save({ method, pointsMost });
    toast(t.method.saved);
    navigate.back();
  });
  return (
    <Stack>
      <Lead title={t.method.legend} />
      <div data-part="balances">
        <RadioGroup<Method>
          field="method"
          legend={t.method.order}
          value={method}
          onChange={setMethod}
          options={[
            {
              value: 'pointsFirst',
              label: t.methods.pointsFirst,
              description: points === null ? t.method.pointsText : t.points({ amount: points }),
            },
            {
              value: 'account',
              label: t.methods.account,
              description: account ? (
                <Facts>{`${accountName(account)} · ${leftText}`}</Facts>
              ) : (
                t.method.accountText
              ),
            },
          ]}
        />
      </div>
      {method === 'pointsFirst' && points !== 0 && (
        <PointsField points={points} value={pointsMost} onChange={setMost} />
      )}
      <MainButton run={save} action="submit">
        {t.method.submit}
      </MainButton>
    </Stack>
  );
}
