import { useWallet } from '@wallet/kit/app';
import { formatMoney } from '@wallet/kit/format';
import { Button, Card, InlineNotice, List, ListItem, Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { useSay } from '../messages/useSay.ts';
import { accountName, type LinkedAccount, shownNumber } from '../model/account.ts';
import type { WalletSummary } from '../model/wallet.ts';
import styles from './text.module.css';

interface MainAccountProps {
  accounts: readonly LinkedAccount[];
  autoCharge: WalletSummary['autoCharge'];
}

/** Where points come from; without a main account, the way to one. */
export function MainAccount({ accounts, autoCharge }: MainAccountProps) {
  const { home: t } = messages.use().wallet;
  const say = useSay();
  const { navigate } = useWallet();
  const main = accounts.find(({ isMain }) => isMain);

  function promise(): string {
    if (!autoCharge) return t.autoOff;
    const { below, amount } = autoCharge;
    if (below === undefined || amount === undefined) return t.autoOnPlain;
    return t.autoOn({ below: formatMoney(below), amount: formatMoney(amount) });
  }

  return (
    <Card>
      <Section title={t.account}>
        {main ? (
          <>
            <List label={t.account}>
              <ListItem
                title={accountName(main)}
                description={`${say(main.bank)} ${shownNumber(main)}`}
                action="accounts"
                onClick={() => navigate.push('FPO21410')}
              />
            </List>
            <p className={styles.text}>{promise()}</p>
          </>
        ) : (
          <div data-part="noAccount">
            <InlineNotice tone="warning">{accounts.length > 0 ? t.noMain : t.noAccountText}</InlineNotice>
            <div className={styles.pair}>
              <Button
                action="register"
                onClick={() => navigate.push(accounts.length > 0 ? 'FPO21420' : 'FPO21100')}
              >
                {accounts.length > 0 ? t.chooseMain : t.register}
              </Button>
            </div>
          </div>
        )}
      </Section>
    </Card>
  );
}
