import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { Badge, BankMark, BottomBar, Button, Card, Lead, List, ListItem } from '@wallet/kit/ui';
import { useState } from 'react';
import { getOnlyLinkAccounts } from '../api/accountCalls.ts';
import { messages } from '../messages/index.ts';
import { useSay } from '../messages/useSay.ts';
import { accountName, type LinkedAccount, shownNumber } from '../model/account.ts';
import { AccountSheet } from '../parts/AccountSheet.tsx';
import { MoneyDoors } from '../parts/MoneyDoors.tsx';
import { NoAccount } from '../parts/NoAccount.tsx';

/** The linked accounts, what can be done with each, and what they are for. */
export function FPO21410() {
  const { accounts: t, main } = messages.use().wallet;
  const say = useSay();
  const { navigate } = useWallet();
  const [opened, setOpened] = useState<LinkedAccount>();
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
            <Card>
              <List label={t.list}>
                {accounts.map((account) => (
                  <ListItem
                    key={account.accountNo}
                    leading={<BankMark code={account.bankCode} name={say(account.bank)} />}
                    title={<span data-account-main={account.isMain}>{accountName(account)}</span>}
                    badge={account.isMain && <Badge tone="accent">{main}</Badge>}
                    description={`${say(account.bank)} ${shownNumber(account)}`}
                    action="more"
                    onClick={() => setOpened(account)}
                  />
                ))}
              </List>
            </Card>
            <MoneyDoors />
            {opened && <AccountSheet account={opened} onClose={() => setOpened(undefined)} />}
          </>
        )
      }
    </Screen>
  );
}
