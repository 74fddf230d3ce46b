import { Form, MainButton, useAction } from '@wallet/kit/app';
import { accountEnd } from '@wallet/kit/format';
import { required } from '@wallet/kit/forms';
import { BankMark, InlineNotice, RadioGroup, useForm } from '@wallet/kit/ui';
import { uncertain } from '../messages/uncertain.ts';
import { accountName, type PayAccount } from '../model/payAccount.ts';
import { useService } from '../parts/useService.ts';
import { useAddAccount } from './useAddAccount.ts';

/** An account at the own bank, which needs no proof. */
export function OwnBankForm({ accounts }: { accounts: readonly PayAccount[] }) {
  const { account: t } = useService();
  const form = useForm({ initial: { ownAccount: '' }, rules: { ownAccount: required() } });
  const addAccount = useAddAccount();
  const add = useAction(
    async ({ ownAccount: accountNo }: { ownAccount: string }) => {
      const chosen = accounts.find(({ number }) => number === accountNo);
      if (chosen) await addAccount({ bankCode: chosen.bankCode, accountNo });
    },
    { lostWords: uncertain },
  );
  if (accounts.length === 0) return <InlineNotice>{t.noOwn}</InlineNotice>;
  const binding = form.field('ownAccount');
  return (
    <Form form={form} run={add}>
      <RadioGroup
        {...binding}
        legend={t.list}
        options={accounts.map((account) => ({
          value: account.number,
          label: accountName(account),
          leading: <BankMark code={account.bankCode} name={account.bankName} size="small" />,
          description: `${account.bankName} ${accountEnd(account.number)}`,
        }))}
        {...(binding.problem ? { problemMessage: t.choose } : {})}
      />
      <MainButton>{t.add}</MainButton>
    </Form>
  );
}
