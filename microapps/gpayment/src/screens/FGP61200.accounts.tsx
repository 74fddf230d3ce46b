import { Screen, useAction, useLoad, useSetPin, useWallet } from '@wallet/kit/app';
import {
  BottomBar,
  Button,
  confirm,
  EmptyState,
  IconTile,
  List,
  ListItem,
  Section,
  toast,
} from '@wallet/kit/ui';
import { deleteAccount, readPayAccounts } from '../api/accountCalls.ts';
import { updateFinalPayment } from '../api/userCalls.ts';
import { uncertain } from '../messages/uncertain.ts';
import { accountName, type PayAccount } from '../model/payAccount.ts';
import { AccountCard } from '../parts/AccountCard.tsx';
import { useService } from '../parts/useService.ts';

export function FGP61200() {
  const { accounts: t } = useService();
  const { navigate, renewMembership } = useWallet();
  // Amounts are never shown stale.
  const load = useLoad((signal) => readPayAccounts(undefined, { signal }), [], { onResume: 'reload' });

  const remove = useAction(
    async (account: PayAccount) => {
      const text = t.ask({ name: accountName(account) });
      if (!(await confirm({ id: 'deletePayAccount', text, danger: t.remove }))) return;
      try {
        await deleteAccount({ bankCode: account.bankCode, accountNo: account.number });
        renewMembership();
        toast(t.removed);
      } finally {
        load.reload();
      }
    },
    { lostWords: uncertain },
  );
  const use = useAction(
    async ({ bankCode, number }: PayAccount) => {
      await updateFinalPayment({ bankCode, accountNo: number });
      toast(t.used);
      load.reload();
    },
    { lostWords: uncertain },
  );
  const footer = (
    <BottomBar>
      <Button action="add" onClick={() => navigate.push('FGP21300')}>
        {t.add}
      </Button>
    </BottomBar>
  );

  return (
    <Screen title={t.title} of={load} skeleton="list" footer={footer}>
      {(accounts) => (
        <>
          {accounts.length === 0 ? (
            <EmptyState title={t.empty} description={t.emptyHint} />
          ) : (
            accounts.map((account, place) => (
              <AccountCard
                key={account.number}
                account={account}
                isLast={place === 0}
                isBusy={remove.isRunning || use.isRunning}
                onUse={() => void use.run(account)}
                onRemove={() => void remove.run(account)}
              />
            ))
          )}
          {accounts.length > 0 && <PaymentPassword />}
        </>
      )}
    </Screen>
  );
}

/** The payment password is set with the first account: from then on it can be changed, or set anew. */
function PaymentPassword() {
  const { accounts: t } = useService();
  const setPin = useSetPin();
  const open = useAction((how: 'change' | 'reset') => setPin(how, '/gpayment/FGP61200'));
  return (
    <Section title={t.password}>
      <List label={t.password}>
        <ListItem
          leading={<IconTile picture="security" />}
          title={t.change}
          description={t.changeText}
          action="changePassword"
          onClick={() => void open.run('change')}
        />
        <ListItem
          leading={<IconTile picture="certi" />}
          title={t.reset}
          description={t.resetText}
          action="resetPassword"
          onClick={() => void open.run('reset')}
        />
      </List>
    </Section>
  );
}
