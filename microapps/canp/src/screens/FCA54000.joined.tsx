import { MainButton, Screen, useWallet } from '@wallet/kit/app';
import { formatDate } from '@wallet/kit/format';
import { ResultPage } from '@wallet/kit/ui';
import { joining } from '../flows/joining.ts';
import { messages } from '../messages/index.ts';

export const FCA54000 = joining.step(
  { needs: ['end'] },
  function Joined({ draft: { end, joinedOn }, clear }) {
    const t = messages.use();
    const { navigate } = useWallet();
    const isDone = end === 'done';
    async function goOn() {
      await clear();
      if (!isDone) return navigate.replace('FCA50000');
      await navigate.settle();
      navigate.replace('FCA60000', { query: { canp_digital: 'Y' } });
    }
    return (
      <Screen noBack onBack={() => void goOn()}>
        <ResultPage
          kind={isDone ? 'success' : 'failure'}
          title={t.ends[end].title}
          description={t.ends[end].text}
          rows={joinedOn ? [{ label: t.end.joinedOn, value: formatDate(joinedOn) }] : []}
        />
        <MainButton action="home" run={goOn}>
          {isDone ? t.end.home : t.end.again}
        </MainButton>
      </Screen>
    );
  },
);
