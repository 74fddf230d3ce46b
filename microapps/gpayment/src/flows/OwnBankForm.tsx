import { useAction } from '@wallet/kit/app';
import { maskAccount } from '@wallet/kit/format';
import { required } from '@wallet/kit/forms';
import { BankMark, Button, InlineNotice, RadioGroup, useForm } from '@wallet/kit/ui';
import { uncertain } from '../messages/uncertain.ts';
import { accountName, type PayAccount } from '../model/payAccount.ts';
import styles from '../parts/serviceText.module.css';
import { useService } from '../parts/useService.ts';
import { useAddAccount } from './useAddAccount.ts';

/** An account at the own bank, which needs no proof. */
export function OwnBankForm({ accounts }: { accounts: readonly PayAccount[] }) {
  const { account: t } = useService();
  const form = useForm({ initial: { ownAccount: '' }, rules: { ownAccount: required() } });
  const addAccount = useAddAccount();
  const add = useAction(
    async (accountNo: string) => {
      const chosen = accounts.find(({ number }) => number === accountNo);
      if (chosen) await addAccount({ bankCode: chosen.bankCode, accountNo });
    },
    { lostWords: uncertain },
  );
  if (accounts.length === 0) return <InlineNotice>{t.noOwn}</InlineNotice>;
  const binding = form.field('ownAccount');
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.submit((values) => void add.run(values.ownAccount))}
    >
      <RadioGroup
        {...binding}
        legend={t.lead}
        options={accounts.map((account) => ({
          value: account.number,
          label: accountName(account),
          leading: <BankMark code={account.bankCode} name={account.bankName} size="small" />,
          description: `${account.bankName} ${maskAccount(account.number)}`,
        }))}
        {...(binding.problem ? { problemMessage: t.choose } : {})}
      />
      <Button full type="submit" action="submit" isBusy={add.isRunning}>
        {t.add}
      </Button>
    </form>
  );
}
