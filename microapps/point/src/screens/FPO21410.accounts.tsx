import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { BottomBar, Button, Lead } from '@wallet/kit/ui';
import { getOnlyLinkAccounts } from '../api/accountCalls.ts';
import { messages } from '../messages/index.ts';
import { AccountCard } from '../parts/AccountCard.tsx';
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
      ground={hasSome}
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
          <>
            <Lead title={t.lead} />
            {accounts.map((account) => (
              <AccountCard key={account.accountNo} account={account} />
            ))}
          </>
        )
      }
    </Screen>
  );
}
