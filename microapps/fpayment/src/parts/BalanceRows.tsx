import { maskAccount } from '@wallet/kit/format';
import { IconTile, List, ListItem } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Balances } from '../model/balances.ts';

/** What can be paid from, each with its face; nothing of what could not be had. */
export function BalanceRows({ balances: { points, account } }: { balances: Balances }) {
  const t = messages.use();
  if (points === null && !account) return null;
  return (
    <div data-part="balances">
      <List label={t.balances.title}>
        {points !== null && (
          <ListItem
            leading={<IconTile picture="point" />}
            title={t.balances.points}
            trailing={t.points({ amount: points })}
          />
        )}
        {account && (
          <ListItem
            leading={<IconTile picture="account" />}
            title={account.alias || t.balances.account}
            description={maskAccount(account.accountNo)}
            trailing={account.left === null ? t.balances.unknown : t.won({ amount: account.left })}
          />
        )}
      </List>
    </div>
  );
}
