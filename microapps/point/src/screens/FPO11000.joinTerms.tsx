import { AgreeToTerms, askedTerm, Screen, useLoad, useWallet } from '@wallet/kit/app';
import { readTerms } from '@wallet/kit/common';
import { Actions, Button, ResultPage } from '@wallet/kit/ui';
import { readSummary } from '../api/walletCalls.ts';
import { joining, pointTerms } from '../flows/joining.ts';
import { messages } from '../messages/index.ts';

/** Joining begins: the terms of the point area. */
export function FPO11000() {
  const { joining: t, toHome } = messages.use().wallet;
  const { navigate } = useWallet();
  const draft = joining.useDraft();
  const load = useLoad(async (signal) => {
    const [summary, terms, begun] = await Promise.all([
      readSummary(undefined, { signal }),
      readTerms({ serviceCode: pointTerms }, { signal }),
      draft.read(),
    ]);
    return { hasJoined: summary.walletNo !== '', terms, agreed: begun?.termIds ?? [] };
  });
  return (
    <Screen title={t.title} of={load} step={{ current: 1, total: 2 }}>
      {({ hasJoined, terms, agreed }) =>
        hasJoined ? (
          <ResultPage kind="success" title={t.already}>
            <Actions>
              <Button full action="goHome" onClick={() => navigate.replace('FPO10000')}>
                {toHome}
              </Button>
            </Actions>
          </ResultPage>
        ) : (
          <AgreeToTerms
            picture="point"
            title={t.termsLead}
            terms={terms.map(askedTerm)}
            agreed={agreed}
            onAgree={async (termIds) => {
              await draft.begin({ termIds });
              navigate.push('FPO13000');
            }}
          />
        )
      }
    </Screen>
  );
}
