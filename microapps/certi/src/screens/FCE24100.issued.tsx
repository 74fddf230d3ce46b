import { MainButton, useWallet } from '@wallet/kit/app';
import { Button, ResultPage } from '@wallet/kit/ui';
import { JoinedScreen, useGone } from '../flows/JoinedScreen.tsx';
import { useRequest } from '../flows/useRequest.ts';
import { messages } from '../messages/index.ts';

/** Issued: read it, send it. */
export function FCE24100() {
  const t = messages.use();
  const gone = useGone();
  const { navigate } = useWallet();
  const load = useRequest();
  return (
    <JoinedScreen of={load} onBack={() => navigate.replace('FCE10000')}>
      {(one) => {
        if (one?.state !== 'issued') return gone.CTI_NO_REQUEST;
        const query = { certNo: one.certificateId };
        return (
          <>
            <ResultPage
              kind="success"
              title={t.issued.title({ name: one.name })}
              description={t.issued.note}
              rows={[
                { label: t.facts.holder, value: one.holder },
                ...(one.access === 'none'
                  ? []
                  : [{ label: t.apply.access, value: t.apply.accesses[one.access].label }]),
              ]}
            />
            <MainButton
              action="read"
              run={() => navigate.replace('FCE15110', { query })}
              beside={
                <Button
                  variant="secondary"
                  action="send"
                  onClick={() => navigate.replace('FCE17000', { query })}
                >
                  {t.send.title}
                </Button>
              }
            >
              {t.issued.see}
            </MainButton>
          </>
        );
      }}
    </JoinedScreen>
  );
}
