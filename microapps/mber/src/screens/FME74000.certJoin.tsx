import { Screen, useLoad, usePerson } from '@wallet/kit/app';
import { isMemberByCi } from '../api/joinCalls.ts';
import { messages } from '../messages/index.ts';
import { Nothing } from '../parts/Nothing.tsx';
import { signUpCi } from '../state/signUp.ts';
import { useSignUpDraft } from '../state/useSignUpDraft.ts';
import { useTarget } from '../state/useTarget.ts';
import { SignUpFlow } from './SignUpFlow.tsx';

export function FME74000() {
  const { certJoin: t } = messages.use();
  const person = usePerson();
  const drafts = useSignUpDraft();
  const target = useTarget();
  const load = useLoad(async (signal) => {
    const draft = await drafts.read();
    const ci = signUpCi.value || (draft?.way === 'cert' ? draft.ci : '');
    // Type 03 brings its CI; a group customer of type 04 is known by the phone alone (E29).
    const certType = draft?.way === 'cert' && draft.certType ? draft.certType : ci ? '03' : '04';
    const isMember = ci !== '' && (await isMemberByCi(ci, { signal }));
    return { ci, certType, isMember };
  });
  if (!load.data && !person) return <Screen title={t.title} of={load} />;
  const { ci = '', certType = '', isMember = false } = load.data ?? {};
  const isLost = certType === '03' && ci === '';
  if (!person && (isLost || isMember)) {
    const said = isMember ? t.already : t.lost;
    return (
      <Screen title={t.title}>
        <Nothing {...said} label={t.goOn} onGo={() => target.go('FME50000', { replace: true })} />
      </Screen>
    );
  }
  return <SignUpFlow title={t.title} way="cert" known={{ ci, certType }} />;
}
