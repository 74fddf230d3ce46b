import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { dayText } from '@wallet/kit/format';
import { locale } from '@wallet/kit/messages';
import { Actions, Button, ResultPage } from '@wallet/kit/ui';
import { readDueDiligence } from '../api/walletCalls.ts';
import { messages } from '../messages/index.ts';
import { useReturn } from '../state/useReturn.ts';

/** How due diligence stands, as the server has it; done, the customer goes on where it came between. */
export function FPO99000() {
  const { dueDiligence: t, toHome } = messages.use().wallet;
  const { navigate } = useWallet();
  const back = useReturn();
  const load = useLoad((signal) => readDueDiligence(undefined, { signal }));
  return (
    <Screen title={t.resultTitle} of={load} noBack>
      {({ isDue, isInReview, doneOn }) => {
        const kind = isInReview ? 'review' : isDue ? 'due' : 'done';
        const shown = { review: 'pending', due: 'failure', done: 'success' } as const;
        const title = { review: t.reviewTitle, due: t.dueTitle, done: t.doneTitle }[kind];
        const text = {
          review: t.review,
          due: t.dueText,
          done:
            doneOn === '' ? t.doneText : `${t.doneText} ${t.done({ date: dayText(doneOn, locale.value) })}`,
        }[kind];
        return (
          <ResultPage kind={shown[kind]} title={title} description={text}>
            <Actions>
              {kind === 'done' && (
                <Button full action="goOn" onClick={back.go}>
                  {back.path === null ? toHome : t.goOn}
                </Button>
              )}
              {kind === 'due' && (
                <Button
                  full
                  action="start"
                  onClick={() => navigate.replace('FPO97000', { query: back.query })}
                >
                  {t.start}
                </Button>
              )}
              {kind === 'review' && (
                <Button full action="home" onClick={navigate.home}>
                  {t.later}
                </Button>
              )}
            </Actions>
          </ResultPage>
        );
      }}
    </Screen>
  );
}
