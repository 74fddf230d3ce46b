import { BankMark, IconTile, List, ListItem } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Balances } from '../model/balances.ts';
import { useAccountName } from './useAccountName.ts';

interface BalanceRowsProps {
  balances: Balances;
  /** of a payment: what is there is told as it will be after it, with what there is now under it */
  spent?: { points: number | null; account: number | null };
}

/** What can be paid from, each with its face; nothing of what could not be had. */
export function BalanceRows({ balances: { points, account }, spent }: BalanceRowsProps) {
  const t = messages.use();
  const accountName = useAccountName();
  if (points === null && !account) return null;
  const figures = (
    shown: (of: { amount: number }) => string,
    amount: number,
    less: number | null | undefined,
  ) =>
    less
      ? {
          trailing: shown({ amount: amount - less }),
          trailingNote: t.balances.now({ shown: shown({ amount }) }),
        }
      : { trailing: shown({ amount }) };
  return (
    <div data-part="balances">
      <List label={t.balances.title}>
        {points !== null && (
          <ListItem
            leading={<IconTile picture="point" />}
            title={t.balances.points}
            {...figures(t.points, points, spent?.points)}
          />
        )}
        {account && (
          <ListItem
            leading={<BankMark code={account.bankCode} />}
            title={accountName(account)}
            {...(account.left === null
              ? { trailing: t.balances.unknown }
              : figures(t.won, account.left, spent?.account))}
          />
        )}
      </List>
    </div>
  );
}
