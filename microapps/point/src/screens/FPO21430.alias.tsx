import { Form, MainButton, Screen, useWallet } from '@wallet/kit/app';
import { Lead, Stack, TextField, toast, useForm } from '@wallet/kit/ui';
import { renameAccount } from '../api/accountCalls.ts';
import { useChosenAccount } from '../flows/useChosenAccount.ts';
import { messages } from '../messages/index.ts';
import { useSay } from '../messages/useSay.ts';
import { type LinkedAccount, shownNumber } from '../model/account.ts';
import { AccountGone } from '../parts/AccountGone.tsx';
import { useWalletAction } from '../parts/useWalletAction.ts';

/** What the customer calls an account. */
export function FPO21430() {
  const { accounts: t } = messages.use().wallet;
  const load = useChosenAccount();
  return (
    <Screen title={t.aliasTitle} of={load}>
      {({ account }) => (account ? <AliasForm account={account} /> : <AccountGone />)}
    </Screen>
  );
}

function AliasForm({ account }: { account: LinkedAccount }) {
  const { accounts: t, settings } = messages.use().wallet;
  const say = useSay();
  const { navigate } = useWallet();
  const form = useForm({ initial: { alias: account.alias }, rules: {} });
  const save = useWalletAction(async (alias: string) => {
    await renameAccount({ accountNo: account.accountNo, alias: alias.trim() });
    toast(t.aliasDone);
    navigate.replace('FPO21410');
  });
  return (
    <>
      <Lead title={t.aliasLead}>{`${say(account.bank)} ${shownNumber(account)}`}</Lead>
      <Form form={form} run={({ alias }) => save.run(alias)}>
        <Stack>
          <TextField
            label={t.alias}
            hint={t.aliasHint}
            maxLength={20}
            autoComplete="off"
            placeholder={account.product}
            {...form.field('alias')}
          />
          <MainButton isBusy={save.isRunning}>{settings.save}</MainButton>
        </Stack>
      </Form>
    </>
  );
}
