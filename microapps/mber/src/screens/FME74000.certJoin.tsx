import { Screen, useLoad, usePerson } from '@wallet/kit/app';
import { readJoinInfo } from '@wallet/kit/session';
import { SignUpFlow } from '../flows/SignUpFlow.tsx';
import { newSignUp, signUp } from '../flows/signUp.ts';
import { messages } from '../messages/index.ts';
import { Nothing } from '../parts/Nothing.tsx';
import { signUpCi } from '../state/signUp.ts';
import { usePersonalQuery } from '../state/usePersonalQuery.ts';
import { useTarget } from '../state/useTarget.ts';

export function FME74000() {
  const { certJoin: t } = messages.use();
  const person = usePerson();
  const drafts = signUp.useDraft();
  const target = useTarget();
  const link = usePersonalQuery();
  const load = useLoad(
    async (signal) => {
      let draft = await drafts.read();
      if (link.ci !== '') {
        signUpCi.value = link.ci;
        // Somebody else's sign-up does not go on with this CI, nor this one's with another.
        if (draft?.way !== 'cert' || draft.ci !== link.ci) {
          draft = { ...newSignUp, way: 'cert', certType: '03', ci: link.ci };
          await drafts.begin(draft);
        }
      }
      const ci = signUpCi.value || (draft?.way === 'cert' ? draft.ci : '');
      // Type 03 brings its CI; a group customer of type 04 is known by the phone alone (E29).
      const certType = draft?.way === 'cert' && draft.certType ? draft.certType : ci ? '03' : '04';
      const facts = ci === '' ? null : await readJoinInfo(ci, { signal });
      const servicePattern = (draft?.way === 'cert' && draft.servicePattern) || facts?.servicePattern || '';
      return { known: { ci, certType, servicePattern }, isMember: facts?.isMember ?? false };
    },
    [link.ci],
  );
  if (!load.data && !person) return <Screen title={t.title} of={load} />;
  const { known, isMember = false } = load.data ?? {};
  const isLost = known?.certType === '03' && known.ci === '';
  if (!person && (isLost || isMember)) {
    const said = isMember ? t.already : t.lost;
    return (
      <Screen title={t.title}>
        <Nothing {...said} label={t.goOn} onGo={() => target.go('FME50000', { replace: true })} />
      </Screen>
    );
  }
  return <SignUpFlow title={t.title} way="cert" {...(known ? { known } : {})} />;
}
