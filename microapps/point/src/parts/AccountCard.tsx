import { useWallet } from '@wallet/kit/app';
import { Actions, Badge, BankMark, Button, Card, List, ListItem } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { useSay } from '../messages/useSay.ts';
import { accountName, type LinkedAccount, shownNumber } from '../model/account.ts';

/** A linked account with its own actions; which one is meant travels as a step, never in the address. */
export function AccountCard({ account }: { account: LinkedAccount }) {
  const { accounts: t, main } = messages.use().wallet;
  const say = useSay();
  const { navigate, session } = useWallet();
  const name = accountName(account);
  async function go(code: 'FPO21420' | 'FPO21430' | 'FPO21610') {
    await session.drafts.write('point.account', { accountNo: account.accountNo });
    navigate.push(code);
  }
  return (
    <Card>
      <List>
        <ListItem
          leading={<BankMark code={account.bankCode} name={say(account.bank)} />}
          title={<span data-account-main={account.isMain}>{name}</span>}
          badge={account.isMain && <Badge tone="accent">{main}</Badge>}
          description={`${say(account.bank)} ${shownNumber(account)}`}
        />
      </List>
      <Actions foot>
        {!account.isMain && (
          <Button
            variant="secondary"
            size="small"
            action="changeMain"
            label={`${name} ${t.makeMain}`}
            onClick={() => void go('FPO21420')}
          >
            {t.makeMain}
          </Button>
        )}
        <Button
          variant="secondary"
          size="small"
          action="rename"
          label={`${name} ${t.rename}`}
          onClick={() => void go('FPO21430')}
        >
          {t.rename}
        </Button>
        <Button
          variant="text"
          size="small"
          action="unlink"
          label={`${name} ${t.unlink}`}
          onClick={() => void go('FPO21610')}
        >
          {t.unlink}
        </Button>
      </Actions>
    </Card>
  );
}
