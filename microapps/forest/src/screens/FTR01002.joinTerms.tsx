import { Screen, useLoad, usePerson, useWallet } from '@wallet/kit/app';
import { readTerms } from '../api/forestCalls.ts';
import { messages } from '../messages/index.ts';
import { beginJoin, joinProgress } from '../model/membership.ts';
import { agreedIds } from '../model/term.ts';
import { TermsScreen } from '../parts/TermsScreen.tsx';
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
  const step = joinProgress('terms');
  if (!load.data) return <Screen title={t.joinTerms.title} of={load} step={step} />;
  const { terms, draft } = load.data;
  return (
    <TermsScreen
      title={t.joinTerms.title}
      step={step}
      lead={t.joinTerms.lead}
      terms={terms}
      agreed={agreedIds(draft?.agreements ?? {})}
      onAgree={async (agreements) => {
        await save({ ...(draft ?? beginJoin(person)), agreements });
        navigate.push('FTR01003');
      }}
    />
  );
}
