import { maskAccount } from '@wallet/kit/format';
import { KeyValue } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Balances } from '../model/balances.ts';

/** What can be paid from; nothing of what could not be had. */
export function BalanceRows({ balances: { points, account } }: { balances: Balances }) {
  const t = messages.use();
  const rows = [
    ...(points === null ? [] : [{ label: t.balances.points, value: t.points({ amount: points }) }]),
    ...(account
      ? [
          {
            label: [account.alias || t.balances.account, maskAccount(account.accountNo)].join(' '),
            value: account.left === null ? t.balances.unknown : t.won({ amount: account.left }),
          },
        ]
      : []),
  ];
  if (rows.length === 0) return null;
  return (
    <div data-part="balances">
      <KeyValue rows={rows} />
    </div>
  );
}
