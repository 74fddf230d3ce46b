import { Screen, useLoad, useParams, useWallet } from '@wallet/kit/app';
import { formatDate } from '@wallet/kit/format';
import { BottomBar, Button, Money, ResultPage } from '@wallet/kit/ui';
import { readApplication } from '../api/calls.ts';
import { messages } from '../messages/index.ts';

export function FZZ32000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const { applyNo = '' } = useParams();
  const application = useLoad((signal) => readApplication(applyNo, { signal }), [applyNo]);
  const footer = (
    <BottomBar>
      <Button onClick={() => navigate.replace('FZZ10000')}>{t.result.home}</Button>
    </BottomBar>
  );

  return (
    <Screen title={t.result.title} of={application} footer={footer} noBack>
      {({ number, name, amount, date }) => (
        <ResultPage
          kind="success"
          title={t.result.done}
          rows={[
            { label: t.result.number, value: number },
            { label: t.result.name, value: name },
            { label: t.result.date, value: formatDate(date) },
            { label: t.result.amount, value: <Money amount={amount} />, isStrong: true },
          ]}
        />
      )}
    </Screen>
  );
}
