import { useWallet } from '@wallet/kit/app';
import { formatMoney } from '@wallet/kit/format';
import {
  Actions,
  BankMark,
  Button,
  Card,
  IconTile,
  InlineNotice,
  List,
  ListItem,
  Section,
} from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { useSay } from '../messages/useSay.ts';
import { accountName, type LinkedAccount, shownNumber } from '../model/account.ts';
import type { WalletSummary } from '../model/wallet.ts';

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

  const setAuto = () => navigate.push('FPO92000');
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
          <List label={t.account}>
            <ListItem
              leading={<BankMark code={main.bankCode} name={say(main.bank)} />}
              title={accountName(main)}
              description={`${say(main.bank)} ${shownNumber(main)}`}
              action="accounts"
              onClick={() => navigate.push('FPO21410')}
            />
            <ListItem
              leading={<IconTile picture="booking" />}
              title={t.auto}
              description={promise()}
              {...(autoCharge
                ? { action: 'autoCharge', onClick: setAuto }
                : {
                    act: (
                      <Button size="small" variant="secondary" action="autoCharge" onClick={setAuto}>
                        {t.autoTurnOn}
                      </Button>
                    ),
                  })}
            />
          </List>
        ) : (
          <div data-part="noAccount">
            <InlineNotice tone="warning">{accounts.length > 0 ? t.noMain : t.noAccountText}</InlineNotice>
            <Actions beside>
              <Button
                action="register"
                onClick={() => navigate.push(accounts.length > 0 ? 'FPO21420' : 'FPO21100')}
              >
                {accounts.length > 0 ? t.chooseMain : t.register}
              </Button>
            </Actions>
          </div>
        )}
      </Section>
    </Card>
  );
}
