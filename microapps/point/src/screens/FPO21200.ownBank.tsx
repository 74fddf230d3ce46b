import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { BottomBar, Button, EmptyState, Lead, Stack, Switch } from '@wallet/kit/ui';
import { useState } from 'react';
import { linkAccount, readOwnBank } from '../api/accountCalls.ts';
import { Linked } from '../flows/Linked.tsx';
import { messages } from '../messages/index.ts';
import { firstToLink } from '../model/account.ts';
import { AccountChoice } from '../parts/AccountChoice.tsx';
import { useWalletAction } from '../parts/useWalletAction.ts';

/** An account of the group's own bank: chosen, and linked at once. */
export function FPO21200() {
  const { register: t } = messages.use().wallet;
  const { navigate, renewMembership } = useWallet();
  const load = useLoad((signal) => readOwnBank(undefined, { signal }));
  const [chosen, setChosen] = useState<string>();
  const [isMain, setMain] = useState(false);
  const [isDone, setDone] = useState(false);
  const accounts = load.data ?? [];
  const accountNo = chosen ?? firstToLink(accounts);
  const link = useWalletAction(async () => {
    await linkAccount({ accountNo, alias: '', isMain, certificationId: '' });
    renewMembership();
    setDone(true);
  });

  if (isDone) return <Linked title={t.title} accountNo={accountNo} />;
  const isNothingLeft = load.data !== undefined && accountNo === '';
  return (
    <Screen
      title={t.own}
      of={load}
      footer={
        !isNothingLeft && (
          <BottomBar>
            <Button full action="submit" isBusy={link.isRunning} onClick={() => void link.run()}>
              {t.submit}
            </Button>
          </BottomBar>
        )
      }
    >
      {isNothingLeft ? (
        <EmptyState
          title={t.none}
          description={t.noneText}
          action={{ label: t.other, onClick: () => navigate.replace('FPO21300') }}
        />
      ) : (
        <>
          <Lead title={t.choose} />
          <Stack>
            <AccountChoice
              legend={t.own}
              accounts={accounts}
              value={accountNo}
              onChange={setChosen}
              takenLabel={({ isLinked }) => (isLinked ? t.linked : undefined)}
            />
            <Switch field="isMain" label={t.makeMain} checked={isMain} onChange={setMain} />
          </Stack>
        </>
      )}
    </Screen>
  );
}
