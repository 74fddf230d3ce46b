import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { BottomBar, Button } from '@wallet/kit/ui';
import { getOnlyLinkAccounts } from '../api/accountCalls.ts';
import { messages } from '../messages/index.ts';
import { AccountCard } from '../parts/AccountCard.tsx';
import { NoAccount } from '../parts/NoAccount.tsx';
import styles from '../parts/text.module.css';

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
          <div className={styles.block}>
            <ul className={styles.cards} aria-label={t.list}>
              {accounts.map((account) => (
                <li key={account.accountNo}>
                  <AccountCard account={account} />
                </li>
              ))}
            </ul>
            {accounts.length > 1 && (
              <div className={styles.buttons}>
                <Button
                  full
                  variant="secondary"
                  action="changeMain"
                  onClick={() => navigate.push('FPO21420')}
                >
                  {t.changeMain}
                </Button>
              </div>
            )}
          </div>
        )
      }
    </Screen>
  );
}
