import { Screen, useLoad, usePerson, useWallet } from '@wallet/kit/app';
import { readTerms } from '../api/forestCalls.ts';
import { messages } from '../messages/index.ts';
import { beginJoin, joinProgress } from '../model/membership.ts';
import { agreedIds } from '../model/term.ts';
import { TermsStep } from '../parts/TermsStep.tsx';
import { useJoinDraft } from '../state/useJoinDraft.ts';

export function FTR01002() {
  const t = messages.use();
  const { navigate } = useWallet();
  const person = usePerson();
  const { read, save } = useJoinDraft();
  const load = useLoad(async (signal) => {
    const [terms, draft] = await Promise.all([readTerms('JOIN', { signal }), read()]);
    return { terms, draft };
  });
  return (
    <Screen title={t.joinTerms.title} of={load} step={joinProgress('terms')}>
      {({ terms, draft }) => (
        <TermsStep
          terms={terms}
          lead={t.joinTerms.lead}
          agreed={agreedIds(draft?.agreements ?? {})}
          onAgree={async (agreements) => {
            await save({ ...(draft ?? beginJoin(person)), agreements });
            navigate.push('FTR01003');
          }}
        />
      )}
    </Screen>
  );
}
