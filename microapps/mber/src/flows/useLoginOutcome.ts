import { useWallet } from '@wallet/kit/app';
import { type LoginOutcome, triesLeft } from '@wallet/kit/session';
import { alert, confirm } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { signUpCi } from '../state/signUp.ts';
import { useTarget } from '../state/useTarget.ts';
import { newSignUp, signUp } from './signUp.ts';

/** Tells the customer what came of a login, and goes where it leads (1-shell s4.2); `onRetry` gets the tries that are left, once that was told. */
export function useLoginOutcome(onRetry?: (left: number | null) => void) {
  const { navigate } = useWallet();
  const target = useTarget();
  const draft = signUp.useDraft();

  return async function follow(outcome: LoginOutcome): Promise<void> {
    switch (outcome.kind) {
      case 'success':
        return target.follow(outcome.person);
      case 'retry': {
        const left = triesLeft(outcome.failCount);
        await alert({ id: 'loginRetry', ...(left !== null && { text: messages.current().retry({ left }) }) });
        return onRetry?.(left);
      }
      case 'locked':
        return alert({ id: 'loginLocked' });
      case 'dormant': {
        const { wake } = messages.current();
        const isWanted = await confirm({ id: 'memberDormant', confirmLabel: wake.title });
        return isWanted ? target.go('FME82000') : undefined;
      }
      case 'dup':
        return alert({ id: 'duplicateUser' });
      case 'signUp': {
        if (!(await confirm({ id: 'signUpAsk' }))) return;
        const { to, certType, servicePattern = '', ci = '' } = outcome;
        signUpCi.value = ci;
        const known = { ...newSignUp, certType, servicePattern };
        if (to === '/mber/FME74000') await draft.begin({ ...known, way: 'cert', ci });
        // By phone only what the join type needs: a sign-up that was begun before goes on.
        else if (servicePattern !== '') {
          const begun = await draft.read();
          await draft.begin({ ...(begun?.way === 'phone' ? begun : newSignUp), servicePattern });
        }
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
