import { AgreeToTerms, Screen, useWallet } from '@wallet/kit/app';
import { Lead } from '@wallet/kit/ui';
import { readTerms } from '../api/calls.ts';
import { applying } from '../flows/applying.ts';
import { messages } from '../messages/index.ts';

export const FZZ30000 = applying.step(
  { ask: (_, { signal }) => readTerms(undefined, { signal }) },
  function Terms({ draft, data: terms, begin }) {
    const t = messages.use();
    const { navigate } = useWallet();
    return (
      <Screen>
        <AgreeToTerms
          terms={terms}
          agreed={draft?.agreedTerms ?? []}
          onAgree={async (agreedTerms) => {
            await begin({ intentId: crypto.randomUUID(), agreedTerms });
            navigate.push('FZZ31000');
          }}
        >
          <Lead>{t.terms.lead}</Lead>
        </AgreeToTerms>
      </Screen>
    );
  },
);
