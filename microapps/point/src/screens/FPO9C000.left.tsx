import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { Actions, Button, ResultPage } from '@wallet/kit/ui';
import { readSummary } from '../api/walletCalls.ts';
import { messages } from '../messages/index.ts';

/** Whether the customer has left, as the server has it. */
export function FPO9C000() {
  const { leaving: t, toHome } = messages.use().wallet;
  const { navigate } = useWallet();
  const load = useLoad((signal) => readSummary(undefined, { signal }));
  return (
    <Screen title={t.title} of={load} noBack>
      {({ walletNo }) => {
        const hasLeft = walletNo === '';
        return (
          <ResultPage
            kind={hasLeft ? 'success' : 'failure'}
            title={hasLeft ? t.leftTitle : t.notLeftTitle}
            description={hasLeft ? t.leftText : t.notLeftText}
          >
            <Actions>
              <Button full action="goHome" onClick={navigate.home}>
                {t.toWallet}
              </Button>
              <Button full variant="secondary" action="toPoints" onClick={() => navigate.replace('FPO10000')}>
                {toHome}
              </Button>
            </Actions>
          </ResultPage>
        );
      }}
    </Screen>
  );
}
