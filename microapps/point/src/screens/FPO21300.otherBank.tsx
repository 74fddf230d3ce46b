import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { Lead, Stack, Switch } from '@wallet/kit/ui';
import { useState } from 'react';
import { linkAccount } from '../api/accountCalls.ts';
import { readSummary } from '../api/walletCalls.ts';
import { Linked } from '../flows/Linked.tsx';
import { type ProvedAccount, TransferProof } from '../flows/TransferProof.tsx';
import { messages } from '../messages/index.ts';
import { JoinFirst } from '../parts/JoinFirst.tsx';
import { useWalletAction } from '../parts/useWalletAction.ts';

/** An account of another bank: proved by the digits of a transfer, then linked. */
export function FPO21300() {
  const { register: t } = messages.use().wallet;
  const { renewMembership } = useWallet();
  const load = useLoad((signal) => readSummary(undefined, { signal }));
  const [isMain, setMain] = useState(false);
  const [linked, setLinked] = useState('');
  const link = useWalletAction(async ({ accountNo, certificationId }: ProvedAccount) => {
    await linkAccount({ accountNo, alias: '', isMain, certificationId });
    renewMembership();
    setLinked(accountNo);
  });

  if (linked !== '') return <Linked title={t.title} accountNo={linked} />;
  return (
    <Screen title={t.other} of={load}>
      {({ walletNo }) =>
        walletNo === '' ? (
          <JoinFirst />
        ) : (
          <>
            <Lead>{t.otherText}</Lead>
            <Stack>
              <Switch field="isMain" label={t.makeMain} checked={isMain} onChange={setMain} />
            </Stack>
            <TransferProof onProved={(account) => link.run(account)} />
          </>
        )
      }
    </Screen>
  );
}
