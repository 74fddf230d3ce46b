import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { Actions, Button, ResultPage } from '@wallet/kit/ui';
import { getOnlyLinkAccounts } from '../api/accountCalls.ts';
import { messages } from '../messages/index.ts';
import { useSay } from '../messages/useSay.ts';
import { shownNumber } from '../model/account.ts';

/** The customer has a point wallet now. */
export function Joined({ walletNo }: { walletNo: string }) {
  const { joining: t, toHome } = messages.use().wallet;
  const say = useSay();
  const { navigate } = useWallet();
  const accounts = useLoad((signal) => getOnlyLinkAccounts(undefined, { signal }));
  const main = accounts.data?.find(({ isMain }) => isMain);
  return (
    <Screen title={t.title} noBack>
      <ResultPage
        kind="success"
        title={t.doneTitle}
        description={t.doneText}
        rows={[
          { label: t.walletNo, value: walletNo },
          ...(main ? [{ label: t.account, value: `${say(main.bank)} ${shownNumber(main)}` }] : []),
        ]}
      >
        <Actions>
          <Button full action="goHome" onClick={() => navigate.replace('FPO10000')}>
            {toHome}
          </Button>
        </Actions>
      </ResultPage>
    </Screen>
  );
}
