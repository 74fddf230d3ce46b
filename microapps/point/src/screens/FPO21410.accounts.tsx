import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { Actions, BottomBar, Button, List, Stack } from '@wallet/kit/ui';
import { getOnlyLinkAccounts } from '../api/accountCalls.ts';
import { messages } from '../messages/index.ts';
import { AccountRow } from '../parts/AccountRow.tsx';
import { NoAccount } from '../parts/NoAccount.tsx';

/** The linked accounts, and what can be done with each. */
export function FPO21410() {
  const { accounts: t } = messages.use().wallet;
  const { navigate } = useWallet();
  const load = useLoad((signal) => getOnlyLinkAccounts(undefined, { signal }), [], { onResume: 'reload' });
  const hasSome = load.data !== undefined && load.data.length > 0;
  return (
    <Screen
      title={t.title}
      of={load}
      skeleton="list"
      footer={
        hasSome && (
          <BottomBar>
            <Button full action="register" onClick={() => navigate.push('FPO21100')}>
              {t.add}
            </Button>
          </BottomBar>
        )
      }
    >
      {(accounts) =>
        accounts.length === 0 ? (
          <NoAccount />
        ) : (
          <Stack>
            <List label={t.list}>
              {accounts.map((account) => (
                <AccountRow key={account.accountNo} account={account} />
              ))}
            </List>
            {accounts.length > 1 && (
              <Actions>
                <Button
                  full
                  variant="secondary"
                  action="changeMain"
                  onClick={() => navigate.push('FPO21420')}
                >
                  {t.changeMain}
                </Button>
              </Actions>
            )}
          </Stack>
        )
      }
    </Screen>
  );
}
