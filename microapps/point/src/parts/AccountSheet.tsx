import { useWallet } from '@wallet/kit/app';
import { Icon, List, ListItem, SettingIcon, Sheet } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { accountName, type LinkedAccount } from '../model/account.ts';

/** What can be done with a linked account; which one is meant travels as a step, never in the address. */
export function AccountSheet({ account, onClose }: { account: LinkedAccount; onClose: () => void }) {
  const { accounts: t } = messages.use().wallet;
  const { navigate, session } = useWallet();
  async function go(code: 'FPO21420' | 'FPO21430' | 'FPO21610') {
    await session.drafts.write('point.account', { accountNo: account.accountNo });
    navigate.push(code);
  }
  return (
    <Sheet isOpen title={accountName(account)} onClose={onClose}>
      <List label={t.manage({ name: accountName(account) })}>
        {!account.isMain && (
          <ListItem
            leading={<Icon name="star" />}
            title={t.makeMain}
            action="changeMain"
            onClick={() => void go('FPO21420')}
          />
        )}
        <ListItem
          leading={<SettingIcon name="rename" />}
          title={t.rename}
          action="rename"
          onClick={() => void go('FPO21430')}
        />
        <ListItem
          leading={<SettingIcon name="unlink" />}
          title={t.unlink}
          action="unlink"
          onClick={() => void go('FPO21610')}
        />
      </List>
    </Sheet>
  );
}
