import { useWallet } from '@wallet/kit/app';
import { Badge, Button, Card } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { useSay } from '../messages/useSay.ts';
import { accountName, type LinkedAccount, shownNumber } from '../model/account.ts';
import styles from './text.module.css';

/** A linked account with its own two actions; which one is meant travels as a step, never in the address. */
export function AccountCard({ account }: { account: LinkedAccount }) {
  const { accounts: t, main } = messages.use().wallet;
  const say = useSay();
  const { navigate, session } = useWallet();
  const name = accountName(account);
  async function go(code: 'FPO21430' | 'FPO21610') {
    await session.drafts.write('point.account', { accountNo: account.accountNo });
    navigate.push(code);
  }
  return (
    <Card tone={account.isMain ? 'accent' : 'plain'}>
      <div className={styles.account} data-account-main={account.isMain}>
        <p className={styles.name}>
          {name} {account.isMain && <Badge>{main}</Badge>}
        </p>
        <p className={styles.number}>{`${say(account.bank)} ${shownNumber(account)}`}</p>
        <div className={styles.pair}>
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
            variant="secondary"
            size="small"
            action="unlink"
            label={`${name} ${t.unlink}`}
            onClick={() => void go('FPO21610')}
          >
            {t.unlink}
          </Button>
        </div>
      </div>
    </Card>
  );
}
