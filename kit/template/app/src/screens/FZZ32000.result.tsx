import { MainButton, Screen, useLoad, useParams, useWallet } from '@wallet/kit/app';
import { formatDate } from '@wallet/kit/format';
import { Money, ResultPage } from '@wallet/kit/ui';
import { readApplication } from '../api/calls.ts';
import { messages } from '../messages/index.ts';

export function FZZ32000() {
  const t = messages.use().result;
  const { navigate } = useWallet();
  const { applyNo = '' } = useParams();
  const application = useLoad(readApplication, { applyNo });
  return (
    <Screen of={application} noBack>
      {({ number, name, amount, date }) => (
        <>
          <ResultPage
            kind="success"
            title={t.done}
            rows={[
              { label: t.number, value: number },
              { label: t.name, value: name },
              { label: t.date, value: formatDate(date) },
              { label: t.amount, value: <Money amount={amount} />, isStrong: true },
            ]}
          />
          <MainButton run={() => navigate.replace('FZZ10000')}>{t.home}</MainButton>
        </>
      )}
    </Screen>
  );
}
