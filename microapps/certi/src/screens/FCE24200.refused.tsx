import { MainButton, useWallet } from '@wallet/kit/app';
import { InlineNotice, Note, ResultPage } from '@wallet/kit/ui';
import { applying } from '../flows/applying.ts';
import { JoinedScreen, useGone } from '../flows/JoinedScreen.tsx';
import { useRequest } from '../flows/useRequest.ts';
import { messages } from '../messages/index.ts';
import { resultOf } from '../model/certificate.ts';

/** Not issued: why, what can be done, and what became of the fee. A code that we do not know keeps its message. */
export function FCE24200() {
  const t = messages.use();
  const gone = useGone();
  const { navigate } = useWallet();
  const { begin } = applying.useDraft();
  const load = useRequest();
  return (
    <JoinedScreen of={load} onBack={() => navigate.replace('FCE10000')}>
      {(one) => {
        if (one?.state !== 'failed') return gone.CTI_NO_REQUEST;
        const { certificateKind: kind, name, resultCode, resultMessage, isRefunded } = one;
        const result = resultOf(resultCode);
        const canGoOn = result === 'needsMore' || result === 'retry';
        return (
          <>
            <ResultPage
              kind="failure"
              messageId={`certi-${result}`}
              title={t.refused.title({ name })}
              description={result === 'other' ? resultMessage : t.refused.results[result]}
            />
            {result === 'other' && <Note>{t.refused.code({ code: resultCode })}</Note>}
            {isRefunded && <InlineNotice tone="info">{t.refused.refunded}</InlineNotice>}
            <MainButton
              action="again"
              run={async () => {
                if (!canGoOn) return navigate.replace('FCE21000', { query: { kndId: kind } });
                await begin({ kind, name });
                navigate.replace('FCE22100');
              }}
            >
              {canGoOn ? t.refused.goOn : t.refused.about}
            </MainButton>
          </>
        );
      }}
    </JoinedScreen>
  );
}
