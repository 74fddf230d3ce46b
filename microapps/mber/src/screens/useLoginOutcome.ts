import { useWallet } from '@wallet/kit/app';
import type { LoginOutcome } from '@wallet/kit/session';
import { alert, confirm } from '@wallet/kit/ui';
import { signUpCi } from '../state/signUp.ts';
import { newSignUp, useSignUpDraft } from '../state/useSignUpDraft.ts';
import { useTarget } from '../state/useTarget.ts';

/** Tells the customer what came of a login, and goes where it leads (1-shell s4.2). */
export function useLoginOutcome() {
  const { navigate } = useWallet();
  const target = useTarget();
  const draft = useSignUpDraft();

  return async function follow(outcome: LoginOutcome): Promise<void> {
    switch (outcome.kind) {
      case 'success':
        return target.follow(outcome.person);
      case 'retry':
        return alert({ id: 'loginRetry' });
      case 'locked':
        return alert({ id: 'loginLocked' });
      case 'dup':
        return alert({ id: 'duplicateUser' });
      case 'signUp': {
        if (!(await confirm({ id: 'signUpAsk' }))) return;
        const { to, certType, ci = '' } = outcome;
        signUpCi.value = ci;
        if (to === '/mber/FME74000') await draft.save({ ...newSignUp, way: 'cert', certType, ci });
        return navigate.push(to, { query: target.kept });
      }
      case 'failed': {
        const { error, messageId } = outcome;
        if (error.silent) return;
        const isServers = messageId === 'serverMessage' && error.serverMessage;
        return alert({ id: messageId, ...(isServers ? { text: error.serverMessage } : {}) });
      }
    }
  };
}
