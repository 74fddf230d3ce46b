import { Badge, BankMark, RadioGroup } from '@wallet/kit/ui';
import { useSay } from '../messages/useSay.ts';
import { accountName, type BankAccount, shownNumber } from '../model/account.ts';

interface AccountChoiceProps<A extends BankAccount> {
  legend: string;
  accounts: readonly A[];
  value: string;
  onChange: (accountNo: string) => void;
  /** says why one cannot be chosen */
  takenLabel?: (account: A) => string | undefined;
  isMissing?: boolean;
}

/** One of the customer's accounts. */
export function AccountChoice<A extends BankAccount>(props: AccountChoiceProps<A>) {
  const say = useSay();
  const { accounts, value, takenLabel } = props;
  return (
    <RadioGroup
      field="account"
      legend={props.legend}
      value={value}
      onChange={props.onChange}
      options={accounts.map((account) => {
        const taken = takenLabel?.(account);
        return {
          value: account.accountNo,
          label: (
            <>
              {accountName(account)} {taken && <Badge>{taken}</Badge>}
            </>
          ),
          leading: <BankMark code={account.bankCode} name={say(account.bank)} size="small" />,
          description: `${say(account.bank)} ${shownNumber(account)}`,
          disabled: taken !== undefined,
        };
      })}
      problem={props.isMissing && value === '' ? { id: 'chooseOne' } : null}
    />
  );
}
