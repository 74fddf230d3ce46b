import type { LinkedAccount } from '@wallet/kit/common';
import { accountEnd, maskAccount } from '@wallet/kit/format';
import { Badge, BankMark, RadioGroup } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

interface ChooseAccountProps {
  accounts: readonly LinkedAccount[];
  value: string;
  onChange: (accountNo: string) => void;
}

/** The accounts of the bank that are linked to the wallet, the main one first. */
export function ChooseAccount({ accounts, value, onChange }: ChooseAccountProps) {
  const t = messages.use().account;
  return (
    <RadioGroup
      field="account"
      legend={t.choose}
      value={value}
      onChange={onChange}
      options={accounts.map(({ accountNo, alias, bankCode, isMain }) => ({
        value: accountNo,
        leading: <BankMark code={bankCode} name={t.bank} size="small" />,
        label: (
          <>
            {alias || maskAccount(accountNo)} {isMain && <Badge tone="accent">{t.main}</Badge>}
          </>
        ),
        description: `${t.bank} ${accountEnd(accountNo)}`,
      }))}
    />
  );
}
