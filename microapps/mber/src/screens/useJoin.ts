import { useWallet } from '@wallet/kit/app';
import { joinChannel, joinType } from '@wallet/kit/session';
import { alert } from '@wallet/kit/ui';
import { joinWallet } from '../api/joinCalls.ts';
import { messages } from '../messages/index.ts';
import type { Verified } from '../model/identity.ts';
import { useMemberAction } from '../parts/useMemberAction.ts';
import { signUpCi } from '../state/signUp.ts';
import { type SignUpDraft, useSignUpDraft } from '../state/useSignUpDraft.ts';
import { useTarget } from '../state/useTarget.ts';

interface ToJoin extends Verified {
  agreements: Record<string, boolean>;
  /** encrypted */
  password: string;
}

/** Joins and signs in at once; who is refused is led to where it goes on for them. */
export function useJoin(draft: SignUpDraft) {
  const { session, bridge } = useWallet();
  const kept = useSignUpDraft();
  const target = useTarget();

  return useMemberAction(
    async ({ agreements, checkId, phone, password }: ToJoin) => {
      const { way, certType } = draft;
      const { ci } = await joinWallet({
        way,
        checkId,
        guardianCheckId: draft.guardianCheckId,
        ci: draft.ci,
        certType,
        token: draft.token,
        password,
        joinChannel: joinChannel(bridge.isNative),
        joinType: joinType({ certType, servicePattern: '' }),
        agreements,
      });
      await kept.clear();
      signUpCi.value = '';
      const outcome = await session.login(
        way === 'phone' ? { phone, encPassword: password } : { ci, loginCertType: certType || '01' },
      );
      // Joined all the same: signing in can be done again.
      if (outcome.kind === 'success') return;
      await alert({ id: 'joinedSignIn', text: messages.current().refusals.joinedSignIn });
      target.go('FME11000', { replace: true });
    },
    async (code) => {
      // A certificate that was left by somebody else must not stand in this customer's way.
      if (code === 'MBR_OTHER_PERSON') {
        signUpCi.value = '';
        await kept.clear();
        target.go('FME50000', { replace: true });
      }
      if (code === 'MBR_ALREADY') target.go('FME11000', { replace: true });
      if (code === 'MBR_DORMANT') target.go('FME82000', { replace: true });
      if (code === 'MBR_GUARDIAN_MISSING') target.go('FME24000');
    },
  );
}
