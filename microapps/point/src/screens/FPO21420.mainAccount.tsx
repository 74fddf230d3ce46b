import { Screen, useWallet } from '@wallet/kit/app';
import { BottomBar, Button, InlineNotice, Lead, Stack, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { changeMainAccount } from '../api/accountCalls.ts';
import { useChosenAccount } from '../flows/useChosenAccount.ts';
import { messages } from '../messages/index.ts';
import { AccountChoice } from '../parts/AccountChoice.tsx';
import { NoAccount } from '../parts/NoAccount.tsx';
import { useWalletAction } from '../parts/useWalletAction.ts';

/** Another account becomes the main one: the one that it was opened for, until the customer chooses. */
export function FPO21420() {
  const { accounts: t } = messages.use().wallet;
  const { navigate, renewMembership } = useWallet();
  const load = useChosenAccount();
  const [chosen, setChosen] = useState<string>();
  const { accounts = [], account } = load.data ?? {};
  const first = account ?? accounts.find(({ isMain }) => isMain);
  const accountNo = chosen ?? first?.accountNo ?? '';
  const change = useWalletAction(async () => {
    await changeMainAccount(accountNo);
    renewMembership();
    toast(t.mainDone);
    navigate.replace('FPO21410');
  });
  return (
    <Screen
      title={t.mainTitle}
      of={load}
      footer={
        accounts.length > 0 && (
          <BottomBar>
            <Button
              full
              action="submit"
              isBusy={change.isRunning}
              disabled={accountNo === ''}
              onClick={() => void change.run()}
            >
              {t.mainSubmit}
            </Button>
          </BottomBar>
        )
      }
    >
      {accounts.length === 0 ? (
        <NoAccount />
      ) : (
        <>
          <Lead title={t.mainLead}>{t.mainText}</Lead>
          <Stack>
            <AccountChoice legend={t.list} accounts={accounts} value={accountNo} onChange={setChosen} />
            {accounts.length === 1 && <InlineNotice>{t.mainOne}</InlineNotice>}
          </Stack>
        </>
      )}
    </Screen>
  );
}
