import { useWallet } from '@wallet/kit/app';
import { openFlowLog } from '@wallet/kit/common';
import { joinChannel, joinType } from '@wallet/kit/session';
import { alert } from '@wallet/kit/ui';
import { useState } from 'react';
import { joinWallet } from '../api/joinCalls.ts';
import { messages } from '../messages/index.ts';
import type { Verified } from '../model/identity.ts';
import { useMemberAction } from '../parts/useMemberAction.ts';
import { signUpCi } from '../state/signUp.ts';
import { useTarget } from '../state/useTarget.ts';
import { type SignUpDraft, signUp } from './signUp.ts';

interface ToJoin extends Verified {
  agreements: Record<string, boolean>;
  /** the same one, encrypted twice, as each counts once: to join with, and to sign in with */
  password: string;
  signInPassword: string;
}

/** Joins and signs in at once; who is refused is led to where it goes on for them. */
export function useJoin(draft: SignUpDraft) {
  const { session, bridge } = useWallet();
  const kept = signUp.useDraft();
  const target = useTarget();
  // Where sign-ups stop is worth knowing; who stopped is not in it.
  const [log] = useState(() => openFlowLog('signUp'));

  return useMemberAction(
    async ({ agreements, checkId, phone, password, signInPassword }: ToJoin) => {
      const { way, certType, servicePattern } = draft;
      log.step('sent');
      const { ci } = await joinWallet({
        way,
        checkId,
        guardianCheckId: draft.guardianCheckId,
        ci: draft.ci,
        certType,
        token: draft.token,
        password,
        joinChannel: joinChannel(bridge.isNative),
        joinType: joinType({ certType, servicePattern }),
        agreements,
      });
      log.step('joined');
      await kept.clear();
      signUpCi.value = '';
      const outcome = await session.login(
        way === 'phone' ? { phone, encPassword: signInPassword } : { ci, loginCertType: certType || '01' },
      );
      // Joined all the same: signing in can be done again.
      log.step(outcome.kind === 'success' ? 'signedIn' : 'notSignedIn');
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
