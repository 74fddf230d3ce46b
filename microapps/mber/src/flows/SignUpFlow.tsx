import { Screen, useLoad, usePerson } from '@wallet/kit/app';
import { readTerms } from '@wallet/kit/common';
import { SignUpSteps } from './SignUpSteps.tsx';
import { newSignUp, type SignUpDraft, signUp } from './signUp.ts';
import { Welcome } from './Welcome.tsx';

interface SignUpFlowProps {
  title: string;
  way: SignUpDraft['way'];
  /** what is known beside a kept draft */
  known?: Partial<SignUpDraft>;
}

/** A sign-up from its draft or from the start; who is signed in has done it. */
export function SignUpFlow({ title, way, known = {} }: SignUpFlowProps) {
  const person = usePerson();
  const drafts = signUp.useDraft();
  const load = useLoad(async (signal) => {
    const kept = await drafts.read();
    const draft = { ...newSignUp, ...(kept?.way === way ? kept : {}), ...known, way };
    return { draft, terms: await readTerms({ isMinor: draft.isMinor }, { signal }) };
  });
  if (person) {
    return (
      <Screen title={title} noBack>
        <Welcome person={person} />
      </Screen>
    );
  }
  if (!load.data) return <Screen title={title} of={load} />;
  const { draft, terms } = load.data;
  // Other terms are another flow: what was agreed to before does not count for them.
  return (
    <SignUpSteps
      key={String(draft.isMinor)}
      title={title}
      draft={draft}
      terms={terms}
      onRestart={load.reload}
    />
  );
}
