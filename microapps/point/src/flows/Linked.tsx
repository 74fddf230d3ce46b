import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { Actions, Button, ResultPage } from '@wallet/kit/ui';
import { getOnlyLinkAccounts } from '../api/accountCalls.ts';
import { messages } from '../messages/index.ts';
import { useSay } from '../messages/useSay.ts';
import { accountName, shownNumber } from '../model/account.ts';

/** An account is linked. */
export function Linked({ title, accountNo }: { title: string; accountNo: string }) {
  const { register: t, accounts: words, main, toHome } = messages.use().wallet;
  const say = useSay();
  const { navigate } = useWallet();
  const load = useLoad((signal) => getOnlyLinkAccounts(undefined, { signal }));
  const account = load.data?.find((one) => one.accountNo === accountNo);
  return (
    <Screen title={title} noBack>
      <ResultPage
        kind="success"
        title={t.doneTitle}
        description={t.doneText}
        rows={
          account
            ? [
                {
                  label: words.account,
                  value: `${say(account.bank)} ${shownNumber(account)}${account.isMain ? ` (${main})` : ''}`,
                },
                { label: words.alias, value: accountName(account) },
              ]
            : []
        }
      >
        <Actions>
          <Button full action="toAccounts" onClick={() => navigate.replace('FPO21410')}>
            {t.toAccounts}
          </Button>
          <Button full variant="secondary" action="goHome" onClick={() => navigate.replace('FPO10000')}>
            {toHome}
          </Button>
        </Actions>
      </ResultPage>
    </Screen>
  );
}
