import { Screen, useWallet } from '@wallet/kit/app';
import { Bullets, Button, Card, confirm, InlineNotice, KeyValue, Lead, Stack } from '@wallet/kit/ui';
import { unlinkAccount } from '../api/accountCalls.ts';
import { useChosenAccount } from '../flows/useChosenAccount.ts';
import { useSignInApp } from '../flows/useSignInApp.ts';
import { messages } from '../messages/index.ts';
import { useSay } from '../messages/useSay.ts';
import { accountName, type LinkedAccount, mayUnlink, shownNumber } from '../model/account.ts';
import { AccountGone } from '../parts/AccountGone.tsx';
import { useWalletAction } from '../parts/useWalletAction.ts';

/** Taking a linked account off; what that means is said first. */
export function FPO21610() {
  const { accounts: t } = messages.use().wallet;
  const load = useChosenAccount();
  return (
    <Screen title={t.unlinkTitle} of={load}>
      {({ account, accounts }) =>
        account ? <Unlink account={account} accounts={accounts} /> : <AccountGone />
      }
    </Screen>
  );
}

function Unlink({ account, accounts }: { account: LinkedAccount; accounts: LinkedAccount[] }) {
  const { accounts: t } = messages.use().wallet;
  const say = useSay();
  const { navigate, session, renewMembership } = useWallet();
  const signInApp = useSignInApp();
  const shown = `${say(account.bank)} ${shownNumber(account)}`;
  const unlink = useWalletAction(async () => {
    if (!(await confirm({ id: 'unlinkAccount', text: t.unlinkAsk, danger: t.unlinkSubmit }))) return;
    if ((await signInApp(t.unlinkSign)) === false) return;
    await unlinkAccount(account.accountNo);
    renewMembership();
    await session.drafts.clear('point.account');
    await session.setStepParam('point', {
      kind: 'unlinked',
      bank: account.bank,
      number: shownNumber(account),
    });
    navigate.replace('FPO21620');
  });
  return (
    <>
      <Lead title={t.unlinkLead} />
      <Stack>
        <Card tone="soft">
          <KeyValue
            rows={[
              { label: t.alias, value: accountName(account) },
              { label: t.account, value: shown },
            ]}
          />
        </Card>
        {mayUnlink(account, accounts) ? (
          <>
            <InlineNotice tone="warning">
              <Bullets texts={[...t.unlinkLosses, ...(accounts.length === 1 ? [t.unlinkLast] : [])]} />
            </InlineNotice>
            <Button
              full
              variant="danger"
              action="submit"
              isBusy={unlink.isRunning}
              onClick={() => void unlink.run()}
            >
              {t.unlinkSubmit}
            </Button>
          </>
        ) : (
          <>
            <InlineNotice tone="warning">{t.unlinkMain}</InlineNotice>
            <Button full action="changeMain" onClick={() => navigate.push('FPO21420')}>
              {t.changeMain}
            </Button>
          </>
        )}
      </Stack>
    </>
  );
}
